import Foundation

/// A transform as the key paths of Core Animation see it: `transform.rotation.y`,
/// `transform.scale.x` …
///
/// Rotation is three angles, applied about x, then y, then z, so that one of them can go round more
/// than once. This order is our decision: Apple's documentation leaves it open.
package struct TransformParts: Hashable, Sendable {
  /// All but the rotation.
  private var rest: SpatialDecomposition
  /// Radians about x, y and z.
  package var angles: SIMD3<Double>

  /// Takes `transform` apart; an affine one as `AffineDecomposition` does it.
  package init(_ transform: CATransform3D) {
    if transform.isAffine {
      let flat = AffineDecomposition(transform.affine)
      rest = SpatialDecomposition(unturned: flat)
      angles = [0, 0, flat.rotation]
    } else {
      rest = SpatialDecomposition(transform)
      angles = rest.rotation.angles
    }
  }

  package var translation: SIMD3<Double> {
    get { rest.translation }
    set { rest.translation = newValue }
  }

  package var scale: SIMD3<Double> {
    get { rest.scale }
    set { rest.scale = newValue }
  }

  /// The transform put together again. What neither turns nor moves out of the plane is affine, to
  /// the bit, as `AffineDecomposition` has it.
  package var transform: CATransform3D {
    if isFlat {
      return CATransform3D(
        AffineDecomposition(
          translation: CGPoint(x: translation.x, y: translation.y), rotation: angles.z,
          shear: rest.shear.x, scaleX: scale.x, scaleY: scale.y
        ).transform)
    }
    var parts = rest
    parts.rotation = Rotation(angles: angles)
    return parts.transform
  }

  /// Whether the transform leaves the plane in place, and z alone.
  package var isFlat: Bool {
    angles.x == 0 && angles.y == 0 && rest.shear.y == 0 && rest.shear.z == 0
      && translation.z == 0 && scale.z == 1 && rest.perspective == SIMD4(0, 0, 0, 1)
  }
}
