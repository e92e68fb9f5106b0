import Raster

extension Renderer {
  /// Identifies the code that turns display lists into pixels. Renderers of one version draw the same
  /// pixels for equal lists. A test compares it with a digest of that code without its comments.
  package static let version = "b68a53f4f1dd21c9"
}
