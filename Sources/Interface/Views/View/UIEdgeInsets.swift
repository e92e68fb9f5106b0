public import Foundation

/// Distances inwards from the edges of a rectangle; negative ones reach outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// These distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances inwards from the edges, by the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// These distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A distance in each direction.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// These distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Edges of a rectangle; the raw values are Apple's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// The edges of those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle; the raw values are Apple's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// The corners of those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGRect {
  /// The rectangle with its edges moved in by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: rect.width - insets.left - insets.right,
      height: rect.height - insets.top - insets.bottom)
  }

  /// The rectangle with its edges moved in by `insets`, leading at the left.
  public func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}

/// Insets of these distances.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The rectangle with its edges moved in by `insets`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Whether both insets are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  first == second
}
