package import Failures
import OutputFiles
package import PixelDiff
import Raster

extension FilmComparator {
  /// Writes a report on `difference`, which `compare` returned for these two sequences, to a
  /// folder: a page for browsers and its pictures. `goldens` describes the goldens that frames can
  /// be accepted into. `check` is called for each frame; if it throws, no report is written.
  package func writeReport(
    on difference: FilmDifference, _ expected: any FrameSequence, _ actual: any FrameSequence,
    to folder: String, accepting goldens: ReportFile.Goldens? = nil,
    check: () throws(FlipbookError) -> Void = {}
  ) throws(FlipbookError) {
    let sides = (try expected.reopened(), try actual.reopened())
    let report = try Self.output { () throws(FlipbookError) in
      try DifferenceReport(difference, in: folder, goldens: goldens)
    }
    let (shown, strip) = (Set(report.framesToShow), Set(report.framesForStrip))
    for number in shown.union(strip).sorted() {
      try check()
      let wanted = try Self.picture(number, of: sides.0)
      let found = try Self.picture(number, of: sides.1)
      try Self.output { () throws(FlipbookError) in
        if strip.contains(number), let picture = found ?? wanted {
          try report.addToStrip(frame: number, picture)
        }
        guard shown.contains(number) else { return }
        var both: Bitmap?
        if let wanted, let found { both = pixels.picture(of: wanted, found) }
        try report.add(frame: number, expected: wanted, actual: found, difference: both)
      }
    }
    try Self.output { () throws(FlipbookError) in try report.finish() }
  }

  private static func picture(
    _ number: Int, of sequence: any FrameSequence
  ) throws(FlipbookError) -> Bitmap? {
    if let numbers = sequence.numbers, !numbers.contains(number) { return nil }
    return try sequence.frame(number)?.bitmap()
  }

  private static func output<Result>(
    _ body: () throws(FlipbookError) -> Result
  ) throws(FlipbookError) -> Result {
    do throws(FlipbookError) { return try body() } catch { throw error.recoded(.outputFailed) }
  }
}
