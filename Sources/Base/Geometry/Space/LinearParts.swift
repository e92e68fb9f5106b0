/// The parts of a transform of space, or of a difference of two, that add up number by number: all but
/// its rotation.
struct LinearParts: Hashable, Sendable {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// What y takes along x, z takes along x, and z takes along y.
  var shear: SIMD3<Double>
  /// What each of x, y, z and 1 adds to w, after all else.
  var perspective = SIMD4<Double>.zero

  /// These parts plus `times` of others.
  func adding(_ other: LinearParts, times: Double) -> LinearParts {
    LinearParts(
      translation: translation + other.translation * times, scale: scale + other.scale * times,
      shear: shear + other.shear * times, perspective: perspective + other.perspective * times)
  }

  /// The squares of all numbers, summed.
  var squaredLength: Double {
    (perspective * perspective).sum() + (translation * translation).sum() + (scale * scale).sum()
      + (shear * shear).sum()
  }
}
