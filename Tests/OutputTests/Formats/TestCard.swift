import Images
import Raster
import Sinks
import VideoEncoding
import VirtualTime

/// A film that shows errors in colours: saturated patches, a ramp of greys, black and white, and a
/// square that moves. Without an opaque canvas it has a ramp of alpha and a transparent right edge.
struct TestCard {
  var width = 160
  var height = 96
  var isOpaque = true
  /// The width of the transparent edge; if `beginsClear` is true, the whole first frame is
  /// transparent.
  var margin = 0
  var beginsClear = false
  var rate = FrameRate(30)!

  var format: FrameFormat {
    FrameFormat(
      width: width, height: height, rate: rate, isOpaque: isOpaque,
      background: Pixel(red: 255, green: 128, blue: 0))
  }

  func frame(_ number: Int) -> Picture {
    var pixels: [UInt32] = []
    let patches: [UInt32] = [
      0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_FFFF, 0xFFFF_00FF, 0xFFFF_FF00, 0xFFFF_FFFF,
      0xFF00_0000,
    ]
    for y in 0..<height {
      for x in 0..<width {
        var pixel = patches[min(8 * x / width, 7)]
        if y > height / 2 { pixel = 0xFF00_0000 | UInt32(255 * x / width) * 0x1_0101 }
        let left = (number * 4) % max(width - 24, 1)
        if (left..<left + 24).contains(x), (height / 4..<height / 4 + 24).contains(y) {
          pixel = 0xFF30_60C0
        }
        if !isOpaque {
          let alpha = y > 3 * height / 4 ? UInt32(255 * x / width) : x > 3 * width / 4 ? 0 : 255
          pixel = pixel & 0xFF_FFFF | alpha << 24
        }
        let isInside =
          (margin..<max(width - margin, margin)).contains(x)
          && (margin..<max(height - margin, margin)).contains(y)
        if !isInside || beginsClear && number == 0 { pixel = 0 }
        pixels.append(pixel)
      }
    }
    Premultiplication.premultiply(&pixels)
    return Picture(number: number, bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  /// Writes `count` frames to `path` and returns the encoder.
  @discardableResult
  func write(
    _ count: Int, to path: String, _ settings: VideoSettings, from first: Int = 0
  ) throws -> VideoEncoder {
    let encoder = try VideoEncoder(path: path, format: format, settings: settings)
    try encoder.open()
    for index in 0..<count {
      let picture = frame(first + index)
      var pieces: [VideoBand] = []
      for band in picture.bands { pieces.append(encoder.prepare(band, after: nil)) }
      try encoder.prepare(Frame(number: first + index, index: index, pieces: pieces))()
    }
    try encoder.finish()
    return encoder
  }
}
