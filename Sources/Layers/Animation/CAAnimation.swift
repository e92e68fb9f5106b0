public import Foundation
import VirtualTime

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

/// A change over time that a layer can be given; the abstract base of all animations.
///
/// A layer takes a copy when the animation is added; changing the original later has no effect.
/// Times are seconds of the stage's clock.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// When it begins, on the stage's clock; 0 stands for the instant at which it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long one pass takes; 0 stands for the transaction's duration, 0.25 by default.
  open var duration: CFTimeInterval = 0
  /// How fast it runs; 1 by default, backwards when negative.
  open var speed: Float = 1
  /// What is added to its local time; what it skips at the start comes after the end.
  open var timeOffset: CFTimeInterval = 0
  /// How many passes it makes; 0 counts as 1.
  open var repeatCount: Float = 0
  /// How long it repeats; wins over `repeatCount` when positive.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each pass runs back as well.
  open var autoreverses = false
  /// What shows before and after; `removed` by default.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The easing of a pass; nil runs evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer drops it when it has run out; true by default.
  open var isRemovedOnCompletion = true
  /// Hears of its beginning and end; held strongly, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The part of a timeline that it follows instead of the clock; nil for the clock.
  package final var span: TimelineSpan?

  /// An animation with the default timing.
  public required override init() { super.init() }

  /// An independent copy, as a layer takes it.
  open override func copy() -> Any {
    let copy = type(of: self).init()
    copyProperties(to: copy)
    return copy
  }

  /// Carries this animation's properties over to a fresh one of its class.
  func copyProperties(to copy: CAAnimation) {
    (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
    (copy.timeOffset, copy.repeatCount) = (timeOffset, repeatCount)
    (copy.repeatDuration, copy.autoreverses) = (repeatDuration, autoreverses)
    (copy.fillMode, copy.timingFunction) = (fillMode, timingFunction)
    (copy.isRemovedOnCompletion, copy.delegate) = (isRemovedOnCompletion, delegate)
    copy.span = span
  }

  /// Adds itself to the layer under the event's key.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What it does to `layer`, worked out once; throws when it cannot.
  func track(on layer: CALayer) throws(LayerError) -> AnimationTrack { .idle }
}

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as "position", "opacity" or "transform.rotation".
  open var keyPath: String?
  /// Whether its value is added to what lies beneath instead of replacing it.
  open var isAdditive = false

  /// An animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds itself to the layer; without a key path it animates the property that changed.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    let action = keyPath == nil ? copy() as? CAPropertyAnimation ?? self : self
    action.keyPath = keyPath ?? event
    (anObject as? CALayer)?.add(action, forKey: event)
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive)
  }

  /// The property it animates; throws when no layer has it.
  func property() throws(LayerError) -> LayerProperty {
    guard let property = LayerProperty.named[keyPath ?? ""] else {
      let known = LayerProperty.named.keys.sorted().joined(separator: ", ")
      throw LayerError(
        .unknownKeyPath, "No layer has the key path \"\(keyPath ?? "nil")\".",
        hint: "The key paths that can be animated are: \(known).")
    }
    return property
  }
}
