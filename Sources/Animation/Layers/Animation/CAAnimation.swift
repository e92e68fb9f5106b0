public import Foundation
import VirtualTime

/// The abstract base class of all animations.
///
/// A layer copies the animation when it is added; later changes to the original have no effect.
/// Times are in seconds of the layer's time, which is the stage's clock unless the timing of the
/// layer or of a superlayer was changed; in a group, they are in the group's time.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The start time in the layer's time; 0 means the instant at which the animation is added.
  /// In a group, the start time relative to the group's.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one pass, in seconds; 0 means the transaction's duration, 0.25 by default, or
  /// in a group the group's duration.
  open var duration: CFTimeInterval = 0
  /// The speed; 1 by default. A negative speed plays backwards; at 0 the animation is paused and
  /// never ends.
  open var speed: Float = 1
  /// The offset added to the local time; the part skipped at the start is played after the end.
  open var timeOffset: CFTimeInterval = 0
  /// The number of passes; 0 counts as 1.
  open var repeatCount: Float = 0
  /// The total time of repeats; takes precedence over `repeatCount` if positive.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether each pass also plays backwards.
  open var autoreverses = false
  /// The behaviour before and after the active time; `removed` by default.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The timing function of a pass; nil for linear.
  open var timingFunction: CAMediaTimingFunction?
  /// A Boolean value that indicates whether the layer removes the animation when it ends; true by
  /// default.
  open var isRemovedOnCompletion = true
  /// The delegate, which is notified of start and end; held strongly, as in Core Animation. The
  /// delegates of animations in a group aren't notified.
  open var delegate: (any CAAnimationDelegate)?
  /// The part of a timeline that the animation follows instead of the clock; nil for the clock.
  package final var span: TimelineSpan?
  /// The preferred frame rates; they have no effect, because a film uses the frame rate of its
  /// canvas.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Values set for keys that aren't properties.
  var userValues: [String: Any] = [:]

  /// Creates an animation with the default timing.
  public override init() { super.init() }

  /// Creates an animation with the default timing; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns an independent copy of the same runtime class, created with its `init()`.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns an independent copy, as used by layers; the zone is ignored. Values set with
  /// `setValue(_:forKey:)` are copied; properties of your own subclass aren't, unless it overrides
  /// this method.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copyProperties(to: copy)
    return copy
  }

  /// Copies this animation's properties to a new animation of the same class.
  func copyProperties(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    copy.span = span
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.userValues = userValues
  }

  /// Adds the animation to the layer under the event's key.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the default value of a property; nil for none. A subclass can provide defaults for its
  /// own keys, which `value(forKey:)` returns until another value is set.
  open class func defaultValue(forKey key: String) -> Any? {
    key == "removedOnCompletion" ? true : key == "speed" ? Float(1) : nil
  }

  /// Returns whether an archive would include the value for `key`: whether it differs from the
  /// default. Archives aren't supported, so nothing calls this.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    guard let value = value(forKey: key) as? NSObject else { return false }
    return !value.isEqual(CAAnimation.defaultValue(forKey: key))
  }

  /// Returns the value of a property, or the value previously set for `key`.
  ///
  /// Numbers are returned as `NSNumber`, points and similar types as `NSValue`; casts such as `as?
  /// CGFloat` and `as? CGPoint` work too.
  open func value(forKey key: String) -> Any? {
    if let known = knownValue(forKey: key) { return known.get() }
    return userValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, or stores `value` for `key`, where `animationDidStop` can read it from the
  /// animation that it receives. A value of a type that the property can't hold is ignored, with a
  /// warning.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let known = knownValue(forKey: key) else { return userValues[key] = Number.boxed(value) }
    if !known.set(value) {
      LayerWarning.wrongSetting(value, key: key, of: "\(type(of: self))").report()
    }
  }

  /// Returns the value for a key path. An animation's keys don't have parts, so the path is used as
  /// a key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Sets the value for a key path. An animation's keys don't have parts, so the path is used as a
  /// key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// Returns access to a property of this class by name.
  func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "timingFunction": .object(self, \.timingFunction)
    case "removedOnCompletion": .flag(self, \.isRemovedOnCompletion)
    case "delegate": .object(self, \.delegate)
    default: .timing(of: self, key)
    }
  }

  /// Resets times that are NaN, or a speed that isn't finite, to their defaults, with a warning.
  func resetInvalidTimes(_ owner: @autoclosure () -> String) {
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

  /// Whether values of the animation are the model value, whatever that is while it plays.
  var followsModel: Bool { false }

  /// The ends for which the animation has no value, if the start is one of them.
  var omittedEnds: AnimationTrack.OmittedEnds? { nil }

  /// Returns the precomputed effect on `layer`; throws if there is none. `duration` is the duration
  /// of a pass.
  func track(on layer: CALayer, duration: CFTimeInterval) throws(LayerWarning) -> AnimationTrack {
    .idle
  }
}
