import Raster

/// A drawing target: the pixels of a part of the canvas, and a scissor that limits drawing.
///
/// The pixels are borrowed: a surface is valid until the call of `lend` that created it returns.
/// Copies share the pixels.
struct Surface {
  /// The pixels of `frame`, row by row, possibly followed by unused memory.
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// The part of the canvas that the pixels belong to.
  private let frame: PixelRect

  /// The distance from a pixel to the one below it.
  var pixelsPerRow: Int { frame.width }

  /// The area that drawing is limited to; it is within `frame`.
  private(set) var scissor: PixelRect

  /// Calls `body` with a surface of `pixels`, which contains the pixels of `frame`, possibly
  /// followed by unused memory.
  static func lend<Result>(
    _ pixels: inout MutableSpan<UInt32>, frame: PixelRect, _ body: (_ surface: Surface) -> Result
  ) -> Result {
    precondition(
      pixels.count >= frame.width * frame.height, "a surface has all pixels of its frame")
    return pixels.withUnsafeMutableBufferPointer {
      body(Surface(pixels: $0, frame: frame, scissor: frame))
    }
  }

  /// Returns a surface of the same pixels whose scissor is limited to `area`.
  func clipped(to area: PixelRect) -> Surface {
    Surface(pixels: pixels, frame: frame, scissor: scissor.intersection(area))
  }

  /// Returns the index of the pixel in column `x` of row `y` of the canvas.
  @inline(__always)
  func index(x: Int, y: Int) -> Int { frame.index(x: x, y: y) }

  private init(
    pixels: UnsafeMutableBufferPointer<UInt32>, frame: PixelRect, scissor: PixelRect
  ) {
    self.pixels = pixels
    self.frame = frame
    self.scissor = scissor
  }
}
