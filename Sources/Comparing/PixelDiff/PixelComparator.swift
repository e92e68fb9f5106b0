import CKernels
import Processes
public import Raster
import Synchronization

/// Compares two pictures pixel by pixel.
public struct PixelComparator: Sendable {
  /// The tolerance, which decides which differences count.
  public let tolerance: PixelTolerance

  /// The areas where differences are ignored.
  public let ignored: [IgnoredRegion]

  /// The number of threads that compare a pair of pictures; 1 or more.
  public let threads: Int

  /// Creates a comparator, which can be used for any number of pictures. The number of threads
  /// doesn't change the results.
  public init(
    _ tolerance: PixelTolerance = .exact, ignoring ignored: [IgnoredRegion] = [], threads: Int = 1
  ) {
    self.tolerance = tolerance
    self.ignored = ignored
    self.threads = max(threads, 1)
  }

  /// Returns the difference between `actual` and `expected`.
  public func compare(_ expected: Bitmap, _ actual: Bitmap) -> PixelDifference {
    var result = PixelDifference(expectedSize: .init(expected), actualSize: .init(actual))
    let found = tally(expected, actual)
    result.differingPixels = found.differing
    result.ignoredPixels = found.ignored
    result.antiAliasedPixels = found.antiAliased
    result.greatestLevels = found.greatest
    result.region = found.region
    result.isSame = found.differing <= tolerance.allowedPixels
    return result
  }

  /// The number of rows in a block. The threads take blocks in turn, because differences are often
  /// in one place.
  private static let rowsPerBlock = 16

  private func tally(_ expected: Bitmap, _ actual: Bitmap) -> PixelTally {
    let height = max(expected.height, actual.height)
    let blocks = (height + Self.rowsPerBlock - 1) / Self.rowsPerBlock
    let threads = min(threads, blocks)
    guard threads > 1 else { return tally(expected, actual, rows: [0..<height]) }
    let sum = Mutex(PixelTally())
    concurrently(threads) { thread in
      let rows = stride(from: thread, to: blocks, by: threads).map {
        $0 * Self.rowsPerBlock..<min(($0 + 1) * Self.rowsPerBlock, height)
      }
      let found = tally(expected, actual, rows: rows)
      sum.withLock { $0.add(found) }
    }
    return sum.withLock { $0 }
  }

  private func tally(_ expected: Bitmap, _ actual: Bitmap, rows: [Range<Int>]) -> PixelTally {
    var found = PixelTally()
    let spans = IgnoredSpans(regions: ignored, width: max(expected.width, actual.width))
    Self.withRows(of: expected, actual, tolerance.mode) { shared in
      for y in rows.joined() {
        if y < shared.height { add(y, of: shared, spans, to: &found) }
        addRest(y, of: expected, actual, spans, to: &found)
      }
    }
    return found
  }

  /// Calls `body` with the rows that both pictures have.
  static func withRows(
    of expected: Bitmap, _ actual: Bitmap, _ mode: PixelTolerance.Mode,
    _ body: (ComparedRows) -> Void
  ) {
    expected.pixels.withUnsafeBufferPointer { left in
      actual.pixels.withUnsafeBufferPointer { right in
        // A bitmap has at least one pixel.
        guard let left = left.baseAddress, let right = right.baseAddress else { return }
        body(ComparedRows(left, .init(expected), right, .init(actual), mode: mode))
      }
    }
  }

  /// Adds the differences in the row `y` where both pictures have pixels.
  private func add(
    _ y: Int, of shared: ComparedRows, _ spans: IgnoredSpans, to found: inout PixelTally
  ) {
    if case .perceptual = tolerance.mode, !shared.mark(y) { return }
    spans.forEachRun(in: 0..<shared.width, row: y) { columns, isIgnored in
      let run =
        shared.tally(columns, row: y) ?? shared.tally(.differing, in: columns, row: y)
      if isIgnored {
        found.ignored += Int(run.count)
      } else {
        found.add(run, from: columns.lowerBound, row: y)
        guard case .perceptual(_, countsAntiAliasing: false) = tolerance.mode else { return }
        found.antiAliased += Int(shared.tally(.antiAliased, in: columns, row: y).count)
      }
    }
  }

  /// Adds the pixels of the row `y` that only one picture has.
  private func addRest(
    _ y: Int, of expected: Bitmap, _ actual: Bitmap, _ spans: IgnoredSpans,
    to found: inout PixelTally
  ) {
    guard let (picture, columns) = Self.rest(y, of: expected, actual) else { return }
    spans.forEachRun(in: columns, row: y) { columns, isIgnored in
      if isIgnored {
        found.ignored += columns.count
      } else {
        let greatest = columns.reduce(0) {
          max($0, Pixel(picture.pixels[y * picture.width + $1]).greatestDifference(to: .clear))
        }
        let run = flipbook_tally(
          count: Int64(columns.count), first: 0, last: Int64(columns.count) - 1,
          greatest: Int64(greatest))
        found.add(run, from: columns.lowerBound, row: y)
      }
    }
  }

  /// Returns the columns of the row `y` that only one picture has, and that picture; nil if there
  /// are none.
  static func rest(_ y: Int, of expected: Bitmap, _ actual: Bitmap) -> (Bitmap, Range<Int>)? {
    let present = [expected, actual].filter { y < $0.height }
    guard let widest = present.max(by: { $0.width < $1.width }) else { return nil }
    let shared = present.count == 2 ? min(expected.width, actual.width) : 0
    return shared < widest.width ? (widest, shared..<widest.width) : nil
  }
}

extension PixelDifference.Size {
  /// Creates the size of a picture.
  package init(_ picture: Bitmap) { self.init(width: picture.width, height: picture.height) }
}
