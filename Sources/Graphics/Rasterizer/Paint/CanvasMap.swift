import Foundation
import Geometry
import Raster

/// The map from the centres of the canvas's pixels to another plane: that of a gradient or a
/// picture.
package struct CanvasMap {
  /// The change of u·w, v·w and w for each column to the right.
  package let x: SIMD3<Double>
  /// The change of u·w, v·w and w for each row down.
  package let y: SIMD3<Double>
  /// The values of u·w, v·w and w for the centre of pixel (0, 0).
  let unit: SIMD3<Double>
  /// Whether w is 1 everywhere.
  package let isAffine: Bool

  /// Creates a map that inverts `projection`, which places a shape on the canvas, and then applies
  /// `toPlane`, from the shape's coordinates to the other plane's; nil if that isn't possible.
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
    self.x = x
    self.y = y
    self.unit = unit
    self.isAffine = isAffine
  }

  /// The smallest w in use: pixels at a shape's edge can have their centre behind the eye.
  static let nearest = 1e-12

  /// Returns u·w, v·w and w in column 0 of a row.
  @inline(__always)
  func row(_ number: Int) -> SIMD3<Double> { unit + y * Double(number) }
}
