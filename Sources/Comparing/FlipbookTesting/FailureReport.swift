import DiffReport
import Goldens
import FilmStage
import Foundation
import Images
import PixelDiff
import Raster

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

  /// Writes the report. The failure has the most different frame and the strip as attachments.
  func write() throws -> GoldenFailure {
    let folder = golden.failureFolder + "/report"
    try comparator.writeReport(
      on: difference, kind.sequence(at: golden.path), FrameSequences.open(pictures), to: folder,
      accepting: Acceptance.goldens(kind, expected: golden.path, actual: actual))
    let text = """
      \(golden.name) is not as expected: \((difference.summary + difference.notes).joined(separator: "\n"))
      Look at \(folder)/index.html
      If it is as it should be: \(GoldenLocations.acceptCommand(folder))
      """
    return GoldenFailure(text: text, attachments: try attachments(of: folder))
  }

  private func attachments(of folder: String) throws -> [GoldenFailure.Attachment] {
    let report = try ReportFile.read(inFolder: folder)
    // A film's golden has few pictures.
    let compared = report.shownFrames.filter { $0.difference != nil }
    let worst = compared.first { $0.number == difference.worst?.number }
    guard let frame = worst ?? compared.first ?? report.shownFrames.first else { return [] }
    let pictures = [
      ("expected", frame.expected), ("actual", frame.actual), ("difference", frame.difference),
    ]
    var attachments = try pictures.compactMap { kind, picture in
      try picture.map {
        GoldenFailure.Attachment(
          name: "\(golden.fileName)-\(kind).png",
          bytes: [UInt8](try Data(contentsOf: URL(filePath: folder + "/" + $0.file))))
      }
    }
    if report.shownFrames.count > 1,
      let strip = try ComparisonStrip.picture(of: report, inFolder: folder)
    {
      let encoder = PNGEncoder(width: strip.width, height: strip.height, isOpaque: false)
      attachments.append(
        GoldenFailure.Attachment(
          name: "\(golden.fileName)-strip.png", bytes: encoder.encode(strip)))
    }
    return attachments
  }
}
