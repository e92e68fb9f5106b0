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
  /// that leaves the smaller rotation.
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

  /// What has to be added to `start` to reach `end`, with the rotation going the short way round.
  ///
  /// A half turn goes the way that the residue of its sine tells: `rotated(by: .pi)` clockwise, again
  /// and again, and `rotated(by: -.pi)` the other way. The residue survives as long as the turns are
  /// half and whole ones; from other angles rounding decides. This is our decision: Apple's
  /// documentation leaves it open.
  package static func difference(
    from start: AffineDecomposition, to end: AffineDecomposition
  ) -> AffineDecomposition {
    let (startSine, startCosine) = Maths.sineAndCosine(Double(start.rotation))
    let (endSine, endCosine) = Maths.sineAndCosine(Double(end.rotation))
    let turn = Maths.arcTangent(
      y: startCosine * endSine - startSine * endCosine,
      x: startCosine * endCosine + startSine * endSine)
    return AffineDecomposition(
      translation: CGPoint(
        x: end.translation.x - start.translation.x, y: end.translation.y - start.translation.y),
      rotation: CGFloat(turn), shear: end.shear - start.shear,
      scaleX: end.scaleX - start.scaleX, scaleY: end.scaleY - start.scaleY)
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
    let start = AffineDecomposition(self)
    let difference = AffineDecomposition.difference(from: start, to: AffineDecomposition(end))
    return start.adding(difference, times: fraction).transform
  }
}
