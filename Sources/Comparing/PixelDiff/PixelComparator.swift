import CKernels
import Dispatch
public import Raster
import Synchronization

/// Compares pictures pixel by pixel.
public struct PixelComparator: Sendable {
  /// Which differences count.
  public let tolerance: PixelTolerance

  /// Where differences don't count.
  public let ignored: [IgnoredRegion]

  /// How many threads compare one pair; 1 or more.
  public let threads: Int

  /// A comparator, the same for any number of pictures. The threads change no result.
  public init(
    _ tolerance: PixelTolerance = .exact, ignoring ignored: [IgnoredRegion] = [], threads: Int = 1
  ) {
    (self.tolerance, self.ignored, self.threads) = (tolerance, ignored, max(threads, 1))
  }

  /// How `actual` differs from `expected`.
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

  /// Rows that one thread takes at once, each thread in its turn: what differs is often in one place.
  private static let rowsAtOnce = 16

  private func tally(_ expected: Bitmap, _ actual: Bitmap) -> PixelTally {
    let height = max(expected.height, actual.height)
    let blocks = (height + Self.rowsAtOnce - 1) / Self.rowsAtOnce
    let threads = min(threads, blocks)
    guard threads > 1 else { return tally(expected, actual, rows: [0..<height]) }
    let sum = Mutex(PixelTally())
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let rows = stride(from: thread, to: blocks, by: threads).map {
        $0 * Self.rowsAtOnce..<min(($0 + 1) * Self.rowsAtOnce, height)
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
        // A bitmap has a pixel at least.
        guard let left = left.baseAddress, let right = right.baseAddress else { return }
        body(ComparedRows(left, .init(expected), right, .init(actual), mode: mode))
      }
    }
  }

  /// Adds what is found in the row `y` where both pictures are.
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

  /// The columns of the row `y` that only one picture has, and which; nil if there are none.
  static func rest(_ y: Int, of expected: Bitmap, _ actual: Bitmap) -> (Bitmap, Range<Int>)? {
    let here = [expected, actual].filter { y < $0.height }
    guard let widest = here.max(by: { $0.width < $1.width }) else { return nil }
    let shared = here.count == 2 ? min(expected.width, actual.width) : 0
    return shared < widest.width ? (widest, shared..<widest.width) : nil
  }
}

extension PixelDifference.Size {
  /// The size of a picture.
  package init(_ picture: Bitmap) { self.init(width: picture.width, height: picture.height) }
}
