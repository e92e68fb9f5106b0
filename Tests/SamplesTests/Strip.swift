import Flipbook
import Raster

/// A picture of a stage at six instants, in two rows of three.
struct Strip {
  private(set) var bitmap: Bitmap

  /// Creates a strip; `begin` sets up the window at the start of the stage.
  init(width: Int, height: Int, at times: [Double], _ begin: (UIWindow) -> Void) throws {
    let stage = try Stage(canvas: Canvas(width: CGFloat(width), height: CGFloat(height)))
    stage.perform { begin(stage.window) }
    bitmap = Bitmap(
      width: 3 * width, height: 2 * height,
      pixels: Array(repeating: 0, count: 6 * width * height))
    for (number, time) in times.enumerated() {
      try stage.advance(to: time)
      let picture = stage.snapshot().bitmap
      for y in 0..<height {
        let start = ((number / 3) * height + y) * bitmap.width + (number % 3) * width
        bitmap.pixels.replaceSubrange(
          start..<start + width, with: picture.pixels[y * width..<(y + 1) * width])
      }
    }
  }
}
