import Foundation
import Geometry

/// The motion of a mass on a damped spring from 0 to 1: the closed-form solutions of m·x″ + c·x′ +
/// k·(x − 1) = 0 with x(0) = 0 and x′(0) = v.
package struct SpringCurve: Hashable, Sendable {
  /// ω = √(k/m): the undamped frequency, in radians per second.
  let frequency: Double
  /// ζ = c / (2√(k·m)): 0 oscillates forever, 1 is critically damped, greater values are
  /// overdamped.
  let dampingRatio: Double
  /// v: the initial speed, in total distances per second.
  let velocity: Double

  /// The distance that counts as arrived: a thousandth of the total distance.
  private static let rest = 0.001

  package init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  /// Creates a spring whose undamped period is `duration` seconds and that overshoots by `bounce`:
  /// 0 for none, 1 for an endless oscillation; values below 0, down to -1, are overdamped. The
  /// damping ratio is clamped to `ratios`.
  ///
  /// This is our decision, based on Apple's definition of SwiftUI's springs: the frequency is 2π /
  /// duration; the damping ratio is 1 − bounce, or 1 / (1 + bounce) below 0.
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

  /// Creates UIKit's spring for a damping ratio, 0.05…1, and a duration in seconds.
  ///
  /// The frequency ω follows measurements of UIKit's own animations: with β = ζω, the term |(β − v)
  /// / ω_d|·e^(−βT) is 0.001 at the end, and at ζ = 1 it is (1 + (ω − v)·T)·e^(−ωT). A positive
  /// velocity thus lowers the frequency. If several frequencies satisfy the condition, the highest
  /// is used.
  ///
  /// (D) UIKit's solver fails for velocities above about 1.65 / T. Here they use the frequency for
  /// that velocity, and a higher one only if the term would otherwise exceed 0.001: the result
  /// stays continuous, and the oscillation decays in time.
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
    // Above this frequency the term only decreases.
    let peak =
      bound > 0 ? (bound + (bound * bound + 4 * bound / duration).squareRoot()) / (2 * ratio) : 0
    var frequency = Self.root(after: peak, near: peak + 5 / duration) { exceeds($0, bound) }
    if velocity > bound {
      frequency = Self.root(after: frequency, near: frequency * 2) { exceeds($0, velocity) }
    }
    self.init(frequency: frequency, dampingRatio: ratio, velocity: velocity)
  }

  /// Returns the distance travelled after `time` seconds; 1 is the end.
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

  /// The time in seconds until no oscillation exceeds a thousandth of the total distance; infinite
  /// without damping.
  package var settlingDuration: Double {
    guard dampingRatio > 0, frequency > 0 else { return .infinity }
    return Self.root(after: 0, near: 1 / frequency) { bound(at: $0) > Self.rest }
  }

  /// Returns an upper bound for the distance to the end after `time` seconds.
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

  /// The two decay rates of an overdamped spring; both negative.
  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (frequency * (root - dampingRatio), -frequency * (root + dampingRatio))
  }

  /// Returns the value after `start` at which `isAbove` changes from true to false, found by
  /// bisection.
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

/// A spring's motion from one value to another, for a pass of known duration.
package struct SpringMotion {
  let from, to: AnimatableValue
  let spring: SpringCurve
  /// The duration of a pass in seconds; at its end the value is the end value.
  let duration: Double

  func value(at progress: Double) -> AnimatableValue {
    if progress >= 1 { return to }
    return from.interpolated(to: to, spring.progress(at: progress * duration))
  }
}
