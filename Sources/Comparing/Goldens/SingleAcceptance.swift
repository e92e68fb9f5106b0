package import Failures
import OutputFiles
import Foundation

/// One file that may take the place of another: what a failed test leaves that has no frames to show.
package struct SingleAcceptance: Codable, Hashable, Sendable {
  private static let name = "accept.json"

  /// The paths of both.
  package let expected, actual: String

  package init(expected: String, actual: String) {
    (self.expected, self.actual) = (expected, actual)
  }

  /// Writes it down, for `Acceptance` to find.
  package func write(in folder: String) throws(FlipbookError) {
    try WholeFile.write(OrderedJSON.bytes(of: self), to: folder + "/" + Self.name)
  }

  /// What is written down in a folder, if anything is.
  static func read(in folder: String) -> SingleAcceptance? {
    FileManager.default.contents(atPath: folder + "/" + name).flatMap {
      try? JSONDecoder().decode(Self.self, from: $0)
    }
  }
}
