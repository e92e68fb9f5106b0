public import Foundation

/// Inset distances from the edges of a rectangle; negative values extend outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Zero insets.
  public static let zero = UIEdgeInsets()

  /// Creates zero insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets with the given values.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Inset distances from the edges of a rectangle, by layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the leading edge.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets with the given values.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A horizontal and a vertical offset.
public struct UIOffset: Hashable, Sendable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The offset downwards.
  public var vertical: CGFloat

  /// A zero offset.
  public static let zero = UIOffset()

  /// Creates a zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset with the given values.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A set of edges of a rectangle; the raw values are Apple's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: UInt

  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of corners of a rectangle; the raw values are Apple's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: UInt

  /// Creates a set of corners from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: rect.width - insets.left - insets.right,
      height: rect.height - insets.top - insets.bottom)
  }

  /// Returns the rectangle with its edges moved inwards by `insets`; leading is left.
  @_disfavoredOverload
  public func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}

/// Returns insets with the given values.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns the rectangle with its edges moved inwards by `insets`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Returns whether two insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  first == second
}
