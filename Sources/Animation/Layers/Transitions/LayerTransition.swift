import Foundation
import Geometry
import VirtualTime

/// What a `CATransition` does to a layer, worked out when it is added.
struct LayerTransition: Sendable {
  /// How the new look takes the place of the old.
  enum Style: Sendable {
    /// One dissolves into the other.
    case fade
    /// The new one slides over the old.
    case moveIn
    /// The new one slides in and the old out before it.
    case push
    /// The old one slides away from over the new.
    case reveal
    /// The old one turns away to its edge, then the new one turns in.
    case flip
  }

  let style: Style
  let subtype: CATransitionSubtype
  let old: LayerLook
  /// The part of the way that is shown.
  let start, end: Double

  /// How far it is where the animation's eased progress is `progress`.
  func way(at progress: Double) -> Double { start + (end - start) * progress }

  /// Where looks go, in bounds of the layer. What comes "from the top" moves up: Core Animation
  /// counts y upwards, and an iPhone's layers, whose y counts downwards, are moved all the same.
  var direction: SIMD2<Double> {
    switch subtype {
    case .fromRight: [-1, 0]
    case .fromTop: [0, -1]
    case .fromBottom: [0, 1]
    default: [1, 0]
    }
  }

  /// What a flip turns about, so that the side which it comes from moves towards the viewer.
  private var axis: SIMD2<Double> { [direction.y, direction.x] }

  /// A turn by `angle` about the middle of `bounds`, seen in perspective.
  ///
  /// The eye is 2.5 times as far away as what turns is long: our decision, which makes the nearer
  /// edge a quarter longer on its way.
  func turn(by angle: Double, in bounds: CGRect) -> Projection {
    let length = axis.y == 0 ? bounds.height : bounds.width
    var lens = CATransform3DIdentity
    lens.m34 = -1 / max(2.5 * length, 1)
    return Projection(
      CATransform3DMakeRotation(angle, axis.x, axis.y, 0).concatenating(lens)
        .about(x: bounds.midX, y: bounds.midY))
  }
}

/// A transition at one instant.
struct PlayingTransition {
  let transition: LayerTransition
  /// How far it is: 0 shows the old look, 1 the new one.
  let progress: Double
}

extension CALayer {
  /// The transition that shows at `instant`; nil for none.
  func transition(at instant: Instant) -> PlayingTransition? {
    guard let (transition, played) = animations.transition,
      let place = played.place(at: localTime(at: instant))
    else { return nil }
    return PlayingTransition(transition: transition, progress: transition.way(at: place.progress))
  }
}
