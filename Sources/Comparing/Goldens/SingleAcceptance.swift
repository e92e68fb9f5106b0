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

  /// Reads the paths from the file in `folder`; nil if there is none.
  static func read(in folder: String) -> SingleAcceptance? {
    FileManager.default.contents(atPath: folder + "/" + name).flatMap {
      try? JSONDecoder().decode(Self.self, from: $0)
    }
  }
}
