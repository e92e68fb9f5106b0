public import Foundation
public import Geometry
public import Messaging
public import ViewText

// Rewritten sources call these functions as `intersects(_:)`, whatever the type of the object is.

extension CGRect {
  /// Whether two rectangles have an area in common. As on iOS, it is false for rectangles that only touch,
  /// and for empty ones; Foundation's method on Linux is true for them.
  public func portedIntersects(_ rect: CGRect) -> Bool {
    let common = intersection(rect)
    return !common.isNull && !common.isEmpty
  }
}

extension DateInterval {
  /// Whether two intervals have an instant in common.
  public func portedIntersects(_ dateInterval: DateInterval) -> Bool { intersects(dateInterval) }
}

extension CGPath {
  /// Whether the areas of two paths overlap.
  public func portedIntersects(_ other: CGPath) -> Bool { intersects(other) }
}

extension NSSet {
  /// Whether two sets have an object in common.
  public func portedIntersects(_ otherSet: Set<AnyHashable>) -> Bool { intersects(otherSet) }
}

extension NSOrderedSet {
  /// Whether two sets have an object in common.
  public func portedIntersects(_ other: NSOrderedSet) -> Bool { intersects(other) }
}

extension NSHashTable {
  /// Whether two tables have an object in common.
  public func portedIntersects(_ other: NSHashTable<ObjectType>) -> Bool { intersects(other) }
}

extension NSTextRange {
  /// Whether two ranges have characters in common.
  public func portedIntersects(_ textRange: NSTextRange) -> Bool { intersects(textRange) }
}
