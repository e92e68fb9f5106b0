import Foundation
import Geometry
import Layers
import VirtualTime

/// When and how the changes of one animation block go: what its caller asked for, together with what
/// it takes over from the block around it.
struct ViewPace {
  /// When it begins.
  var begin: Instant
  /// In seconds; without one, changes apply at once.
  var duration: TimeInterval
  var timingFunction: CAMediaTimingFunction
  var options: UIView.AnimationOptions
  /// The spring that pulls the changes; nil for a curve.
  var spring: SpringCurve?
  /// The timeline that it follows instead of the clock: a property animator's.
  var span: ViewSpan?

  /// A pace of its own.
  init(
    begin: Instant, duration: TimeInterval, options: UIView.AnimationOptions = [],
    spring: SpringCurve? = nil, span: ViewSpan? = nil
  ) {
    (self.begin, self.duration, self.options) = (begin, duration, options)
    (self.spring, self.span) = (spring, span)
    timingFunction = spring == nil ? options.timingFunction : CAMediaTimingFunction(name: .linear)
  }

  /// The pace of a block inside of another: it begins with that and takes over its duration, curve
  /// and repetition, unless `options` say that they don't count.
  func nested(
    delay: TimeInterval, duration: TimeInterval, options: UIView.AnimationOptions,
    spring: SpringParameters?
  ) -> ViewPace {
    var pace = self
    pace.begin = begin.advanced(bySeconds: max(delay, 0))
    if options.contains(.overrideInheritedDuration) { pace.duration = duration }
    let keepsCurve = !options.contains(.overrideInheritedCurve)
    if !keepsCurve {
      pace.spring = pace.duration > 0 ? spring?.curve(settlingIn: pace.duration) : nil
      pace.timingFunction =
        spring == nil ? options.timingFunction : CAMediaTimingFunction(name: .linear)
    }
    let inherited =
      options.contains(.overrideInheritedOptions)
      ? [] : self.options.intersection([.repeat, .autoreverse])
    pace.options = options.union(inherited)
    pace.span = span?.nested(
      delay: max(delay, 0),
      duration: options.contains(.overrideInheritedDuration) ? duration : nil,
      easing: keepsCurve ? nil : pace.easing)
    return pace
  }

  /// Its easing as a timeline takes it.
  private var easing: TimelineEasing {
    spring.map { .spring($0, duration: duration) } ?? .curve(timingFunction.curve)
  }

  /// The key paths that a change of `event` animates.
  func keyPaths(of event: String) -> [String] {
    switch event {
    case "bounds": ["bounds.origin", "bounds.size"]
    case "position" where span?.sideways != nil: ["position.x", "position.y"]
    default: [event]
    }
  }

  /// The part of the timeline for one key path; nil without a timeline.
  func span(for keyPath: String) -> TimelineSpan? {
    guard let span else { return nil }
    let easing = keyPath == "position.y" ? span.sideways ?? span.easing : span.easing
    return TimelineSpan(
      of: span.timeline, start: span.start, length: span.length, easing: easing)
  }
}

/// The part of a property animator's timeline that a block takes.
struct ViewSpan {
  let timeline: AnimationTimeline
  /// How long the whole timeline is, in seconds.
  let seconds: TimeInterval
  /// Fractions of it.
  var start = 0.0
  var length = 1.0
  var easing: TimelineEasing
  /// The easing of positions along y, where it differs: a spring that starts with a speed of its own
  /// in each direction.
  var sideways: TimelineEasing?

  /// The part of a block inside of this one; nil takes over.
  func nested(delay: TimeInterval, duration: TimeInterval?, easing: TimelineEasing?) -> ViewSpan {
    var part = self
    guard seconds > 0 else { return part }
    part.start = min(start + delay / seconds, start + length)
    part.length = min(duration.map { $0 / seconds } ?? length, start + length - part.start)
    if let easing { (part.easing, part.sideways) = (easing, nil) }
    return part
  }
}

/// How often an animation runs, and whether back as well.
struct ViewRepetition {
  let count: Float
  let autoreverses: Bool

  init(count: Float, autoreverses: Bool) {
    (self.count, self.autoreverses) = (count, autoreverses)
  }

  /// As options say.
  init(_ options: UIView.AnimationOptions) {
    self.init(
      count: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
  }
}

/// What a spring animation is asked for.
struct SpringParameters {
  let damping, velocity: CGFloat
  /// The spring itself, where it is known; else it is the one that comes to rest in time.
  var exact: SpringCurve?

  func curve(settlingIn duration: TimeInterval) -> SpringCurve {
    exact ?? SpringCurve(settlingIn: duration, dampingRatio: damping, velocity: velocity)
  }
}

extension SpringCurve {
  /// The damping ratios of views' springs that are told by their bounce: such as come to rest.
  static let restful = 0.05...20.0
}
