import DiffReport
import Goldens
import FilmStage
import Foundation
import PixelDiff

/// What is left of a failed test for people to look at, and to accept.
struct FailureReport {
  private let golden: Golden
  private let kind: AcceptedKind
  /// Where that lies which would be the golden, if it is accepted.
  private let actual: String
  private let pictures: String
  private let comparator: FilmComparator
  private let difference: FilmDifference

  /// Compares what lies at `actual` with a golden; `pictures` is where more of its frames are than a
  /// golden would keep.
  init(
    _ golden: Golden, kind: AcceptedKind, actual: String, pictures: String? = nil,
    _ pixels: PixelComparator
  ) throws {
    (self.golden, self.kind, self.actual) = (golden, kind, actual)
    self.pictures = pictures ?? actual
    var comparator = FilmComparator(
      pixels.tolerance, ignoring: pixels.ignored,
      threads: ProcessInfo.processInfo.activeProcessorCount)
    // What has no picture is judged by the frames around it that have, unless every bit counts.
    comparator.countsUnknown = pixels.tolerance == .exact
    self.comparator = comparator
    var difference = try comparator.compare(
      kind.sequence(at: golden.path), FrameSequences.open(self.pictures))
    // Where both lie is a long story, and not the reader's.
    (difference.expected.name, difference.actual.name) = ("\(golden.name) (golden)", golden.name)
    self.difference = difference
  }

  /// Whether the tolerance lets all differences pass.
  var isSame: Bool { difference.isSame }

  /// The frames that the report should have pictures of.
  var framesToShow: [Int] { ReportSelection(difference).shown }

  /// Writes the report; what the test has to say.
  func write() throws -> String {
    let folder = golden.failureFolder + "/report"
    try comparator.writeReport(
      on: difference, kind.sequence(at: golden.path), FrameSequences.open(pictures), to: folder,
      accepting: Acceptance.goldens(kind, expected: golden.path, actual: actual))
    return """
      \(golden.name) is not as expected: \((difference.summary + difference.notes).joined(separator: "\n"))
      Look at \(folder)/index.html
      If it is as it should be: \(GoldenLocations.acceptCommand(folder))
      """
  }
}
