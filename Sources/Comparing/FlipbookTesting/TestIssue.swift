import Foundation
import Testing
import XCTest

/// The source location of a call in a test.
struct TestLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The folder of the test's file.
  var folder: String { ("\(filePath)" as NSString).deletingLastPathComponent }

  /// The name of the test's file, without its extension.
  var fileName: String {
    (("\(filePath)" as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Reports a failure to Swift Testing or XCTest. XCTest supports attachments only on Apple
  /// platforms.
  func fail(_ failure: GoldenFailure) {
    guard Test.current != nil else {
      XCTFail(failure.text, file: filePath, line: line)
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    for attachment in failure.attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.text), sourceLocation: location)
  }
}
