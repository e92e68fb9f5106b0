import Foundation
import Testing
import XCTest

/// Where a call stands in the code of a test.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The test's folder.
  var folder: String { ("\(filePath)" as NSString).deletingLastPathComponent }

  /// The name of the test's file, without its ending.
  var fileName: String {
    (("\(filePath)" as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Fails the test, of Swift Testing or XCTest. XCTest has no attachments outside of Apple's systems.
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
