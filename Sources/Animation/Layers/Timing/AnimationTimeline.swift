import Foundation
package import Geometry
package import VirtualTime

// Animations that follow a timeline of their own instead of the clock. Who owns the timeline lets it
// run, stops it, sends it back, or puts it anywhere: all animations tied to it show what stands there.

/// The time that several animations share; its fractions reach from 0 to 1.
package final class AnimationTimeline {
  /// How it moves, until it is told otherwise.
  package var motion: TimelineMotion {
    didSet {
      guard let clock = VirtualClock.current, clock.context.isTraced else { return }
      history.append((clock.now, motion))
    }
  }

  /// How it has moved on a traced stage, and from when on.
  private(set) var history: [(instant: Instant, motion: TimelineMotion)] = []

  /// A timeline that stands at its beginning.
  package init() { motion = TimelineMotion(at: .fraction(0)) }
}

/// A timeline's way: between two fractions of a road, from one instant on, evenly.
package struct TimelineMotion {
  /// What a share from 0 to 1 of the way means.
  package enum Road {
    /// The timeline's own fractions.
    case own
    /// From a place straight on to all values' ends, by another easing.
    case onward(TimelineOnward)
  }

  package let road: Road
  package let from, to: Double
  package let begin: Instant
  /// In nanoseconds; 0 stands still at `from`.
  package let length: Double

  package init(road: Road, from: Double, to: Double, begin: Instant, length: Double) {
    (self.road, self.from, self.to) = (road, from, to)
    (self.begin, self.length) = (begin, max(length, 0))
  }

  /// Standing still.
  package init(at place: TimelinePlace) {
    switch place {
    case .fraction(let fraction):
      self.init(road: .own, from: fraction, to: fraction, begin: .zero, length: 0)
    case .onward(let onward, let share):
      self.init(road: .onward(onward), from: share, to: share, begin: .zero, length: 0)
    }
  }

  /// The share of the road that has been gone at `instant`.
  package func share(at instant: Instant) -> Double {
    guard length > 0 else { return to }
    let passed = Double(instant.nanoseconds(since: begin)) / length
    return passed >= 1 ? to : from + (to - from) * max(passed, 0)
  }

  /// Where it stands at `instant`.
  package func place(at instant: Instant) -> TimelinePlace {
    switch road {
    case .own: .fraction(share(at: instant))
    case .onward(let onward): .onward(onward, share: share(at: instant))
    }
  }

  /// The instant at which it arrives.
  package var end: Instant { begin.advanced(by: Int64(min(length.rounded(), 0x1p61))) }
}

/// Where a timeline stands.
package indirect enum TimelinePlace {
  /// At a fraction of its time: each animation on its own easing.
  case fraction(Double)
  /// On the way from where it was to all values' ends.
  case onward(TimelineOnward, share: Double)
}

/// How the rest of a timeline is gone by another easing than its own.
package struct TimelineOnward {
  package let start: TimelinePlace
  /// The fraction of the timeline's own time that `start` stands at.
  package let fraction: Double
  package let easing: TimelineEasing
  /// The progress that it goes to: 1, or 0 on the way back.
  package let target: Double

  package init(
    start: TimelinePlace, fraction: Double, easing: TimelineEasing, target: Double
  ) {
    (self.start, self.fraction) = (start, fraction)
    (self.easing, self.target) = (easing, target)
  }
}

/// What turns even time into progress.
package enum TimelineEasing: Hashable, Sendable {
  case curve(UnitBezier)
  /// A spring, for a way of that many seconds.
  case spring(SpringCurve, duration: Double)

  /// Progress at a fraction of the time; a spring may swing beyond 1.
  package func progress(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): curve.progress(at: fraction)
    case .spring(let spring, let duration):
      fraction >= 1 ? 1 : spring.progress(at: fraction * duration)
    }
  }

  /// The first fraction of the time at which `progress` is reached.
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

/// The part of a timeline that one animation takes, and how it goes within.
package struct TimelineSpan {
  package let timeline: AnimationTimeline
  /// Fractions of the timeline.
  package let start, length: Double
  package let easing: TimelineEasing

  package init(
    of timeline: AnimationTimeline, start: Double, length: Double, easing: TimelineEasing
  ) {
    (self.timeline, self.easing) = (timeline, easing)
    self.start = min(max(start, 0), 1)
    self.length = min(max(length, 0), 1 - self.start)
  }

  /// Progress of the animation at `instant`, eased.
  package func progress(at instant: Instant) -> Double {
    progress(at: timeline.motion.place(at: instant))
  }

  /// Progress of the animation, eased, where the timeline stands at `place`.
  package func progress(at place: TimelinePlace) -> Double {
    switch place {
    case .fraction(let fraction):
      if fraction >= 1 { return 1 }
      guard length > 0 else { return fraction > start ? 1 : 0 }
      return easing.progress(at: min(max((fraction - start) / length, 0), 1))
    case .onward(let onward, let share):
      let before = progress(at: onward.start)
      // What had not begun waits for its part of the rest; on the way back it never began.
      let rest = 1 - onward.fraction
      let wait = onward.target > 0 && rest > 0 ? max((start - onward.fraction) / rest, 0) : 0
      guard share > wait else { return before }
      let gone = wait < 1 ? (share - wait) / (1 - wait) : 1
      return before + (onward.target - before) * onward.easing.progress(at: gone)
    }
  }
}
