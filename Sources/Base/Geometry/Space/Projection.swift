package import Foundation

/// The mapping of a plane to the canvas: an affine transform or a perspective view.
package enum Projection: Hashable, Sendable {
  case affine(CGAffineTransform)
  case perspective(Homography)

  /// Creates the projection of the plane z = 0 under a matrix, dropping z from the result.
  package init(_ transform: CATransform3D) {
    let homography = Homography(
      x: [transform.m11, transform.m12, transform.m14],
      y: [transform.m21, transform.m22, transform.m24],
      unit: [transform.m41, transform.m42, transform.m44])
    self.init(homography)
  }

  /// Uses the affine case if `homography` is affine.
  private init(_ homography: Homography) {
    let (x, y, unit) = (homography.x, homography.y, homography.unit)
    if x.z == 0, y.z == 0, unit.z > 0 {
      self = .affine(
        CGAffineTransform(
          a: x.x / unit.z, b: x.y / unit.z, c: y.x / unit.z, d: y.y / unit.z,
          tx: unit.x / unit.z, ty: unit.y / unit.z))
    } else {
      self = .perspective(homography)
    }
  }

  /// The affine transform, or nil if this isn't one.
  package var affine: CGAffineTransform? {
    if case .affine(let transform) = self { transform } else { nil }
  }

  private var homography: Homography {
    switch self {
    case .affine(let transform): Homography(transform)
    case .perspective(let homography): homography
    }
  }

  package var isFinite: Bool {
    switch self {
    case .affine(let transform): transform.isFinite
    case .perspective(let homography): homography.isFinite
    }
  }

  /// Returns the projection that applies this one first, then `other`.
  package func concatenating(_ other: Projection) -> Projection {
    if case .affine(let mine) = self, case .affine(let theirs) = other {
      return .affine(mine.concatenating(theirs))
    }
    return Projection(homography.concatenating(other.homography))
  }

  /// Returns the projection that applies this one first, then an affine transform.
  package func concatenating(_ other: CGAffineTransform) -> Projection {
    concatenating(.affine(other))
  }

  /// The factor by which areas grow where w is 1; negative if the back of the plane is visible, 0
  /// if it is seen edge-on.
  package var determinant: Double {
    switch self {
    case .affine(let transform): transform.determinant
    case .perspective(let homography): homography.determinant
    }
  }

  /// Returns the linear approximation of the projection around `point`.
  package func linearPart(at point: CGPoint) -> CGAffineTransform {
    switch self {
    case .affine(let linear):
      return CGAffineTransform(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: 0, ty: 0)
    case .perspective(let homography):
      let there = homography.applied(to: point)
      let (place, w) = (SIMD2(there.x, there.y) / there.z, there.z)
      let x = (SIMD2(homography.x.x, homography.x.y) - place * homography.x.z) / w
      let y = (SIMD2(homography.y.x, homography.y.y) - place * homography.y.z) / w
      return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: 0, ty: 0)
    }
  }

  /// The inverse; nil if the plane collapses to a line.
  package var inverted: Projection? {
    guard determinant != 0, isFinite else { return nil }
    switch self {
    case .affine(let transform): return .affine(transform.inverted())
    case .perspective(let homography): return Projection(homography.adjugate)
    }
  }
}

extension CGPoint {
  /// Returns this point transformed by `projection`. The formula also applies to points in the
  /// plane of the eye or behind it; infinitely distant results are NaN.
  package func applying(_ projection: Projection) -> CGPoint {
    switch projection {
    case .affine(let transform): return applying(transform)
    case .perspective(let homography):
      let point = homography.applied(to: self)
      return CGPoint(x: point.x / point.z, y: point.y / point.z)
    }
  }
}

extension CGRect {
  /// Returns the smallest axis-aligned rectangle around the visible part of this rectangle; null if
  /// nothing is visible.
  package func applying(_ projection: Projection) -> CGRect {
    switch projection {
    case .affine(let transform): return applying(transform)
    case .perspective(let homography):
      return isNull || isInfinite ? self : seen(through: homography)
    }
  }

  /// Returns the bounding box of the corners in front of the eye and of the points where the sides
  /// cross the near limit.
  private func seen(through homography: Homography) -> CGRect {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    func take(_ point: SIMD3<Double>) {
      let seen = SIMD2(point.x / point.z, point.y / point.z)
      low = pointwiseMin(low, seen)
      high = pointwiseMax(high, seen)
    }
    func side(_ start: SIMD3<Double>, _ end: SIMD3<Double>) {
      if let crossing = Homography.crossing(from: start, to: end) { take(crossing) }
      if end.z >= Homography.nearest { take(end) }
    }
    let first = homography.applied(to: CGPoint(x: minX, y: minY))
    let second = homography.applied(to: CGPoint(x: maxX, y: minY))
    let third = homography.applied(to: CGPoint(x: maxX, y: maxY))
    let fourth = homography.applied(to: CGPoint(x: minX, y: maxY))
    side(first, second)
    side(second, third)
    side(third, fourth)
    side(fourth, first)
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
