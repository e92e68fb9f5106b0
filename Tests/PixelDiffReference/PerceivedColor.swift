package import Raster

// The plain definition of what PixelDiff finds by kernels, for tests to hold it against.

/// How different two pixels look, by the definitions of pixelmatch 7.
///
/// Colours are straight, as PNG files have them. Where either pixel is not opaque both are blended
/// with what stands behind them at that place: levels of 48 and 207 by turns, so that no colour
/// hides a change of alpha everywhere. (Pixelmatch before 7 blends with white, where a white pixel
/// may fade without a difference; 8 measures distances in another way.) Pictures without
/// transparency give the same in 4 to 7.
package enum PerceivedColor {
  /// What two pixels differ by in red, green and blue, −255…255. `place` is that of the pixel in its
  /// picture, counted row by row.
  static func difference(_ first: Pixel, _ second: Pixel, at place: Int) -> [Double] {
    let (one, other) = (straight(first), straight(second))
    let (alpha, otherAlpha) = (Double(first.alpha), Double(second.alpha))
    guard alpha < 255 || otherAlpha < 255 else { return zip(one, other).map { $0 - $1 } }
    return (0..<3).map { part in
      (one[part] * alpha - other[part] * otherAlpha
        - backdrop(at: place)[part] * (alpha - otherAlpha)) / 255
    }
  }

  /// Y of a difference in YIQ: above 0 where the first pixel is brighter.
  static func brightness(_ difference: [Double]) -> Double {
    difference[0] * 0.29889531 + difference[1] * 0.58662247 + difference[2] * 0.11448223
  }

  /// How far apart two pixels look, 0…35 215; above 35 215 · threshold² they differ.
  package static func distance(_ first: Pixel, _ second: Pixel, at place: Int) -> Double {
    let d = difference(first, second, at: place)
    let y = brightness(d)
    let i = d[0] * 0.59597799 - d[1] * 0.27417610 - d[2] * 0.32180189
    let q = d[0] * 0.21147017 - d[1] * 0.52261711 + d[2] * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The greatest distance that doesn't count.
  static func limit(_ threshold: Double) -> Double { 35215 * threshold * threshold }

  /// Straight red, green and blue, rounded as in a PNG file of the pixel.
  static func straight(_ pixel: Pixel) -> [Double] {
    let alpha = Int(pixel.alpha)
    return [pixel.red, pixel.green, pixel.blue].map { component in
      alpha == 0 ? 0 : Double(min((Int(component) * 255 + alpha / 2) / alpha, 255))
    }
  }

  /// What stands behind a pixel, as pixelmatch counts: by the place of its first byte.
  private static func backdrop(at place: Int) -> [Double] {
    let byte = Double(4 * place)
    return [1, 1.618033988749895, 2.618033988749895].map { 48 + Double(Int(byte / $0) % 2) * 159 }
  }
}
