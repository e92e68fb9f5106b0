// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// The C functions and constants of Core Graphics, with the names used in Swift 2 and Objective-C.

/// The point (0, 0).
public let CGPointZero = CGPoint.zero
/// The size with zero width and height.
public let CGSizeZero = CGSize.zero
/// The rectangle at (0, 0) with zero width and height.
public let CGRectZero = CGRect.zero
/// The null rectangle, which is the intersection of disjoint rectangles.
public let CGRectNull = CGRect.null
/// The rectangle that contains all others.
public let CGRectInfinite = CGRect.infinite

/// Returns the point (x, y).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size with the given width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns the vector (dx, dy).
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns the rectangle at (x, y) with the given width and height.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the smallest x coordinate, also for a rectangle with a negative width.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the x coordinate of the centre.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the largest x coordinate.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the smallest y coordinate, also for a rectangle with a negative height.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the y coordinate of the centre.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the largest y coordinate.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the width, which is never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height, which is never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns the rectangle with its left and right sides moved inward by dx, and the others by dy.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns the rectangle offset by (dx, dy).
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns an equivalent rectangle with nonnegative width and height.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Returns the smallest rectangle with integer coordinates that contains `rect`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns the smallest rectangle that contains both rectangles.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// Returns the intersection of two rectangles; null if they don't intersect.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}

/// Returns a Boolean value that indicates whether two rectangles intersect.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}

/// Returns a Boolean value that indicates whether a rectangle contains a point, excluding its right
/// and lower sides.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Returns a Boolean value that indicates whether the first rectangle contains the second.
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.contains(second)
}

/// Returns a Boolean value that indicates whether a rectangle has zero area or is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns a Boolean value that indicates whether a rectangle is null.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns a Boolean value that indicates whether a rectangle is infinite.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Returns a Boolean value that indicates whether two points are equal.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
/// Returns a Boolean value that indicates whether two sizes are equal.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
/// Returns a Boolean value that indicates whether two rectangles are equal.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first.equalTo(second) }

/// Returns a point transformed by a transform.
public func CGPointApplyAffineTransform(
  _ point: CGPoint, _ transform: CGAffineTransform
) -> CGPoint {
  point.applying(transform)
}

/// Returns a size transformed by a transform; translations don't affect it.
public func CGSizeApplyAffineTransform(
  _ size: CGSize, _ transform: CGAffineTransform
) -> CGSize {
  size.applying(transform)
}

/// Returns the bounding box of a transformed rectangle.
public func CGRectApplyAffineTransform(
  _ rect: CGRect, _ transform: CGAffineTransform
) -> CGRect {
  rect.applying(transform)
}

extension CGPoint {
  /// Returns a Boolean value that indicates whether two points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns a Boolean value that indicates whether two sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether two rectangles are equal after standardizing
  /// both.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}
