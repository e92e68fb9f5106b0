import Raster

extension Renderer {
  /// A hash of the code that turns display lists into pixels. Renderers with the same version draw
  /// the same pixels for equal lists. A test compares it with a digest of that code without its
  /// comments.
  package static let version = "419172d9ae34d85d"
}
