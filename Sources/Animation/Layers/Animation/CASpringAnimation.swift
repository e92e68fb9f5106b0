public import Foundation

/// An animation from one value to another as if a spring pulled it there.
///
/// Values beyond the end are reached where it swings over. It lasts as long as its `duration`, which
/// a spring does not set by itself: give it the `settlingDuration` to have it come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; 1 by default, positive.
  open var mass: CGFloat = 1
  /// How hard the spring pulls; 100 by default, positive.
  open var stiffness: CGFloat = 100
  /// How much the swinging is braked; 10 by default, 0 or more.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second towards the end; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// Whether a spring braked so much that it creeps may do so; false, the default, takes it for one
  /// that just does not swing over.
  open var allowsOverdamping = false

  /// A spring told by what one sees of it.
  ///
  /// `perceptualDuration` is the time in seconds that a swing would take without damping, `bounce`
  /// how much it swings over: 0 not at all, 1 for ever, and below 0, to -1, it creeps. The mass is 1,
  /// and the rest follows as in the SwiftUI springs of the same words: ω = 2π / duration and
  /// ζ = 1 - bounce, or 1 / (1 + bounce) below 0. The animation's duration is set to the settling
  /// duration.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = SpringCurve(duration: perceptualDuration, bounce: bounce)
    if settlingDuration.isFinite { duration = settlingDuration }
  }

  /// The time in seconds that a swing would take without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi * (mass / stiffness).squareRoot() }

  /// How much it swings over: 1 for ever, 0 not at all; below 0 it creeps.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// How many seconds it takes until the spring is within a thousandth of the way of its end;
  /// infinite without damping.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: SpringCurve {
    get {
      let spring = SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
      guard spring.dampingRatio > 1, !allowsOverdamping else { return spring }
      return SpringCurve(frequency: spring.frequency, dampingRatio: 1, velocity: initialVelocity)
    }
    set {
      (mass, stiffness) = (1, newValue.frequency * newValue.frequency)
      damping = 2 * newValue.dampingRatio * newValue.frequency
      (initialVelocity, allowsOverdamping) = (newValue.velocity, newValue.dampingRatio > 1)
    }
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
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
