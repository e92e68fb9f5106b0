import PixelDiff
import Raster
import TestSupport

/// Pictures that are computed with integers only and never change: the results of other programs
/// for them remain valid even if rendering changes.
enum GeneratedPictures: String, CaseIterable {
  case noise, discs, bars, gradients, recolored, fading, fadingDiscs, narrow

  /// Two similar pictures.
  var pair: (Bitmap, Bitmap) {
    switch self {
    case .noise:
      return (Self.noise(61, 47, seed: 1), Self.noise(61, 47, seed: 1, changed: 2))
    case .discs:
      return (
        Self.discs(96, 64, moved: 0, color: 0xFF20_30C0, on: 0xFFFF_FFFF),
        Self.discs(96, 64, moved: 3, color: 0xFF20_30C0, on: 0xFFFF_FFFF)
      )
    case .bars: return (Self.bars(80, 40, step: 7), Self.bars(80, 40, step: 8))
    case .gradients: return (Self.gradient(70, 50, bend: 0), Self.gradient(70, 50, bend: 9))
    case .recolored:
      return (
        Self.discs(90, 60, moved: 0, color: 0xFF30_A040, on: 0xFFE0_F0F0),
        Self.discs(90, 60, moved: 1, color: 0xFF40_A060, on: 0xFFE0_F0E8)
      )
    case .fading:
      return (
        Self.noise(53, 41, seed: 3, isOpaque: false),
        Self.noise(53, 41, seed: 3, changed: 4, isOpaque: false)
      )
    case .fadingDiscs:
      return (
        Self.discs(96, 64, moved: 0, color: 0xFFFF_FFFF, on: 0),
        Self.discs(96, 64, moved: 2, color: 0xC0C0_C0C0, on: 0)
      )
    case .narrow: return (Self.noise(2, 31, seed: 5), Self.noise(2, 31, seed: 5, changed: 6))
    }
  }

  /// Random pixels in random runs; a second seed changes some of them, by small or large amounts.
  static func noise(
    _ width: Int, _ height: Int, seed: UInt64, changed: UInt64? = nil, isOpaque: Bool = true
  ) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      let alpha = isOpaque ? 255 : [0, 255, random.next() & 255][Int(random.next() % 3)]
      let pixel = premultiplied(UInt32(truncatingIfNeeded: random.next()), UInt32(alpha))
      pixels += Array(repeating: pixel, count: Int(random.next() % 24 + 1))
    }
    pixels.removeLast(pixels.count - width * height)
    if let changed {
      var random = SeededGenerator(seed: changed)
      for index in pixels.indices where random.next() % 5 == 0 {
        let alpha = pixels[index] >> 24
        switch random.next() % 3 {
        case 0: pixels[index] = premultiplied(UInt32(truncatingIfNeeded: random.next()), alpha)
        case 1: pixels[index] = pixels[max(index - 1, 0)]
        default: pixels[index] ^= alpha == 255 ? 0x00_1F1F : 0
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Three discs with soft edges, moved to the right by eighths of a pixel.
  private static func discs(
    _ width: Int, _ height: Int, moved: Int, color: UInt32, on background: UInt32
  ) -> Bitmap {
    let discs = [(20, 20, 13), (60, 36, 22), (82, 12, 6)]
    return picture(width, height) { x, y in
      var covered = 0
      for sample in 0..<64 {
        let (u, v) = (x * 8 + sample % 8 - moved, y * 8 + sample / 8)
        let isInside = discs.contains { disc in
          let (a, b, r) = (u - disc.0 * 8, v - disc.1 * 8, disc.2 * 8)
          return a * a + b * b < r * r
        }
        covered += isInside ? 1 : 0
      }
      return mixed(background, color, UInt32(covered))
    }
  }

  /// Slanted bars with soft edges; every third one is dark.
  private static func bars(_ width: Int, _ height: Int, step: Int) -> Bitmap {
    picture(width, height) { x, y in
      let column = x * 64 + y * step
      let (bar, offset) = (column / 640, column % 640)
      let level = UInt32(min(max(offset - 256, 0), 64))
      return mixed(0xFFF0_F0F0, bar % 3 == 0 ? 0xFF10_1018 : 0xFFD0_4020, level)
    }
  }

  private static func gradient(_ width: Int, _ height: Int, bend: Int) -> Bitmap {
    picture(width, height) { x, y in
      let red = x * 255 / width
      let green = (x * y * 3 / (width + height) + bend * x / 4) % 256
      return 0xFF40_0000 | UInt32(green) << 8 | UInt32(red)
    }
  }

  private static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap
  {
    let pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Mixes two colours with `share` of 64 parts of the second.
  private static func mixed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    (0..<4).reduce(0) { word, part in
      let shift = UInt32(part * 8)
      let level = (first >> shift & 255) * (64 - share) + (second >> shift & 255) * share
      return word | (level / 64) << shift
    }
  }

  private static func premultiplied(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
    (0..<3).reduce(alpha << 24) { word, part in
      let shift = UInt32(part * 8)
      return word | (((color >> shift & 255) * alpha + 127) / 255) << shift
    }
  }
}
