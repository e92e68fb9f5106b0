import Foundation
import Geometry

/// How a mass on a damped spring goes from 0 to 1: the closed solutions of
/// m·x″ + c·x′ + k·(x − 1) = 0 with x(0) = 0 and x′(0) = v.
package struct SpringCurve: Hashable, Sendable {
  /// ω = √(k/m): the frequency without damping, in radians a second.
  let frequency: Double
  /// ζ = c / (2√(k·m)): 0 swings for ever, 1 arrives without swinging over, more creeps.
  let dampingRatio: Double
  /// v: the speed at the start, in parts of the whole way a second.
  let velocity: Double

  /// What counts as arrived: a thousandth of the way.
  private static let rest = 0.001

  package init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
    (self.frequency, self.dampingRatio, self.velocity) = (frequency, dampingRatio, velocity)
  }

  /// The spring that swings once in `duration` seconds when it isn't damped, and bounces by `bounce`:
  /// 0 not at all, 1 for ever, and below 0, to -1, it creeps. The damping ratio is taken into `ratios`.
  ///
  /// This is our decision, after the definition that Apple gives for SwiftUI's springs: the frequency
  /// is 2π / duration; the damping ratio is 1 − bounce, and 1 / (1 + bounce) below 0.
  package init(
    duration: Double, bounce: Double, velocity: Double = 0,
    dampingRatios ratios: ClosedRange<Double> = 0...(.infinity)
  ) {
    let ratio = bounce < 0 ? 1 / (1 + max(bounce, -1)) : 1 - bounce
    self.init(
      frequency: 2 * .pi / duration,
      dampingRatio: min(max(ratio, ratios.lowerBound), ratios.upperBound), velocity: velocity)
  }

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// UIKit's spring of a damping ratio, 0.05…1, and a duration in seconds.
  ///
  /// The frequency ω is what UIKit's own animations were measured to have: with β = ζω the term
  /// |(β − v) / ω_d|·e^(−βT) is 0.001 at the end, and (1 + (ω − v)·T)·e^(−ωT) at ζ = 1. A positive
  /// velocity so lowers the frequency. Several frequencies may fulfil it; the highest counts.
  ///
  /// (D) UIKit's solver fails for velocities above about 1.65 / T. They take the frequency of that
  /// velocity here, and a higher one only where the term would exceed 0.001 otherwise: it stays
  /// continuous, and the swings die down in time.
  package init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
    let ratio = min(max(dampingRatio, 0.05), 1)
    let bound = min(velocity, 1.65 / duration)
    func exceeds(_ frequency: Double, _ speed: Double) -> Bool {
      let decay = Maths.exponential(-ratio * frequency * duration)
      guard ratio < 1 else {
        return abs(1 + (frequency - speed) * duration) * decay > Self.rest
      }
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return abs(ratio * frequency - speed) / swing * decay > Self.rest
    }
    // Above this frequency the term only falls.
    let peak =
      bound > 0 ? (bound + (bound * bound + 4 * bound / duration).squareRoot()) / (2 * ratio) : 0
    var frequency = Self.root(after: peak, near: peak + 5 / duration) { exceeds($0, bound) }
    if velocity > bound {
      frequency = Self.root(after: frequency, near: frequency * 2) { exceeds($0, velocity) }
    }
    self.init(frequency: frequency, dampingRatio: ratio, velocity: velocity)
  }

  /// The way gone after `time` seconds; 1 is the end.
  package func progress(at time: Double) -> Double {
    let (ratio, speed) = (dampingRatio, dampingRatio * frequency)
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      guard swing > 0 else { return velocity * time }
      let (sine, cosine) = Maths.sineAndCosine(swing * time)
      let decay = Maths.exponential(-speed * time)
      return 1 - decay * (cosine + (speed - velocity) / swing * sine)
    }
    if ratio == 1 {
      return 1 - Maths.exponential(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let (slow, fast) = rates
    let share = (velocity + fast) / (fast - slow)
    return 1 - share * Maths.exponential(slow * time)
      - (1 - share) * Maths.exponential(fast * time)
  }

  /// How many seconds it takes until no swing exceeds a thousandth of the way; infinite undamped.
  package var settlingDuration: Double {
    guard dampingRatio > 0, frequency > 0 else { return .infinity }
    return Self.root(after: 0, near: 1 / frequency) { bound(at: $0) > Self.rest }
  }

  /// What the distance to the end never exceeds after `time` seconds.
  private func bound(at time: Double) -> Double {
    let (ratio, speed) = (dampingRatio, dampingRatio * frequency)
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return (1 + abs(speed - velocity) / swing) * Maths.exponential(-speed * time)
    }
    if ratio == 1 {
      return (1 + abs(frequency - velocity) * time) * Maths.exponential(-frequency * time)
    }
    let (slow, fast) = rates
    let share = (velocity + fast) / (fast - slow)
    return abs(share) * Maths.exponential(slow * time)
      + abs(1 - share) * Maths.exponential(fast * time)
  }

  /// The two rates at which a spring creeps whose damping ratio exceeds 1; both negative.
  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (frequency * (root - dampingRatio), -frequency * (root + dampingRatio))
  }

  /// The value after `start` at which `isAbove` turns from true to false; by bisection.
  private static func root(
    after start: Double, near guess: Double, _ isAbove: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, guess)
    while isAbove(high), high < 1e12 { (low, high) = (high, high * 2) }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if isAbove(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

/// From one value to another on a spring, for a pass of known length.
package struct SpringMotion {
  let from, to: AnimatableValue
  let spring: SpringCurve
  /// The length of a pass in seconds; where it ends the end value stands.
  let duration: Double

  func value(at progress: Double) -> AnimatableValue {
    if progress >= 1 { return to }
    return from.interpolated(to: to, spring.progress(at: progress * duration))
  }
}
