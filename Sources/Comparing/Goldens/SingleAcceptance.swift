package import Failures
import OutputFiles
import Foundation

/// A file that can replace another one: the result of a failed test without frames.
package struct SingleAcceptance: Codable, Hashable, Sendable {
  private static let name = "accept.json"

  /// The paths of the files.
  package let expected, actual: String

  package init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
  }

  /// Writes the paths to a file in `folder`, where `Acceptance` finds them.
  package func write(in folder: String) throws(FlipbookError) {
    try AtomicFile.write(OrderedJSON.bytes(of: self), to: folder + "/" + Self.name)
  }

  /// Reads the paths from the file in `folder`; nil if there is none. Throws unless it replaces a
  /// golden by a file of the folder: a report can come from another machine.
  static func read(in folder: String) throws(FlipbookError) -> SingleAcceptance? {
    let path = folder + "/" + name
    guard let bytes = RegularFile.contents(atPath: path) else { return nil }
    func resolved(_ path: String) -> [String] {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
    }
    guard let paths = try? JSONDecoder().decode(Self.self, from: bytes) else {
      throw FlipbookError(
        .malformed, "\"\(path)\" is malformed.", hint: "Run the test again.")
    }
    // Neither can be the folder itself.
    guard resolved(paths.actual).dropLast().starts(with: resolved(folder)),
      resolved(paths.expected).dropLast().contains(GoldenLocations.folderName)
    else {
      throw FlipbookError(
        .malformed,
        "\"\(path)\" would replace \"\(paths.expected)\" by \"\(paths.actual)\": it must replace a "
          + "golden by a file beside it.",
        hint: "Run the test again.")
    }
    return paths
  }
}
