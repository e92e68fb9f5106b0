package import Foundation

/// An affine transform taken apart into translation, rotation, shear and scale.
///
/// A point is scaled first, then sheared along x, then turned, then moved: the order of the CSS
/// transforms specification (2D matrix decomposition), which Core Animation's interpolation follows
/// as well. Angles are radians. Interpolating these values instead of the matrix keeps the size of
/// what turns.
package struct AffineDecomposition: Hashable, Sendable {
  package var translation: CGPoint
  package var rotation: CGFloat
  package var shear: CGFloat
  package var scaleX: CGFloat
  package var scaleY: CGFloat

  package init(
    translation: CGPoint, rotation: CGFloat, shear: CGFloat, scaleX: CGFloat, scaleY: CGFloat
  ) {
    (self.translation, self.rotation) = (translation, rotation)
    (self.shear, self.scaleX, self.scaleY) = (shear, scaleX, scaleY)
  }

  /// Takes `transform` apart. A mirroring transform gets a negative `scaleX` or `scaleY`, the one
  /// that leaves the smaller rotation. A transform that squeezes the plane onto one line keeps its x
  /// axis; where the y axis lies along it, these parts cannot tell its length.
  package init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translation = CGPoint(x: transform.tx, y: transform.ty)
    var lengthX = (a * a + b * b).squareRoot()
    guard lengthX > 0 else {
      // The x axis has collapsed: the turn is read off the y axis.
      scaleY = (c * c + d * d).squareRoot()
      (scaleX, shear) = (0, 0)
      rotation = scaleY > 0 ? Maths.arcTangent(y: -c, x: d) : 0
      return
    }
    var (axisX, axisY) = (a / lengthX, b / lengthX)
    var lengthY = axisX * d - axisY * c
    if lengthY < 0, a < d {
      // Mirrored, and the x axis is the one that points backwards.
      (axisX, axisY, lengthX, lengthY) = (-axisX, -axisY, -lengthX, -lengthY)
    }
    let along = axisX * c + axisY * d
    scaleX = lengthX
    scaleY = lengthY
    shear = lengthY == 0 ? 0 : along / lengthY
    rotation = Maths.arcTangent(y: axisY, x: axisX)
  }

  /// The transform put together again.
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

  /// What has to be added to `start`'s parts to reach `end`'s, with the rotation going the short way
  /// round.
  ///
  /// A half turn goes the way that the residue of its sine tells: `rotated(by: .pi)` clockwise, again
  /// and again, and `rotated(by: -.pi)` the other way. The residue is a last bit of the matrix, so
  /// the turn is read off the matrices themselves: an angle would round it away. This is our
  /// decision: Apple's documentation leaves it open.
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

  /// Where the rotation takes the x axis, of any length: straight from the entries of `transform`,
  /// whose parts these are.
  private func turnedAxis(of transform: CGAffineTransform) -> CGVector {
    if scaleX > 0 { return CGVector(dx: transform.a, dy: transform.b) }
    if scaleX < 0 { return CGVector(dx: -transform.a, dy: -transform.b) }
    return CGVector(dx: transform.d, dy: -transform.c)
  }

  /// These values plus `fraction` of `difference`.
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
  /// The transform `fraction` of the way to `end`, by decomposition; exact at 0 and 1. Fractions
  /// outside 0…1 extrapolate.
  package func interpolated(to end: CGAffineTransform, fraction: CGFloat) -> CGAffineTransform {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    let difference = AffineDecomposition.difference(from: self, to: end)
    return AffineDecomposition(self).adding(difference, times: fraction).transform
  }
}
