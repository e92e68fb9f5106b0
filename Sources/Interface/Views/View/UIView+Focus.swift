public import Foundation
public import Geometry
import Layers
import Messaging

// Focus moves with a remote control or a keyboard, which a stage doesn't have: what is set is stored.
extension UIView {
  /// How likely the view gets the focus when its group does; stored, without effect.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { storedValue(.ignored) }
    set { store(newValue) }
  }
}

/// How likely a view gets the focus when its group does; the raw values are Apple's.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: Int

  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The view isn't preferred.
  public static let ignored = UIFocusGroupPriority(0)
  /// The view had the focus before.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The view is preferred.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The view has the focus now.
  public static let currentlyFocused = UIFocusGroupPriority(Int(Int32.max))
}

/// A direction in which the focus is about to move; there are none.
public final class UIFocusMovementHint: NSObject, NSCopying {
  /// The direction: zero.
  public var movementDirection: CGVector { .zero }
  /// The transform of a view that follows the hint: the identity.
  public var interactionTransform: CATransform3D { CATransform3DIdentity }
  /// The rotation of a view that follows the hint: zero.
  public var rotation: CGVector { .zero }
  /// The movement of a view that follows the hint: zero.
  public var translation: CGVector { .zero }

  /// Returns the hint itself, because hints are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
