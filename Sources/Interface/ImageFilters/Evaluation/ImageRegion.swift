import Foundation

/// A rectangle of whole pixels of an image: columns `left..<right` of rows `bottom..<top`. As in
/// Core Image, y points up.
struct ImageRegion: Hashable, Sendable {
  var left, bottom, right, top: Int

  init(left: Int, bottom: Int, right: Int, top: Int) {
    self.left = left
    self.bottom = bottom
    self.right = right
    self.top = top
  }

  /// The limit for coordinates, in pixels from the origin: infinite extents end there.
  static let limit = 1 << 24

  static let empty = ImageRegion(left: 0, bottom: 0, right: 0, top: 0)

  /// Creates the region of all pixels that `rect` touches. Edges within a thousandth of a pixel of
  /// a whole number are at that number: transforms round.
  init(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self = .empty
      return
    }
    func whole(_ value: CGFloat) -> Int {
      value.isNaN ? 0 : Int(min(max(Double(value), -Double(Self.limit)), Double(Self.limit)))
    }
    self.init(
      left: whole((rect.minX + 0.001).rounded(.down)),
      bottom: whole((rect.minY + 0.001).rounded(.down)),
      right: whole((rect.maxX - 0.001).rounded(.up)),
      top: whole((rect.maxY - 0.001).rounded(.up)))
  }

  var width: Int { max(right - left, 0) }
  var height: Int { max(top - bottom, 0) }
  var isEmpty: Bool { right <= left || top <= bottom }

  var rect: CGRect {
    isEmpty ? .null : CGRect(x: left, y: bottom, width: width, height: height)
  }

  func intersection(_ other: ImageRegion) -> ImageRegion {
    ImageRegion(
      left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: min(right, other.right), top: min(top, other.top))
  }

  /// Returns the region with margins of whole pixels on all sides.
  func grown(byColumns columns: Int, rows: Int) -> ImageRegion {
    if isEmpty { return self }
    return ImageRegion(
      left: left - columns, bottom: bottom - rows, right: right + columns, top: top + rows)
  }

  func contains(_ x: Int, _ y: Int) -> Bool { x >= left && x < right && y >= bottom && y < top }
}

extension CGRect {
  /// The smallest rectangle of whole pixels around this one; infinite and null rectangles stay as
  /// they are.
  var wholePixels: CGRect { isInfinite || isNull ? self : ImageRegion(self).rect }

  /// Returns the smallest rectangle that contains both; infinite if one of them is.
  func joined(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    return isInfinite || other.isInfinite ? .infinite : union(other)
  }

  /// Returns the rectangle with margins on all sides, in whole pixels.
  func grown(by margin: Double) -> CGRect {
    isInfinite || isNull ? self : insetBy(dx: -margin, dy: -margin).wholePixels
  }
}
