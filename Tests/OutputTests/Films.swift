import Failures
import OutputFiles
import Raster
import Sinks
import Testing
import VirtualTime

/// Short films as input for sinks.
enum Films {
  static func format(_ width: Int, _ height: Int, rate: FrameRate = FrameRate(60)!) -> FrameFormat {
    FrameFormat(width: width, height: height, rate: rate, isOpaque: true)
  }

  /// Returns a frame with a gradient and a square that moves from frame to frame.
  static func frame(_ number: Int, _ width: Int = 64, _ height: Int = 48) -> Picture {
    var bitmap = Pictures.gradient(width: width, height: height)
    for y in 0..<min(8, height) {
      for x in 0..<min(8, width) {
        bitmap.pixels[y * width + (x + number) % width] = 0xFF00_80FF
      }
    }
    return Picture(number: number, bitmap: bitmap)
  }

  /// Returns a frame that hardly compresses.
  static func noise(_ number: Int, _ width: Int, _ height: Int) -> Picture {
    var pictures = Pictures(seed: UInt64(number))
    let bitmap = pictures.noise(width: width, height: height, isOpaque: true)
    return Picture(number: number, bitmap: bitmap)
  }

  /// Sends `count` frames through all stages of `sink`.
  static func play(
    _ count: Int, to sink: some FrameSink, frame: (Int) -> Picture = { Films.frame($0) }
  ) throws(FlipbookError) {
    try sink.open()
    for number in 0..<count { try sink.prepare(frame(number))() }
    try sink.finish()
  }
}

/// A complete frame.
struct Picture {
  let number: Int
  let bitmap: Bitmap

  /// The frame's bands.
  var bands: [Band] {
    let bands = Bands(width: bitmap.width, height: bitmap.height)
    return (0..<bands.count).map { number in
      let rows = bands.rows(of: number)
      let pixels = bitmap.pixels[rows.lowerBound * bitmap.width..<rows.upperBound * bitmap.width]
      return Band(
        number: number,
        bitmap: Bitmap(width: bitmap.width, height: rows.count, pixels: Array(pixels)))
    }
  }
}

extension FrameSink {
  /// Prepares all bands of a frame, then the frame.
  func prepare(_ picture: Picture) throws(FlipbookError) -> Delivery {
    var pieces: [Piece] = []
    for band in picture.bands { pieces.append(try prepare(band)) }
    return try prepare(Frame(number: picture.number, index: picture.number, pieces: pieces))
  }
}

/// Returns the error that `body` throws, or nil.
func outputError(_ body: () throws(FlipbookError) -> Void) -> FlipbookError? {
  do {
    try body()
    return nil
  } catch {
    return error
  }
}
