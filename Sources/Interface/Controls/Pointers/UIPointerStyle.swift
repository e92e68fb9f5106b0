public import Foundation
public import Views

// The pointer of a trackpad or mouse. A film has no pointer: regions and styles are stored, and
// nothing asks a delegate for them.

/// The part of a view that reacts to a pointer.
open class UIPointerRegion: NSObject, NSCopying {
  /// The area, in the coordinates of the view.
  public let rect: CGRect

  /// The name of the region; nil by default.
  public let identifier: AnyHashable?

  /// The axes along which the pointer keeps the style while a button is pressed; none by default.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }

  /// Returns a region with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect: rect, identifier: identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }
}

/// The position of a pointer for which a region is asked.
open class UIPointerRegionRequest: NSObject {
  /// The position, in the coordinates of the view.
  public let location: CGPoint

  /// The keys that are pressed.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// What happens to a view under a pointer.
public enum UIPointerEffect {
  /// The place of a tint; the raw values are Apple's.
  public enum TintMode: Int, Sendable {
    /// None.
    case none
    /// Above the view.
    case overlay
    /// Below the view.
    case underlay
  }

  /// The system's.
  case automatic(UITargetedPreview)
  /// A platter below the view.
  case highlight(UITargetedPreview)
  /// The view rises.
  case lift(UITargetedPreview)
  /// The view changes its size, its tint and its shadow.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam of a length, in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam of a length, in points.
  case horizontalBeam(length: CGFloat)

  /// The radius of corners: 8 points (D).
  public static var defaultCornerRadius: CGFloat { 8 }
}

/// What is shown beside a pointer.
public struct UIPointerAccessory {
  /// A place beside the pointer.
  public struct Position: Equatable, Sendable {
    /// The distance, in points.
    public var offset: CGFloat
    /// The direction, in radians from the top, clockwise.
    public var angle: CGFloat

    /// Creates a place.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// Returns a place with the distance of the system's arrows, 20 points (D).
    private static func at(_ eighths: CGFloat) -> Position {
      Position(offset: 20, angle: eighths * .pi / 4)
    }

    /// Above.
    public static var top: Position { at(0) }
    /// Above on the right.
    public static var topRight: Position { at(1) }
    /// On the right.
    public static var right: Position { at(2) }
    /// Below on the right.
    public static var bottomRight: Position { at(3) }
    /// Below.
    public static var bottom: Position { at(4) }
    /// Below on the left.
    public static var bottomLeft: Position { at(5) }
    /// On the left.
    public static var left: Position { at(6) }
    /// Above on the left.
    public static var topLeft: Position { at(7) }
  }

  /// The shape; nil for an arrow.
  public let shape: UIPointerShape?

  /// The place.
  public let position: Position

  /// Whether an arrow is turned to its direction; false by default.
  public var isOrientationMatchedToAngle = false

  /// Creates a shape beside the pointer.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
  }

  private init(arrowAt position: Position) {
    shape = nil
    self.position = position
  }

  /// Returns an arrow.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(arrowAt: position)
  }
}

/// The look of a pointer and of the view under it.
open class UIPointerStyle: NSObject, NSCopying {
  private enum Kind { case system, hidden, custom }

  private let kind: Kind

  /// What happens to the view; nil for nothing.
  public let effect: UIPointerEffect?

  /// The shape of the pointer; nil for that of the view or the system's.
  public let shape: UIPointerShape?

  /// The axes along which the pointer is held.
  public let constrainedAxes: UIAxis

  /// What is shown beside the pointer; none by default.
  open var accessories: [UIPointerAccessory] = []

  private init(
    _ kind: Kind, _ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis
  ) {
    self.kind = kind
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
  }

  /// Creates a style with an effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.custom, effect, shape, [])
  }

  /// Creates a style with a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(.custom, nil, shape, constrainedAxes)
  }

  /// Returns a style without a pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden, nil, nil, []) }

  /// Returns the system's style.
  open class func system() -> UIPointerStyle { UIPointerStyle(.system, nil, nil, []) }

  /// Returns a style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerStyle(kind, effect, shape, constrainedAxes)
    copy.accessories = accessories
    return copy
  }
}
