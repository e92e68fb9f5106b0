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

  /// How many seconds it takes until the spring is within a thousandth of the way of its end;
  /// infinite without damping.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: SpringCurve {
    get {
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }
    set {
      (mass, stiffness) = (1, newValue.frequency * newValue.frequency)
      damping = 2 * newValue.dampingRatio * newValue.frequency
      initialVelocity = newValue.velocity
    }
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    copy.initialVelocity = initialVelocity
  }

  override func track(on layer: CALayer) throws(LayerError) -> AnimationTrack {
    guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite,
      damping.isFinite, initialVelocity.isFinite
    else {
      throw LayerError(
        .malformedSpring,
        "The spring animation of \"\(keyPath ?? "nil")\" on \(layer.nameInMessages) has mass "
          + "\(mass), stiffness \(stiffness), damping \(damping) and velocity \(initialVelocity).",
        hint: "Mass and stiffness are positive, damping is 0 or more, and all are finite.")
    }
    let track = try super.track(on: layer)
    guard case .keyframes(let keyframes) = track.curve, let from = keyframes.values.first,
      let to = keyframes.values.last
    else { return track }
    let length = duration == 0 ? CATransaction.animationDuration() : duration
    return AnimationTrack(
      property: track.property, isAdditive: isAdditive,
      curve: .spring(SpringMotion(from: from, to: to, spring: spring, duration: length)))
  }
}
