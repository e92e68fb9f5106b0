public import Foundation

/// What happens to a layer when a property changes or an event occurs.
public protocol CAAction {
  /// Does it: `event` is the key that changed, `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the action that stands for "none, and stop looking".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer that has come to be seen: added to a superlayer, or no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is no longer seen: removed from its superlayer, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which a layer keeps its transition, whatever key it was added for.
public let kCATransition = "transition"

/// Hears of an animation's beginning and end.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation's active time begins.
  func animationDidStart(_ anim: CAAnimation)
  /// It has run out (`flag` true) or was removed or replaced before (`flag` false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
