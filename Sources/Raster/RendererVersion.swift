extension Renderer {
  /// Stands for all code that turns display lists into pixels. Where it is the same, equal lists draw
  /// equal pixels; a test holds it against that code.
  package static let version = "eb80828363b34d7"
}
