package import Foundation

/// The difference between the parts of two transforms, used to interpolate and add transforms.
///
/// Between affine transforms it is a difference of `AffineDecomposition`; if either isn't affine,
/// it is a difference of `SpatialDecomposition`.
package enum TransformDifference: Hashable, Sendable {
  case flat(AffineDecomposition)
  case spatial(SpatialDifference)

  /// The zero difference.
  package static let zero = TransformDifference.flat(.zero)

  /// Creates the difference from `start` to `end`, with the rotation taking the shorter direction.
  package init(from start: CATransform3D, to end: CATransform3D) {
    if start.isAffine, end.isAffine {
      self = .flat(.difference(from: start.affine, to: end.affine))
    } else {
      self = .spatial(SpatialDifference(from: start, to: end))
    }
  }

  /// Returns this difference plus another's multiplied by `times`.
  package func adding(_ other: TransformDifference, times: CGFloat = 1) -> TransformDifference {
    if case .flat(let mine) = self, case .flat(let theirs) = other {
      return .flat(mine.adding(theirs, times: times))
    }
    return .spatial(spatial.adding(other.spatial, times: times))
  }

  /// The equivalent difference between transforms of space.
  fileprivate var spatial: SpatialDifference {
    switch self {
    case .spatial(let difference): difference
    case .flat(let parts): SpatialDifference(parts)
    }
  }

  /// The sum of the squares of all parts, for pacing.
  package var squaredLength: Double {
    switch self {
    case .flat(let turn):
      let parts: SIMD8<Double> = [
        turn.translation.x, turn.translation.y, turn.rotation, turn.shear, turn.scaleX,
        turn.scaleY, 0, 0,
      ]
      return (parts * parts).sum()
    case .spatial(let change):
      return change.linear.squaredLength + (change.rotation * change.rotation).sum()
    }
  }

  /// Whether every number of the difference is finite.
  package var isFinite: Bool { squaredLength.isFinite }
}

/// A difference between two transforms of space, part by part.
package struct SpatialDifference: Hashable, Sendable {
  fileprivate let linear: LinearParts
  /// The axis, in the coordinates of the rotated layer, times the angle.
  fileprivate let rotation: SIMD3<Double>

  private init(_ linear: LinearParts, _ rotation: SIMD3<Double>) {
    self.linear = linear
    self.rotation = rotation
  }

  fileprivate init(from start: CATransform3D, to end: CATransform3D) {
    let (from, to) = (SpatialDecomposition(start), SpatialDecomposition(end))
    linear = to.linear.adding(from.linear, times: -1)
    rotation = from.rotation.inverse.multiplied(by: to.rotation).vector
  }

  fileprivate init(_ parts: AffineDecomposition) {
    linear = LinearParts(
      translation: [parts.translation.x, parts.translation.y, 0],
      scale: [parts.scaleX, parts.scaleY, 0], shear: [parts.shear, 0, 0])
    rotation = [0, 0, parts.rotation]
  }

  fileprivate func adding(_ other: SpatialDifference, times: CGFloat) -> SpatialDifference {
    SpatialDifference(
      linear.adding(other.linear, times: times), rotation + other.rotation * times)
  }
}

extension CATransform3D {
  /// Returns this transform plus a difference multiplied by `times`.
  package func adding(
    _ difference: TransformDifference, times fraction: CGFloat = 1
  ) -> CATransform3D {
    if isAffine, case .flat(let change) = difference {
      return CATransform3D(
        AffineDecomposition(affine).adding(change, times: fraction).transform)
    }
    var parts = SpatialDecomposition(self)
    let change = difference.spatial
    parts.linear = parts.linear.adding(change.linear, times: fraction)
    parts.rotation = parts.rotation.multiplied(by: Rotation(vector: change.rotation * fraction))
    return parts.transform
  }

  /// Returns the transform at `fraction` between this one and `end`, by decomposition; exact at
  /// 0 and 1. Fractions outside 0…1 extrapolate.
  package func interpolated(to end: CATransform3D, fraction: CGFloat) -> CATransform3D {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    return adding(TransformDifference(from: self, to: end), times: fraction)
  }
}

extension AffineDecomposition {
  /// The zero difference.
  package static let zero = AffineDecomposition(
    translation: .zero, rotation: 0, shear: 0, scaleX: 0, scaleY: 0)
}
