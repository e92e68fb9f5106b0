import Foundation
import Geometry
import Layers
import VirtualTime

/// The timing of the changes in an animation block: the caller's parameters combined with those
/// inherited from the enclosing block.
struct ViewTiming {
  /// The start time.
  var begin: Instant
  /// The duration in seconds; if it isn't positive, changes apply at once, after the delay.
  var duration: TimeInterval
  var timingFunction: CAMediaTimingFunction
  var options: UIView.AnimationOptions
  /// The spring of the changes; nil if they use the curve.
  var spring: SpringCurve?
  /// The part of a property animator's timeline that drives the changes; nil if the clock does.
  var span: ViewSpan?

  /// Creates a timing that doesn't inherit anything.
  init(
    begin: Instant, duration: TimeInterval, options: UIView.AnimationOptions = [],
    spring: SpringCurve? = nil, span: ViewSpan? = nil
  ) {
    self.begin = begin
    self.duration = duration
    self.options = options
    self.spring = spring
    self.span = span
    timingFunction = spring == nil ? options.timingFunction : CAMediaTimingFunction(name: .linear)
  }

  /// Returns the timing of a nested block: it starts with this one and inherits its duration, curve
  /// and repetition unless `options` override them.
  func nested(
    delay: TimeInterval, duration: TimeInterval, options: UIView.AnimationOptions,
    spring: SpringParameters?
  ) -> ViewTiming {
    var timing = self
    timing.begin = begin.advanced(bySeconds: max(delay, 0))
    if options.contains(.overrideInheritedDuration) { timing.duration = duration }
    let keepsCurve = !options.contains(.overrideInheritedCurve)
    if !keepsCurve {
      timing.spring = timing.duration > 0 ? spring?.curve(settlingIn: timing.duration) : nil
      timing.timingFunction =
        spring == nil ? options.timingFunction : CAMediaTimingFunction(name: .linear)
    }
    let inherited =
      options.contains(.overrideInheritedOptions)
      ? [] : self.options.intersection([.repeat, .autoreverse])
    timing.options = options.union(inherited)
    timing.span = span?.nested(
      delay: max(delay, 0),
      duration: options.contains(.overrideInheritedDuration) ? duration : nil,
      easing: keepsCurve ? nil : timing.easing)
    return timing
  }

  /// The easing in the form that timelines use.
  private var easing: TimelineEasing {
    spring.map { .spring($0, duration: duration) } ?? .curve(timingFunction.curve)
  }

  /// Returns the key paths that a change of `event` animates.
  func keyPaths(of event: String) -> [String] {
    switch event {
    case "bounds": ["bounds.origin", "bounds.size"]
    case "position" where span?.verticalEasing != nil: ["position.x", "position.y"]
    default: [event]
    }
  }

  /// Returns the part of the timeline for one key path; nil without a timeline.
  func span(for keyPath: String) -> TimelineSpan? {
    guard let span else { return nil }
    let easing = keyPath == "position.y" ? span.verticalEasing ?? span.easing : span.easing
    return TimelineSpan(
      of: span.timeline, start: span.start, length: span.length, easing: easing)
  }
}

/// The part of a property animator's timeline that a block occupies.
struct ViewSpan {
  let timeline: AnimationTimeline
  /// The duration of the whole timeline, in seconds.
  let seconds: TimeInterval
  /// The start of the part, as a fraction of the timeline.
  var start = 0.0
  var length = 1.0
  var easing: TimelineEasing
  /// The easing of positions along y if it differs: springs can have a different initial velocity
  /// in each direction.
  var verticalEasing: TimelineEasing?

  /// Returns the part of a nested block; nil arguments inherit this one's value.
  func nested(delay: TimeInterval, duration: TimeInterval?, easing: TimelineEasing?) -> ViewSpan {
    var part = self
    guard seconds > 0 else { return part }
    part.start = min(start + delay / seconds, start + length)
    part.length = min(duration.map { $0 / seconds } ?? length, start + length - part.start)
    if let easing {
      part.easing = easing
      part.verticalEasing = nil
    }
    return part
  }
}

/// The number of repetitions, and whether each also runs backwards.
struct ViewRepetition {
  let count: Float
  let autoreverses: Bool

  init(count: Float, autoreverses: Bool) {
    self.count = count
    self.autoreverses = autoreverses
  }

  /// Creates the repetition that options specify.
  init(_ options: UIView.AnimationOptions) {
    self.init(
      count: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
  }
}

/// The parameters of a spring animation.
struct SpringParameters {
  let damping, velocity: CGFloat
  /// The exact spring if it is known; otherwise a spring is computed that comes to rest in time.
  var exact: SpringCurve?

  func curve(settlingIn duration: TimeInterval) -> SpringCurve {
    exact ?? SpringCurve(settlingIn: duration, dampingRatio: damping, velocity: velocity)
  }
}

extension SpringCurve {
  /// The valid damping ratios of springs described by their bounce: all of them come to rest.
  static let settlingDampingRatios = 0.05...20.0
}
