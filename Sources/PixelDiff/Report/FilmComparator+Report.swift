import Output
import Raster

extension FilmComparator {
  /// Writes a report on what `compare` has found about these two into a folder: a page for browsers, and
  /// its pictures. `kind` is what the expected side is, if it can be accepted; `actual` lies at the path
  /// that its side has for a name.
  package func writeReport(
    on difference: FilmDifference, _ expected: any FrameSequence, _ actual: any FrameSequence,
    to folder: String, accepting goldens: ReportFile.Goldens? = nil
  ) throws(DiffError) {
    let sides = (try expected.reopened(), try actual.reopened())
    do throws(OutputError) {
      let report = try DifferenceReport(difference, in: folder, goldens: goldens)
      let (shown, strip) = (Set(report.framesToShow), Set(report.framesForStrip))
      for number in shown.union(strip).sorted() {
        let wanted = try Self.picture(number, of: sides.0)
        let found = try Self.picture(number, of: sides.1)
        if strip.contains(number), let picture = found ?? wanted {
          try report.addToStrip(frame: number, picture)
        }
        guard shown.contains(number) else { continue }
        var both: Bitmap?
        if let wanted, let found { both = pixels.picture(of: wanted, found) }
        try report.add(frame: number, expected: wanted, actual: found, difference: both)
      }
      try report.finish()
    } catch {
      throw DiffError(error, .outputFailed)
    }
  }

  private static func picture(
    _ number: Int, of sequence: any FrameSequence
  ) throws(OutputError) -> Bitmap? {
    do throws(DiffError) {
      if let numbers = sequence.numbers, !numbers.contains(number) { return nil }
      return try sequence.frame(number)?.bitmap()
    } catch {
      throw OutputError(.unreadable, error.message, hint: error.hint)
    }
  }
}
