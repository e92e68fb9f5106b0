import Geometry

extension Rotation {
  /// Creates a turn by `angle` radians, clockwise.
  package init(angle: Double) {
    let (sine, cosine) = Maths.sineAndCosine(angle)
    self.init(cosine: cosine, sine: sine)
  }
}
