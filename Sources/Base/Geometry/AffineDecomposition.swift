package import Foundation

/// An affine transform decomposed into translation, rotation, shear and scale.
///
/// A point is scaled first, then sheared along x, then rotated, then translated: the order of the
/// CSS transforms specification (2D matrix decomposition), which Core Animation's interpolation
/// follows as well. Angles are in radians. Interpolating these values instead of the matrix
/// preserves the size of rotating contents.
package struct AffineDecomposition: Hashable, Sendable {
  package var translation: CGPoint
  package var rotation: CGFloat
  package var shear: CGFloat
  package var scaleX: CGFloat
  package var scaleY: CGFloat

  package init(
    translation: CGPoint, rotation: CGFloat, shear: CGFloat, scaleX: CGFloat, scaleY: CGFloat
  ) {
    self.translation = translation
    self.rotation = rotation
    self.shear = shear
    self.scaleX = scaleX
    self.scaleY = scaleY
  }

  /// Decomposes `transform`. A mirroring transform gets a negative `scaleX` or `scaleY`, whichever
  /// gives the smaller rotation. A transform that collapses the plane to a line keeps its x axis;
  /// if the y axis is parallel to it, the length of the y axis is lost.
  package init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translation = CGPoint(x: transform.tx, y: transform.ty)
    var lengthX = (a * a + b * b).squareRoot()
    guard lengthX > 0 else {
      // The x axis has collapsed: take the rotation from the y axis.
      scaleY = (c * c + d * d).squareRoot()
      scaleX = 0
      shear = 0
      rotation = scaleY > 0 ? Maths.arcTangent(y: -c, x: d) : 0
      return
    }
    var (axisX, axisY) = (a / lengthX, b / lengthX)
    var lengthY = axisX * d - axisY * c
    if lengthY < 0, a < d {
      // Mirrored: the x axis points backwards.
      axisX = -axisX
      axisY = -axisY
      lengthX = -lengthX
      lengthY = -lengthY
    }
    let along = axisX * c + axisY * d
    scaleX = lengthX
    scaleY = lengthY
    shear = lengthY == 0 ? 0 : along / lengthY
    rotation = Maths.arcTangent(y: axisY, x: axisX)
  }

  /// The transform composed of these parts.
  package var transform: CGAffineTransform {
    let (sine, cosine) = Maths.sineAndCosine(Double(rotation))
    return CGAffineTransform(
      a: scaleX * cosine,
      b: scaleX * sine,
      c: scaleY * (shear * cosine - sine),
      d: scaleY * (shear * sine + cosine),
      tx: translation.x,
      ty: translation.y)
  }

  /// Returns the difference between the parts of `end` and `start`, with the rotation taking the
  /// shorter direction.
  ///
  /// For a half turn, the residue of its sine decides the direction: `rotated(by: .pi)` turns
  /// clockwise every time, and `rotated(by: -.pi)` counterclockwise. The residue is in the last bit
  /// of the matrix, and computing an angle would round it away, so the rotation is taken from the
  /// matrices themselves. This is our decision: Apple's documentation doesn't specify it.
  package static func difference(
    from start: CGAffineTransform, to end: CGAffineTransform
  ) -> AffineDecomposition {
    let (from, to) = (AffineDecomposition(start), AffineDecomposition(end))
    let (before, after) = (from.turnedAxis(of: start), to.turnedAxis(of: end))
    let turn = Maths.arcTangent(
      y: before.dx * after.dy - before.dy * after.dx,
      x: before.dx * after.dx + before.dy * after.dy)
    return AffineDecomposition(
      translation: CGPoint(
        x: to.translation.x - from.translation.x, y: to.translation.y - from.translation.y),
      rotation: turn, shear: to.shear - from.shear,
      scaleX: to.scaleX - from.scaleX, scaleY: to.scaleY - from.scaleY)
  }

  /// Returns the rotated x axis, of any length, taken directly from the entries of `transform`,
  /// whose parts these are.
  private func turnedAxis(of transform: CGAffineTransform) -> CGVector {
    if scaleX > 0 { return CGVector(dx: transform.a, dy: transform.b) }
    if scaleX < 0 { return CGVector(dx: -transform.a, dy: -transform.b) }
    return CGVector(dx: transform.d, dy: -transform.c)
  }

  /// Returns these values plus `fraction` of `difference`.
  package func adding(
    _ difference: AffineDecomposition, times fraction: CGFloat = 1
  ) -> AffineDecomposition {
    AffineDecomposition(
      translation: CGPoint(
        x: translation.x + difference.translation.x * fraction,
        y: translation.y + difference.translation.y * fraction),
      rotation: rotation + difference.rotation * fraction,
      shear: shear + difference.shear * fraction,
      scaleX: scaleX + difference.scaleX * fraction,
      scaleY: scaleY + difference.scaleY * fraction)
  }
}

extension CGAffineTransform {
  /// Returns the transform at `fraction` between this one and `end`, by decomposition; exact at
  /// 0 and 1. Fractions outside 0…1 extrapolate.
  package func interpolated(to end: CGAffineTransform, fraction: CGFloat) -> CGAffineTransform {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    let difference = AffineDecomposition.difference(from: self, to: end)
    return AffineDecomposition(self).adding(difference, times: fraction).transform
  }
}
