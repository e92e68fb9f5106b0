/// How two pictures differ.
public struct PixelDifference: Codable, Hashable, Sendable {
  /// A rectangle of whole pixels, from the top left.
  public struct Region: Codable, Hashable, Sendable {
    /// The first column and row.
    public var x, y: Int
    /// Columns and rows; positive.
    public var width, height: Int

    /// A rectangle that begins at a column and a row; both sides are positive.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The least rectangle around both.
    public func union(_ other: Region) -> Region {
      let (left, top) = (min(x, other.x), min(y, other.y))
      return Region(
        x: left, y: top, width: max(x + width, other.x + other.width) - left,
        height: max(y + height, other.y + other.height) - top)
    }
  }

  /// Columns and rows of a picture.
  public struct Size: Codable, Hashable, Sendable {
    public var width, height: Int

    /// A size in pixels.
    public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  /// The sizes of the two. Pictures of unequal sizes are compared on the union of both, laid on each
  /// other at the top left: a pixel that only one has differs, in every mode.
  public var expectedSize, actualSize: Size

  /// Pixels that differ and count, those that only one picture has included.
  public var differingPixels = 0

  /// Pixels that differ where differences are ignored; those that look anti-aliased are left out.
  public var ignoredPixels = 0

  /// Pixels that differ but look anti-aliased, where those don't count; ignored ones are left out.
  public var antiAliasedPixels = 0

  /// The greatest difference of a channel among the pixels that differ and count, in levels of 255.
  /// A pixel that only one picture has is held against transparent black.
  public var greatestLevels = 0

  /// The least rectangle around the pixels that differ and count; nil if there are none.
  public var region: Region?

  /// Whether no more pixels differ than may.
  public var isSame: Bool

  /// Two pictures of which nothing that differs is known yet.
  public init(expectedSize: Size, actualSize: Size, isSame: Bool = true) {
    (self.expectedSize, self.actualSize) = (expectedSize, actualSize)
    self.isSame = isSame
  }
}
