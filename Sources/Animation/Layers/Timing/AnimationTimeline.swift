import Foundation
package import Geometry
package import VirtualTime

// Animations that follow a timeline of their own instead of the clock. The owner of the timeline
// starts, stops, reverses or repositions it; all of its animations show the values at its position.

/// A time that several animations share, as fractions from 0 to 1.
package final class AnimationTimeline {
  /// The current motion, until another is set.
  package var motion: TimelineMotion {
    didSet {
      guard let clock = VirtualClock.current, clock.context.isTraced else { return }
      history.append((clock.now, motion))
    }
  }

  /// The motions on a traced stage, with their start instants.
  private(set) var history: [(instant: Instant, motion: TimelineMotion)] = []

  /// Creates a timeline that is stopped at its start.
  package init() { motion = TimelineMotion(at: .fraction(0)) }
}

/// The motion of a timeline: from one position on a path to another at constant speed, starting at
/// an instant.
package struct TimelineMotion {
  /// The meaning of a position from 0 to 1 on the path.
  package enum Domain {
    /// The timeline's own fractions.
    case timeline
    /// From a place directly to the end of all values, with another easing.
    case continuation(TimelineContinuation)
  }

  package let domain: Domain
  package let from, to: Double
  package let begin: Instant
  /// The duration in nanoseconds; 0 means no motion.
  package let length: Double

  package init(domain: Domain, from: Double, to: Double, begin: Instant, length: Double) {
    self.domain = domain
    self.from = from
    self.to = to
    self.begin = begin
    self.length = max(length, 0)
  }

  /// Creates a motion that stays at a place.
  package init(at place: TimelinePosition) {
    switch place {
    case .fraction(let fraction):
      self.init(domain: .timeline, from: fraction, to: fraction, begin: .zero, length: 0)
    case .continuation(let continuation, let share):
      self.init(
        domain: .continuation(continuation), from: share, to: share, begin: .zero, length: 0)
    }
  }

  /// Returns the position on the path at `instant`.
  package func share(at instant: Instant) -> Double {
    guard length > 0 else { return to }
    let passed = Double(instant.nanoseconds(since: begin)) / length
    return passed >= 1 ? to : from + (to - from) * max(passed, 0)
  }

  /// Returns the timeline's place at `instant`.
  package func place(at instant: Instant) -> TimelinePosition {
    switch domain {
    case .timeline: .fraction(share(at: instant))
    case .continuation(let continuation): .continuation(continuation, share: share(at: instant))
    }
  }

  /// The instant at which the motion ends.
  package var end: Instant { begin.advanced(by: Int64(min(length.rounded(), 0x1p61))) }
}

/// The position of a timeline.
package indirect enum TimelinePosition {
  /// At a fraction of its time; each animation uses its own easing.
  case fraction(Double)
  /// On the path from `continuation.start` to the end of all values.
  case continuation(TimelineContinuation, share: Double)
}

/// The rest of a timeline, continued with another easing than its own.
package struct TimelineContinuation {
  package let start: TimelinePosition
  /// The fraction of the timeline's own time at `start`.
  package let fraction: Double
  package let easing: TimelineEasing
  /// The target progress: 1, or 0 if reversed.
  package let target: Double

  package init(
    start: TimelinePosition, fraction: Double, easing: TimelineEasing, target: Double
  ) {
    self.start = start
    self.fraction = fraction
    self.easing = easing
    self.target = target
  }
}

/// A mapping from linear time to progress.
package enum TimelineEasing: Hashable, Sendable {
  case curve(UnitBezier)
  /// A spring over the given duration, in seconds.
  case spring(SpringCurve, duration: Double)

  /// Returns the progress at a fraction of the time; a spring can overshoot 1.
  package func progress(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): curve.progress(at: fraction)
    case .spring(let spring, let duration):
      fraction >= 1 ? 1 : spring.progress(at: fraction * duration)
    }
  }

  /// Returns the first fraction of the time at which `progress` is reached.
  package func fraction(reaching progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    let steps = 256
    let first = (1...steps).first { self.progress(at: Double($0) / Double(steps)) >= progress }
    var high = Double(first ?? steps) / Double(steps)
    var low = high - 1 / Double(steps)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle) >= progress { high = middle } else { low = middle }
    }
    return high
  }
}

/// The part of a timeline that one animation occupies, with its easing.
package struct TimelineSpan {
  package let timeline: AnimationTimeline
  /// Fractions of the timeline.
  package let start, length: Double
  package let easing: TimelineEasing

  package init(
    of timeline: AnimationTimeline, start: Double, length: Double, easing: TimelineEasing
  ) {
    self.timeline = timeline
    self.easing = easing
    self.start = min(max(start, 0), 1)
    self.length = min(max(length, 0), 1 - self.start)
  }

  /// Returns the eased progress of the animation at `instant`.
  package func progress(at instant: Instant) -> Double {
    progress(at: timeline.motion.place(at: instant))
  }

  /// Returns the eased progress of the animation when the timeline is at `place`.
  package func progress(at place: TimelinePosition) -> Double {
    switch place {
    case .fraction(let fraction):
      if fraction >= 1 { return 1 }
      guard length > 0 else { return fraction > start ? 1 : 0 }
      return easing.progress(at: min(max((fraction - start) / length, 0), 1))
    case .continuation(let continuation, let share):
      let before = progress(at: continuation.start)
      // An animation that hasn't started waits for its part of the rest; in reverse it never
      // starts.
      let rest = 1 - continuation.fraction
      let wait =
        continuation.target > 0 && rest > 0 ? max((start - continuation.fraction) / rest, 0) : 0
      guard share > wait else { return before }
      let gone = wait < 1 ? (share - wait) / (1 - wait) : 1
      return before + (continuation.target - before) * continuation.easing.progress(at: gone)
    }
  }
}
