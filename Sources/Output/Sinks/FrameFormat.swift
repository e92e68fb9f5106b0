package import Raster
package import VirtualTime

/// The properties that all frames of an output have in common.
package struct FrameFormat: Hashable, Sendable {
  /// The width of each frame, in pixels.
  package let width: Int

  /// The height of each frame, in pixels.
  package let height: Int

  /// The frame rate.
  package let rate: FrameRate

  /// Whether every pixel of every frame is opaque, because the canvas is.
  package let isOpaque: Bool

  /// The canvas's background colour, composited on black if it isn't opaque.
  package let background: Pixel

  /// The number of pixels of a frame.
  package var pixelCount: Int { width * height }

  /// Creates a format for frames of `width` × `height` pixels, both in `Bitmap.sides`.
  package init(
    width: Int, height: Int, rate: FrameRate, isOpaque: Bool,
    background: Pixel = Pixel(red: 0, green: 0, blue: 0)
  ) {
    precondition(Bitmap.sides.contains(width) && Bitmap.sides.contains(height))
    self.width = width
    self.height = height
    self.rate = rate
    self.isOpaque = isOpaque
    self.background = background
  }
}
