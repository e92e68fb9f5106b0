public import Foundation

/// An action that runs when a property of a layer changes or an event occurs.
public protocol CAAction {
  /// Runs the action: `event` is the key that changed, `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the action that means "no action, and stop searching".
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer that becomes visible: it was added to a superlayer, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that becomes invisible: it was removed from its superlayer, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition, regardless of the key it was added for.
public let kCATransition = "transition"

/// An object that is notified of an animation's start and end.
public protocol CAAnimationDelegate: AnyObject {
  /// Notifies that the animation's active time has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies that the animation has ended (`flag` true), or was removed or replaced before (`flag`
  /// false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func animationDidStart(_ anim: CAAnimation) {
    OptionalMessage.send("animationDidStart:", to: self, anim)
  }

  /// Does nothing, unless a subclass implements the method.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    OptionalMessage.send("animationDidStop:finished:", to: self, anim, flag)
  }
}
