import Foundation

/// A transform as accessed through the key paths of Core Animation: `transform.rotation.y`,
/// `transform.scale.x` …
///
/// The rotation is stored as three angles, applied about x, then y, then z, so that each can exceed
/// a full turn. This order is our decision: Apple's documentation doesn't specify it.
package struct TransformParts: Hashable, Sendable {
  /// All parts except the rotation.
  private var rest: SpatialDecomposition
  /// Radians about x, y and z.
  package var angles: SIMD3<Double>

  /// Decomposes `transform`; an affine one is decomposed by `AffineDecomposition`.
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

  /// The transform composed of these parts. A transform within the plane is exactly the affine
  /// transform that `AffineDecomposition` composes.
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

  /// Whether the transform maps the plane to itself and doesn't change z.
  package var isFlat: Bool {
    angles.x == 0 && angles.y == 0 && rest.shear.y == 0 && rest.shear.z == 0
      && translation.z == 0 && scale.z == 1 && rest.perspective == SIMD4(0, 0, 0, 1)
  }
}
