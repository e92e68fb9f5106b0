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

  /// Tells whatever runs the test, Swift Testing or XCTest, that it has failed.
  func fail(_ text: String) {
    guard Test.current != nil else {
      XCTFail(text, file: filePath, line: line)
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}
