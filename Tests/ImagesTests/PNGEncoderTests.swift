import Foundation
import Images
import Raster
import Testing

@Suite struct PNGEncoderTests {
  static let sizes = [
    (1, 1), (1, 64), (1, 65), (2, 1), (3, 63), (7, 64), (8, 65), (9, 129), (33, 17), (320, 180),
  ]

  @Test(arguments: sizes, [true, false])
  func whatIsWrittenReadsBackTheSame(size: (Int, Int), isOpaque: Bool) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var pictures = Pictures(seed: seed)
    let bitmap = pictures.noise(width: size.0, height: size.1, isOpaque: isOpaque)
    let encoder = PNGEncoder(width: size.0, height: size.1, isOpaque: isOpaque)
    let file = encoder.encode(bitmap)
    #expect(try PNGDecoder.decode(file, name: "noise") == bitmap, "seed \(seed)")
  }
}
