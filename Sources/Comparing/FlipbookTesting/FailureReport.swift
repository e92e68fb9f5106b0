import DiffReport
import Goldens
import FilmStage
import Foundation
import Images
import PixelDiff
import Raster

/// The report of a failed test, for people to check and accept.
struct FailureReport {
  private let golden: Golden
  private let kind: AcceptedKind
  /// The path of the files that become the golden if the report is accepted.
  private let actual: String
  private let pictures: String
  private let comparator: FilmComparator
  private let difference: FilmDifference

  /// Compares the files at `actual` with a golden. `pictures` is a sequence with more frames than a
  /// golden keeps.
  init(
    _ golden: Golden, kind: AcceptedKind, actual: String, pictures: String? = nil,
    _ pixels: PixelComparator
  ) throws {
    self.golden = golden
    self.kind = kind
    self.actual = actual
    self.pictures = pictures ?? actual
    var comparator = FilmComparator(
      pixels.tolerance, ignoring: pixels.ignored,
      threads: ProcessInfo.processInfo.activeProcessorCount)
    // With a tolerance, frames without a picture are judged by the other frames that have one.
    comparator.countsUnknown = pixels.tolerance == .exact
    self.comparator = comparator
    var difference = try comparator.compare(
      kind.sequence(at: golden.path), FrameSequences.open(self.pictures))
    // The report shows short names instead of long paths.
    difference.expected.name = "\(golden.name) (golden)"
    difference.actual.name = golden.name
    self.difference = difference
  }

  /// Whether all differences are within the tolerance.
  var isSame: Bool { difference.isSame }

  /// The frames that the report shows as pictures.
  var framesToShow: [Int] { ReportSelection(difference).shown }

  /// Writes the report. The worst frame and the strip are attachments of the returned failure.
  func write() throws -> GoldenFailure {
    let folder = golden.failureFolder + "/report"
    try comparator.writeReport(
      on: difference, kind.sequence(at: golden.path), FrameSequences.open(pictures), to: folder,
      accepting: Acceptance.goldens(kind, expected: golden.path, actual: actual))
    let text = """
      \(golden.name) differs from its golden: \((difference.summary + difference.notes).joined(separator: "\n"))
      Report: \(folder)/index.html
      To accept the change: \(GoldenLocations.acceptCommand(folder))
      """
    return GoldenFailure(text: text, attachments: try attachments(of: folder))
  }

  private func attachments(of folder: String) throws -> [GoldenFailure.Attachment] {
    let report = try ReportFile.read(inFolder: folder)
    // A film's golden has pictures of only some frames.
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
