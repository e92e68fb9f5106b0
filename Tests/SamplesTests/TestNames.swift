import Foundation
import Testing

/// The names of the tests in source files.
enum TestNames {
  /// Returns the tests in a folder and its subfolders, as "Suite.test".
  static func all(in folder: URL) throws -> Set<String> {
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      var (suite, isTest) = ("", false)
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.contains("struct "), let match = line.firstMatch(of: /struct (\w+Tests)\b/) {
          suite = String(match.1)
        }
        if line.contains("@Test") { isTest = true }
        guard isTest, let match = line.firstMatch(of: /func (\w+)\(/) else { continue }
        found.insert("\(suite).\(match.1)")
        isTest = false
      }
    }
    return found
  }
}
