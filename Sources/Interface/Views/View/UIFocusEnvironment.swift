public import Foundation

/// A part of the interface that focus can move in. Nothing here has the focus.
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The views and controllers that focus prefers.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Updates the focus now if that was requested.
  func updateFocusIfNeeded()
  /// Returns whether focus may change.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has changed.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusItem {}

/// The directions in which focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates a set of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// A change of the focus; there are none.
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the move.
  open var focusHeading: UIFocusHeading { [] }
}

/// What animates views while the focus changes; it never does.
public final class UIFocusAnimationCoordinator: NSObject {
  /// Adds animations of the view that gets the focus and those that lose it.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {}
}
