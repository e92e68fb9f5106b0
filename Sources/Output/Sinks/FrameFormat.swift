package import Raster
package import VirtualTime

/// What all frames of an output have in common.
package struct FrameFormat: Hashable, Sendable {
  /// Columns of every frame.
  package let width: Int

  /// Rows of every frame.
  package let height: Int

  /// Frames per second.
  package let rate: FrameRate

  /// Whether every pixel of every frame is opaque, because the canvas is.
  package let isOpaque: Bool

  /// The canvas's colour, on black where it is transparent.
  package let background: Pixel

  /// How many pixels a frame has.
  package var pixelCount: Int { width * height }

  /// The format of frames of `width` × `height` pixels, both in `Bitmap.sides`.
  package init(
    width: Int, height: Int, rate: FrameRate, isOpaque: Bool,
    background: Pixel = Pixel(red: 0, green: 0, blue: 0)
  ) {
    precondition(Bitmap.sides.contains(width) && Bitmap.sides.contains(height))
    (self.width, self.height, self.rate, self.isOpaque) = (width, height, rate, isOpaque)
    self.background = background
  }
}
