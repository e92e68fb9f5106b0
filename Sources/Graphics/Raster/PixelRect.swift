import Foundation

/// A rectangle of whole pixels: columns `left..<right` of rows `top..<bottom`. Empty rectangles
/// have size 0 wherever they are.
package struct PixelRect: Hashable, Sendable {
  package var left, top, right, bottom: Int

  @inlinable package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The limit for coordinates: they are clamped to this distance from the origin, in pixels. It is
  /// far beyond every canvas, and small enough that a Double computes intersections of edges to a
  /// millionth of a pixel.
  @inlinable package static var limit: Double { 1_048_576 }

  package static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  /// The rectangle of all coordinates within the limit.
  package static let everywhere = PixelRect(
    left: -Int(limit), top: -Int(limit), right: Int(limit),
    bottom: Int(limit))

  @inlinable package var width: Int { max(right - left, 0) }
  @inlinable package var height: Int { max(bottom - top, 0) }
  @inlinable package var isEmpty: Bool { right <= left || bottom <= top }

  @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  @inlinable package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Returns the index of the pixel in column `x` of row `y` in a buffer for this rectangle.
  @inlinable package func index(x: Int, y: Int) -> Int { (y - top) * (right - left) + (x - left) }
}

extension PixelRect {
  /// Creates a rectangle of all pixels that `rect` can touch, with one more on each side as a
  /// margin for rounding; empty if a side is NaN. Coordinates are clamped to the limit.
  init(around rect: CGRect) {
    let (x, y) = (Double(rect.minX), Double(rect.minY))
    let (endX, endY) = (Double(rect.maxX), Double(rect.maxY))
    guard x <= endX, y <= endY else {
      self = .empty
      return
    }
    func whole(_ value: Double) -> Int { Int(min(max(value, -Self.limit), Self.limit)) }
    self.init(
      left: whole(x.rounded(.down)) - 1, top: whole(y.rounded(.down)) - 1,
      right: whole(endX.rounded(.up)) + 1, bottom: whole(endY.rounded(.up)) + 1)
  }
}
