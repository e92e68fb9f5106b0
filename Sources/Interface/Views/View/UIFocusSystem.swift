public import Foundation
public import Layers

// The focus that a remote control or a keyboard moves on other devices. A phone without a keyboard
// has no focus system.

/// An item that can get the focus. Nothing here has the focus.
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can get the focus.
  var canBecomeFocused: Bool { get }
}

/// Moves the focus. There is none: no object of the class is created.
public final class UIFocusSystem: NSObject {
  /// Returns nil, because a phone without a keyboard has no focus.
  public init?(for environment: any UIFocusEnvironment) { return nil }

  /// The item that has the focus: none.
  public var focusedItem: (any UIFocusItem)? { nil }

  /// Does nothing.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  /// Does nothing.
  public func updateFocusIfNeeded() {}

  /// Returns whether an environment is in another one: whether a view is the other one or is within
  /// it.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    guard let outer = environment as? UIView, let inner = otherEnvironment as? UIView else {
      return environment === otherEnvironment
    }
    return inner.isDescendant(of: outer)
  }

  /// The focus has moved; never posted.
  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")

  /// The focus couldn't move; never posted.
  public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")

  /// The key of the context of a move.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

  /// The key of the coordinator of a move's animations.
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// The look of an item with the focus. Nothing here has the focus: its values are stored.
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the system's effect.
  public override init() { super.init() }

  /// Returns the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A halo around an item with the focus. Nothing here has the focus: its values are stored.
public final class UIFocusHaloEffect: UIFocusEffect {
  /// The place of a halo relative to the view that contains it; the raw values are Apple's.
  public enum Position: Int, Sendable {
    /// The system's.
    case automatic
    /// Outside.
    case outside
    /// Inside.
    case inside
  }

  /// The outline; nil for that of the item.
  public let path: UIBezierPath?

  /// The view that contains the halo; weak, nil by default.
  public weak var containerView: UIView?

  /// The view above which the halo is; weak, nil by default.
  public weak var referenceView: UIView?

  /// The place; the system's by default.
  public var position = Position.automatic

  /// Creates a halo around the item.
  public override init() {
    path = nil
    super.init()
  }

  /// Creates a halo around a path.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  /// Creates a halo around a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// Creates a halo around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)) }
}
