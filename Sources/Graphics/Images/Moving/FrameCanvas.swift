import Raster

/// The canvas on which the frames of an animated image are drawn one after another.
struct FrameCanvas {
  let width, height: Int
  private(set) var pixels: [UInt32]

  /// A rectangle of the canvas. It can extend beyond it.
  struct Area {
    var left, top, width, height: Int
  }

  /// What happens to a frame's area before the next frame is drawn.
  enum Disposal { case keep, clear, restore }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// Draws a frame, and returns the whole picture.
  ///
  /// `draw` receives each pixel beneath the frame, row by row, with its index in the frame, and
  /// returns the new pixel. The area is then prepared for the next frame.
  mutating func draw(
    _ area: Area, _ disposal: Disposal, _ draw: (_ backdrop: UInt32, _ pixelIndex: Int) -> UInt32
  ) -> Bitmap {
    let before = disposal == .restore ? pixels : []
    forEachPixel(of: area) { draw($0, $1) }
    let picture = Bitmap(width: width, height: height, pixels: pixels)
    switch disposal {
    case .keep: break
    case .clear: forEachPixel(of: area) { _, _ in 0 }
    case .restore: pixels = before
    }
    return picture
  }

  private mutating func forEachPixel(of area: Area, _ change: (UInt32, Int) -> UInt32) {
    let rows = max(area.top, 0)..<max(min(area.top + area.height, height), max(area.top, 0))
    let columns = max(area.left, 0)..<max(min(area.left + area.width, width), max(area.left, 0))
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in rows {
        for x in columns {
          let pixelIndex = (y - area.top) * area.width + x - area.left
          pixels[y * width + x] = change(pixels[y * width + x], pixelIndex)
        }
      }
    }
  }
}
