import Raster

/// What is drawn on: the pixels of a part of the canvas, and where among them may be drawn.
///
/// The pixels are lent: a surface is valid until the call of `lend` that made it returns. Copies share
/// them.
struct Surface {
  /// The pixels of `frame`, row after row, and perhaps more memory after them.
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// The part of the canvas whose pixels these are.
  private let frame: PixelRect

  /// Outside of this nothing changes; it lies within `frame`.
  private(set) var scissor: PixelRect

  /// Lends `pixels`, which hold those of `frame` and perhaps more after them.
  static func lend<Result>(
    _ pixels: inout MutableSpan<UInt32>, frame: PixelRect, _ body: (_ surface: Surface) -> Result
  ) -> Result {
    precondition(
      pixels.count >= frame.width * frame.height, "a surface has all pixels of its frame")
    return pixels.withUnsafeMutableBufferPointer {
      body(Surface(pixels: $0, frame: frame, scissor: frame))
    }
  }

  /// The same pixels, of which those outside of `area` don't change either.
  func clipped(to area: PixelRect) -> Surface {
    Surface(pixels: pixels, frame: frame, scissor: scissor.intersection(area))
  }

  /// Where among the pixels the one in column `x` of row `y` of the canvas stands.
  @inline(__always)
  func index(x: Int, y: Int) -> Int { frame.index(x: x, y: y) }

  private init(
    pixels: UnsafeMutableBufferPointer<UInt32>, frame: PixelRect, scissor: PixelRect
  ) {
    (self.pixels, self.frame, self.scissor) = (pixels, frame, scissor)
  }
}
