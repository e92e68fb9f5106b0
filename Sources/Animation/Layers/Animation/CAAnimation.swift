public import Foundation
import VirtualTime

/// A change over time that a layer can be given; the abstract base of all animations.
///
/// A layer takes a copy when the animation is added; changing the original later has no effect.
/// Times are seconds of the layer's time, which is the stage's clock unless the layer or one above
/// it was timed, or of the group's that holds the animation.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// When it begins, in the time of its layer; 0 stands for the instant at which it is added. In a
  /// group, when it begins after the group.
  open var beginTime: CFTimeInterval = 0
  /// How long one pass takes; 0 stands for the transaction's duration, 0.25 by default, and in a
  /// group for the group's.
  open var duration: CFTimeInterval = 0
  /// How fast it runs; 1 by default, backwards when negative; at 0 it stands and never ends.
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
  /// Hears of its beginning and end; held strongly, as in Core Animation. The delegates of animations
  /// in a group hear nothing.
  open var delegate: (any CAAnimationDelegate)?
  /// The part of a timeline that it follows instead of the clock; nil for the clock.
  package final var span: TimelineSpan?
  /// The frame rates it asks for; a film has its canvas's, so it changes nothing.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// What was set for keys that are no properties.
  var userValues: [String: Any] = [:]

  /// An animation with the default timing.
  public override init() { super.init() }

  /// There are no archives here: an animation with the default timing.
  public required init?(coder: NSCoder) { super.init() }

  /// An independent copy of the class that this has at run time, made by its `init()`.
  open override func copy() -> Any { copy(with: nil) }

  /// An independent copy, as a layer takes it; the zone is ignored. What was set with
  /// `setValue(_:forKey:)` comes along; properties of a subclass of yours do not, unless it overrides
  /// this.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
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
    (copy.preferredFrameRateRange, copy.userValues) = (preferredFrameRateRange, userValues)
  }

  /// Adds itself to the layer under the event's key.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The value of a property of a fresh animation; nil for what has none. A subclass may give its own
  /// keys one, which `value(forKey:)` returns until another is set.
  open class func defaultValue(forKey key: String) -> Any? {
    key == "removedOnCompletion" ? true : key == "speed" ? Float(1) : nil
  }

  /// Whether an archive would hold the value for `key`: whether it differs from the default. There
  /// are no archives here, so nothing asks.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    guard let value = value(forKey: key) as? NSObject else { return false }
    return !value.isEqual(CAAnimation.defaultValue(forKey: key))
  }

  /// The value of a property, or what was set for `key` before.
  ///
  /// Numbers come as `NSNumber`, points and the like as `NSValue`: `as? CGFloat`, `as? CGPoint` take
  /// them as well.
  open func value(forKey key: String) -> Any? {
    if let known = knownValue(forKey: key) { return known.get() }
    return userValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or keeps `value` for `key`: `animationDidStop` finds it on the animation that
  /// it is handed. A value of a type that the property cannot hold is ignored, with a warning.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let known = knownValue(forKey: key) else { return userValues[key] = value }
    if !known.set(value) {
      LayerWarning.wrongSetting(value, key: key, of: "\(type(of: self))").report()
    }
  }

  /// The value at a path of keys; none of an animation's keys has parts, so it is that of a key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Sets the value at a path of keys; none of an animation's keys has parts, so it is a key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// How a property of this class is read and written by name.
  func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "timingFunction": .object(self, \.timingFunction)
    case "removedOnCompletion": .flag(self, \.isRemovedOnCompletion)
    case "delegate": .object(self, \.delegate)
    default: .timing(of: self, key)
    }
  }

  /// Gives times that are not numbers their defaults, with a warning.
  func dropTimesThatAreNoNumbers(_ owner: @autoclosure () -> String) {
    func check(_ isNumber: Bool, _ name: String, _ reset: () -> Void) {
      if isNumber { return }
      LayerWarning.notFinite(Double.nan, "the \(name) of \(owner())").report()
      reset()
    }
    check(!duration.isNaN, "duration") { duration = 0 }
    check(!beginTime.isNaN, "beginTime") { beginTime = 0 }
    check(!timeOffset.isNaN, "timeOffset") { timeOffset = 0 }
    check(speed.isFinite, "speed") { speed = 1 }
    check(!repeatCount.isNaN, "repeatCount") { repeatCount = 0 }
    check(!repeatDuration.isNaN, "repeatDuration") { repeatDuration = 0 }
  }

  /// What it does to `layer`, worked out once; throws when that is nothing. `duration` is that of a
  /// pass.
  func track(on layer: CALayer, duration: CFTimeInterval) throws(LayerWarning) -> AnimationTrack {
    .idle
  }
}
