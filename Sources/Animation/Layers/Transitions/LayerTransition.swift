import Foundation
import Geometry
import VirtualTime

/// The effect of a `CATransition` on a layer, computed when it is added.
struct LayerTransition: Sendable {
  /// The way in which the new appearance replaces the old one.
  enum Style: Sendable {
    /// The old appearance dissolves into the new one.
    case fade
    /// The new appearance slides over the old one.
    case moveIn
    /// The new appearance slides in and the old one slides out ahead of it.
    case push
    /// The old appearance slides away and reveals the new one.
    case reveal
    /// The old appearance turns away to its edge, then the new one turns in.
    case flip
  }

  let style: Style
  let subtype: CATransitionSubtype
  let old: LayerAppearance
  /// The part of the transition that is shown.
  let start, end: Double

  /// Returns the progress of the transition at the animation's eased progress.
  func progress(at eased: Double) -> Double { start + (end - start) * eased }

  /// The direction of movement, in multiples of the layer's bounds. A movement "from the top" goes
  /// up: the y axis of Core Animation points up, and the layers of an iPhone, whose y axis points
  /// down, move in the same way.
  var direction: SIMD2<Double> {
    switch subtype {
    case .fromRight: [-1, 0]
    case .fromTop: [0, -1]
    case .fromBottom: [0, 1]
    default: [1, 0]
    }
  }

  /// The axis of a flip, such that the side from which it comes moves towards the viewer.
  private var axis: SIMD2<Double> { [direction.y, direction.x] }

  /// Returns a rotation by `angle` around the centre of `bounds`, seen in perspective.
  ///
  /// The distance of the eye is 2.5 times the length of the rotating layer: our decision, which
  /// makes the nearer edge a quarter longer at the middle of the rotation.
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
  /// The progress: 0 shows the old appearance, 1 the new one.
  let progress: Double
}

extension CALayer {
  /// Returns the transition that is visible at `instant`; nil for none.
  func transition(at instant: Instant) -> PlayingTransition? {
    guard let (transition, played) = animations.transition,
      let place = played.place(at: localTime(at: instant))
    else { return nil }
    return PlayingTransition(
      transition: transition, progress: transition.progress(at: place.progress))
  }
}
