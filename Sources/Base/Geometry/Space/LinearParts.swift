/// The parts of a transform of space, or of a difference of two, that can be added component by
/// component: all except the rotation.
struct LinearParts: Hashable, Sendable {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// The shear of y along x, of z along x, and of z along y.
  var shear: SIMD3<Double>
  /// The contributions of x, y, z and 1 to w, applied last.
  var perspective = SIMD4<Double>.zero

  /// Returns these parts plus another's multiplied by `times`.
  func adding(_ other: LinearParts, times: Double) -> LinearParts {
    LinearParts(
      translation: translation + other.translation * times, scale: scale + other.scale * times,
      shear: shear + other.shear * times, perspective: perspective + other.perspective * times)
  }

  /// The sum of the squares of all components.
  var squaredLength: Double {
    (perspective * perspective).sum() + (translation * translation).sum() + (scale * scale).sum()
      + (shear * shear).sum()
  }
}
