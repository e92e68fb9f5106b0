extension Renderer {
  /// Stands for all code that turns display lists into pixels. Where it is the same, equal lists draw
  /// equal pixels; a test holds it against that code.
  package static let version = "ce0fa9dc8e9547e3"
}
