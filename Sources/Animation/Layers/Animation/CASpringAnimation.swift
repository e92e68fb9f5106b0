public import Foundation

/// An animation from one value to another with the motion of a spring.
///
/// Values overshoot the end while the spring oscillates. The animation lasts for its `duration`,
/// which doesn't depend on the spring: set it to `settlingDuration` to let the spring come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring; 1 by default, must be positive.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default, must be positive.
  open var stiffness: CGFloat = 100
  /// The damping coefficient; 10 by default, must be 0 or more.
  open var damping: CGFloat = 10
  /// The initial speed towards the end, in total distances per second; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// A Boolean value that indicates whether the spring may be overdamped; false, the default,
  /// treats an overdamped spring as critically damped.
  open var allowsOverdamping = false

  /// Creates a spring from its perceived behaviour.
  ///
  /// `perceptualDuration` is the period in seconds of the undamped oscillation, `bounce` the amount
  /// of overshoot: 0 for none, 1 for an endless oscillation; values below 0, down to -1, are
  /// overdamped. The mass is 1, and the remaining values follow SwiftUI's springs with the same
  /// parameters: ω = 2π / duration and ζ = 1 - bounce, or 1 / (1 + bounce) below 0. The animation's
  /// duration is set to the settling duration.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = SpringCurve(duration: perceptualDuration, bounce: bounce)
    if settlingDuration.isFinite { duration = settlingDuration }
  }

  /// The period of the undamped oscillation, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi * (mass / stiffness).squareRoot() }

  /// The amount of overshoot: 1 for an endless oscillation, 0 for none; below 0 the spring is
  /// overdamped.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The time in seconds until the spring stays within a thousandth of the total distance from its
  /// end; infinite without damping.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: SpringCurve {
    get {
      let spring = SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
      guard spring.dampingRatio > 1, !allowsOverdamping else { return spring }
      return SpringCurve(frequency: spring.frequency, dampingRatio: 1, velocity: initialVelocity)
    }
    set {
      mass = 1
      stiffness = newValue.frequency * newValue.frequency
      damping = 2 * newValue.dampingRatio * newValue.frequency
      initialVelocity = newValue.velocity
      allowsOverdamping = newValue.dampingRatio > 1
    }
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "mass": .number(self, \.mass)
    case "stiffness": .number(self, \.stiffness)
    case "damping": .number(self, \.damping)
    case "initialVelocity": .number(self, \.initialVelocity)
    case "allowsOverdamping": .flag(self, \.allowsOverdamping)
    default: super.knownValue(forKey: key)
    }
  }

  override func curve(
    of property: LayerProperty, on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack.Curve {
    guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite,
      damping.isFinite, initialVelocity.isFinite
    else {
      throw .malformedSpring(
        "the spring animation of \"\(property.name)\" on \(layer.nameInMessages)",
        "mass \(mass), stiffness \(stiffness), damping \(damping) and velocity \(initialVelocity)")
    }
    let keyframes = try keyframes(of: property, on: layer)
    guard let from = keyframes.values.first, let to = keyframes.values.last else { return .idle }
    return .spring(
      SpringMotion(
        from: from, to: to, spring: spring, duration: ActiveTime.nanoseconds(ofPass: duration) / 1e9
      ))
  }
}
