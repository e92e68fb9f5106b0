// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// The functions and constants of Core Graphics in C, as code of Swift 2 and of Objective-C names them.

/// The point (0, 0).
public let CGPointZero = CGPoint.zero
/// The size without width and height.
public let CGSizeZero = CGSize.zero
/// The rectangle at (0, 0) without width and height.
public let CGRectZero = CGRect.zero
/// What two rectangles that do not meet have in common.
public let CGRectNull = CGRect.null
/// The rectangle that holds all others.
public let CGRectInfinite = CGRect.infinite

/// The point (x, y).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The size of that width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// The vector (dx, dy).
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The rectangle at (x, y) of that width and height.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The smallest x; a negative width counts as its opposite.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x of the centre.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The largest x.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The smallest y; a negative height counts as its opposite.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y of the centre.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The largest y.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The rectangle with its left and right sides moved in by dx, the others by dy.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// The rectangle moved by (dx, dy).
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The same rectangle with a width and a height that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// The smallest rectangle of whole numbers around `rect`.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The smallest rectangle around both.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// What both have in common; null where they do not meet.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}

/// Whether the two have anything in common.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}

/// Whether a point lies in a rectangle, its right and lower sides excluded.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether the first rectangle holds all of the second.
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.contains(second)
}

/// Whether it has no area, or is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether it is the null rectangle.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether it is the infinite rectangle.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Whether both points are the same.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
/// Whether both sizes are the same.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
/// Whether both rectangles are the same.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first.equalTo(second) }

/// The point through a transform.
public func CGPointApplyAffineTransform(
  _ point: CGPoint, _ transform: CGAffineTransform
) -> CGPoint {
  point.applying(transform)
}

/// The size through a transform; moves do not change it.
public func CGSizeApplyAffineTransform(
  _ size: CGSize, _ transform: CGAffineTransform
) -> CGSize {
  size.applying(transform)
}

/// The box of the rectangle through a transform.
public func CGRectApplyAffineTransform(
  _ rect: CGRect, _ transform: CGAffineTransform
) -> CGRect {
  rect.applying(transform)
}

extension CGPoint {
  /// Whether both points are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both sizes are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether both rectangles have the same sides, whichever corner each is written from.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}
