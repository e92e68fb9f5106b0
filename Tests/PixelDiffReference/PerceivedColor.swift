package import Raster

// The reference for PixelDiff's kernels: a direct implementation of the definition, for tests.

/// The perceived difference of two pixels, by the definitions of pixelmatch 7.
///
/// Colours are unpremultiplied, as in PNG files. If either pixel isn't opaque, both are blended
/// with the background at their position, which alternates between the levels 48 and 207 to prevent
/// any colour from hiding a change of alpha everywhere. (Pixelmatch before 7 blends with white, so
/// a fading white pixel doesn't differ; 8 measures distances differently.) Pictures without
/// transparency give the same results in 4 to 7.
package enum PerceivedColor {
  /// Returns the differences of two pixels in red, green and blue, −255…255. `index` is the index
  /// of the pixel in its picture, row by row.
  static func difference(_ first: Pixel, _ second: Pixel, at index: Int) -> [Double] {
    let (one, other) = (straight(first), straight(second))
    let (alpha, otherAlpha) = (Double(first.alpha), Double(second.alpha))
    guard alpha < 255 || otherAlpha < 255 else { return zip(one, other).map { $0 - $1 } }
    return (0..<3).map { part in
      (one[part] * alpha - other[part] * otherAlpha
        - backdrop(at: index)[part] * (alpha - otherAlpha)) / 255
    }
  }

  /// Returns the Y component of a difference in YIQ: above 0 if the first pixel is brighter.
  static func brightness(_ difference: [Double]) -> Double {
    difference[0] * 0.29889531 + difference[1] * 0.58662247 + difference[2] * 0.11448223
  }

  /// Returns the perceived distance of two pixels, 0…35 215; above 35 215 · threshold² they differ.
  package static func distance(_ first: Pixel, _ second: Pixel, at index: Int) -> Double {
    let d = difference(first, second, at: index)
    let y = brightness(d)
    let i = d[0] * 0.59597799 - d[1] * 0.27417610 - d[2] * 0.32180189
    let q = d[0] * 0.21147017 - d[1] * 0.52261711 + d[2] * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns the greatest distance that doesn't count as a difference.
  static func limit(_ threshold: Double) -> Double { 35215 * threshold * threshold }

  /// Returns unpremultiplied red, green and blue, rounded as in a PNG file.
  static func straight(_ pixel: Pixel) -> [Double] {
    let alpha = Int(pixel.alpha)
    return [pixel.red, pixel.green, pixel.blue].map { component in
      alpha == 0 ? 0 : Double(min((Int(component) * 255 + alpha / 2) / alpha, 255))
    }
  }

  /// Returns the background of a pixel, which depends on the index of its first byte, as in
  /// pixelmatch.
  private static func backdrop(at index: Int) -> [Double] {
    let byte = Double(4 * index)
    return [1, 1.618033988749895, 2.618033988749895].map { 48 + Double(Int(byte / $0) % 2) * 159 }
  }
}
