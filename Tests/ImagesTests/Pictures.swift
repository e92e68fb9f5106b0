import Raster
import TestSupport

/// Images for tests, random but reproducible from a seed.
struct Pictures {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Random valid pixels: no component exceeds its alpha.
  mutating func noise(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var pixels: [UInt32] = []
    for _ in 0..<width * height {
      let any = UInt8.random(in: 0...255, using: &generator)
      let alpha = isOpaque ? 255 : [0, 1, 254, 255, any].randomElement(using: &generator)!
      func component() -> UInt8 { UInt8.random(in: 0...alpha, using: &generator) }
      pixels.append(
        Pixel(red: component(), green: component(), blue: component(), alpha: alpha).word)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A smooth opaque gradient.
  static func gradient(width: Int, height: Int) -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let red = UInt8(x * 255 / max(width - 1, 1))
        let green = UInt8(y * 255 / max(height - 1, 1))
        pixels.append(Pixel(red: red, green: green, blue: UInt8((x + y) / 4 & 255)).word)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
