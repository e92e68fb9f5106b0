import Foundation
import Geometry
import Raster

/// Where the centres of the canvas's pixels lie in another plane: that of a gradient or a picture.
package struct CanvasMap {
  /// u·w, v·w and w for each column to the right.
  package let x: SIMD3<Double>
  /// The same for each row down.
  package let y: SIMD3<Double>
  /// The same for the centre of pixel (0, 0).
  let unit: SIMD3<Double>
  /// Whether w is 1 everywhere.
  package let isAffine: Bool

  /// Back through `projection`, by which a shape lies on the canvas, and then by `toPlane` from the
  /// shape's coordinates to the other plane's. Nil where there is no way back.
  init?(_ projection: Projection, _ toPlane: CGAffineTransform) {
    guard toPlane.isFinite, let back = projection.inverted?.concatenating(toPlane), back.isFinite
    else { return nil }
    switch back {
    case .affine(let transform):
      x = [transform.a, transform.b, 0]
      y = [transform.c, transform.d, 0]
      unit = SIMD3(transform.tx, transform.ty, 1) + (x + y) * 0.5
      isAffine = true
    case .perspective(let homography):
      x = homography.x
      y = homography.y
      unit = homography.unit + (x + y) * 0.5
      isAffine = false
    }
  }

  init(x: SIMD3<Double>, y: SIMD3<Double>, unit: SIMD3<Double>, isAffine: Bool) {
    (self.x, self.y, self.unit, self.isAffine) = (x, y, unit, isAffine)
  }

  /// The least w that counts: pixels at a shape's edge may have their centre behind the eye.
  static let nearest = 1e-12

  /// u·w, v·w and w in column 0 of a row.
  @inline(__always)
  func row(_ number: Int) -> SIMD3<Double> { unit + y * Double(number) }
}
