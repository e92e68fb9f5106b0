extension Renderer {
  /// Stands for all code that turns display lists into pixels. Where it is the same, equal lists draw
  /// equal pixels; a test holds it against that code.
  package static let version = "53b68a42f1507f4d"
}
