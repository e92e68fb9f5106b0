public import Raster

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
    fatalError("to be written")
  }

  /// A picture of the differences, as large as the union of both: what is the same pale and grey,
  /// what differs red, what looks anti-aliased yellow, what is ignored blue.
  public func picture(of expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    fatalError("to be written")
  }
}
