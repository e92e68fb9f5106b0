import Raster

/// The ignored columns of each row.
struct IgnoredSpans: Sendable {
  let regions: [IgnoredRegion]
  /// The number of columns of the pictures.
  let width: Int

  /// Divides `columns` of the row `y` into runs, and calls `body` with each run and whether it is
  /// ignored.
  func forEachRun(in columns: Range<Int>, row y: Int, _ body: (Range<Int>, Bool) -> Void) {
    var start = columns.lowerBound
    func run(to end: Int, isIgnored: Bool) {
      guard start < end else { return }
      body(start..<end, isIgnored)
      start = end
    }
    if !regions.isEmpty {
      for span in spans(row: y) {
        run(to: min(span.lowerBound, columns.upperBound), isIgnored: false)
        run(to: min(span.upperBound, columns.upperBound), isIgnored: true)
      }
    }
    run(to: columns.upperBound, isIgnored: false)
  }

  /// Returns the ignored spans from left to right; they can overlap.
  private func spans(row y: Int) -> [Range<Int>] {
    regions.flatMap { region -> [Range<Int>] in
      switch region {
      case .rectangle(let area):
        let rows = Self.clipped(area.y, area.height, to: .max)
        return rows.contains(y) ? [Self.clipped(area.x, area.width, to: width)] : []
      case .mask(let mask): return y < mask.height ? runs(of: mask, row: y) : []
      }
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the range of `length` elements from `start`, clipped to 0..<`end`.
  private static func clipped(_ start: Int, _ length: Int, to end: Int) -> Range<Int> {
    guard length > 0, start < end else { return 0..<0 }
    let (stop, isTooFar) = start.addingReportingOverflow(length)
    return max(start, 0)..<max(isTooFar ? end : min(stop, end), max(start, 0))
  }

  /// Returns the runs of a mask's pixels that aren't transparent.
  private func runs(of mask: Bitmap, row y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    let columns = min(mask.width, width)
    for x in 0..<columns {
      if mask.pixels[y * mask.width + x] >> 24 > 0 {
        start = start ?? x
      } else if let from = start {
        runs.append(from..<x)
        start = nil
      }
    }
    if let start { runs.append(start..<columns) }
    return runs
  }
}
