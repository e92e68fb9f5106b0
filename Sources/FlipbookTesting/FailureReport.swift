import Filming
import Foundation
import PixelDiff

/// What is left of a failed test for people to look at, and to accept.
struct FailureReport {
  private let golden: Golden
  private let kind: AcceptedKind
  private let actual: String
  private let comparator: FilmComparator
  private let difference: FilmDifference

  /// Compares what lies at `actual` with a golden.
  init(
    _ golden: Golden, kind: AcceptedKind, actual: String, _ pixels: PixelComparator
  ) throws {
    (self.golden, self.kind, self.actual) = (golden, kind, actual)
    comparator = FilmComparator(
      pixels.tolerance, ignoring: pixels.ignored,
      threads: ProcessInfo.processInfo.activeProcessorCount)
    difference = try comparator.compare(kind.sequence(at: golden.path), kind.sequence(at: actual))
  }

  /// Writes the report; what the test has to say.
  func write() throws -> String {
    let folder = golden.failureFolder + "/report"
    try comparator.writeReport(
      on: difference, kind.sequence(at: golden.path), kind.sequence(at: actual), to: folder,
      accepting: kind)
    return """
      \(golden.name) is not as expected: \(difference.summary.joined(separator: "\n"))
      Look at \(folder)/index.html
      If it is as it should be: swift run -c release flipbook accept \(folder)
      """
  }
}
