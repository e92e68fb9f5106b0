package import Foundation

/// How a plane lies on the canvas: moved by an affine transform, or seen in perspective.
package enum Projection: Hashable, Sendable {
  case affine(CGAffineTransform)
  case perspective(Homography)

  /// What a matrix of space makes of the plane z = 0, with z dropped after it.
  package init(_ transform: CATransform3D) {
    let homography = Homography(
      x: [transform.m11, transform.m12, transform.m14],
      y: [transform.m21, transform.m22, transform.m24],
      unit: [transform.m41, transform.m42, transform.m44])
    self.init(homography)
  }

  /// The plainest way to say what `homography` does.
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

  /// The affine transform that this is, if it is one.
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

  /// First this, then `other`.
  package func concatenating(_ other: Projection) -> Projection {
    if case .affine(let mine) = self, case .affine(let theirs) = other {
      return .affine(mine.concatenating(theirs))
    }
    return Projection(homography.concatenating(other.homography))
  }

  /// First this, then an affine transform.
  package func concatenating(_ other: CGAffineTransform) -> Projection {
    concatenating(.affine(other))
  }

  /// By how much areas grow where w is 1; negative where the back of the plane shows, 0 where it is
  /// seen from its edge.
  package var determinant: Double {
    switch self {
    case .affine(let transform): transform.determinant
    case .perspective(let homography): homography.determinant
    }
  }

  /// What the projection does to what is small, around `point`.
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

  /// The way back; nil where a plane is squeezed to a line.
  package var inverted: Projection? {
    guard determinant != 0, isFinite else { return nil }
    switch self {
    case .affine(let transform): return .affine(transform.inverted())
    case .perspective(let homography): return Projection(homography.adjugate)
    }
  }
}

extension CGPoint {
  /// Where `projection` takes this point. One that lies in the plane of the eye, or behind it, goes
  /// where the formula takes it; infinitely far becomes not a number.
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
  /// The smallest upright rectangle around what is seen of this rectangle; null where nothing is.
  package func applying(_ projection: Projection) -> CGRect {
    switch projection {
    case .affine(let transform): return applying(transform)
    case .perspective(let homography):
      return isNull || isInfinite ? self : seen(through: homography)
    }
  }

  /// The box of its corners before the eye, and of where its sides come to be so near that they are
  /// not seen.
  private func seen(through homography: Homography) -> CGRect {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    func take(_ point: SIMD3<Double>) {
      let seen = SIMD2(point.x / point.z, point.y / point.z)
      (low, high) = (pointwiseMin(low, seen), pointwiseMax(high, seen))
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
