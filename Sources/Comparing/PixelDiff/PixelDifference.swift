/// The differences between two pictures.
public struct PixelDifference: Codable, Hashable, Sendable {
  /// A rectangle of whole pixels; the origin is the top left of the picture.
  public struct Region: Codable, Hashable, Sendable {
    /// The first column and row.
    public var x, y: Int
    /// The numbers of columns and rows; positive.
    public var width, height: Int

    /// Creates a rectangle from its first column and row and its size, which is positive.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Returns the smallest rectangle around both.
    public func union(_ other: Region) -> Region {
      let (left, top) = (min(x, other.x), min(y, other.y))
      return Region(
        x: left, y: top, width: max(x + width, other.x + other.width) - left,
        height: max(y + height, other.y + other.height) - top)
    }
  }

  /// The size of a picture in pixels.
  public struct Size: Codable, Hashable, Sendable {
    public var width, height: Int

    /// Creates a size in pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The sizes of the two pictures. Pictures of different sizes are aligned at the top left and
  /// compared on their union: a pixel that only one of them has differs, in every mode.
  public var expectedSize, actualSize: Size

  /// The number of pixels that differ, including those that only one picture has. Ignored pixels
  /// don't count.
  public var differingPixels = 0

  /// The number of pixels that differ in ignored areas, without those that look anti-aliased.
  public var ignoredPixels = 0

  /// The number of pixels that differ but look anti-aliased, if these don't count, without those in
  /// ignored areas.
  public var antiAliasedPixels = 0

  /// The greatest difference of a channel among the pixels that count, in levels of 255. A pixel
  /// that only one picture has is compared with transparent black.
  public var greatestLevels = 0

  /// The smallest rectangle around the pixels that count; nil if there are none.
  public var region: Region?

  /// A Boolean value that indicates whether no more pixels differ than the tolerance allows.
  public var isSame: Bool

  /// Creates a difference of two pictures without any differing pixels.
  public init(expectedSize: Size, actualSize: Size, isSame: Bool = true) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.isSame = isSame
  }
}
