public import Raster

extension PixelComparator {
  /// Returns a picture of the differences, with the size of the union of both pictures.
  ///
  /// Equal pixels are pale grey, differences are red, pixels that look anti-aliased are yellow.
  /// Ignored areas are pale blue, and blue where pixels differ. Areas outside both pictures are
  /// transparent.
  public func picture(of expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    let spans = IgnoredSpans(regions: ignored, width: width)
    Self.withRows(of: expected, actual, tolerance.mode) { shared in
      for y in 0..<height {
        let row = y * width
        if y < shared.height {
          let differs = shared.mark(y)
          spans.forEachRun(in: 0..<shared.width, row: y) { columns, isIgnored in
            for x in columns {
              let mark = differs ? PixelMark(rawValue: shared.marks[x]) ?? .same : .same
              pixels[row + x] = Self.color(mark, isIgnored, over: Pixel(shared.expected(y)[x]))
            }
          }
        }
        guard let (picture, columns) = Self.rest(y, of: expected, actual) else { continue }
        spans.forEachRun(in: columns, row: y) { columns, isIgnored in
          for x in columns {
            let pixel = Pixel(picture.pixels[y * picture.width + x])
            pixels[row + x] = Self.color(.differing, isIgnored, over: pixel)
          }
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func color(_ mark: PixelMark, _ isIgnored: Bool, over pixel: Pixel) -> UInt32 {
    switch (mark, isIgnored) {
    case (.differing, false): return 0xFF00_00FF
    case (.differing, true): return 0xFFFF_6000
    case (.antiAliased, false): return 0xFF00_FFFF
    case (.same, false): return 0xFF00_0000 | pale(pixel) * 0x1_0101
    case (.same, true), (.antiAliased, true):
      let level = pale(pixel)
      return 0xFFFF_0000 | (level - 16) << 8 | (level - 48)
    }
  }

  /// Returns a tenth of the pixel's grey over white: 229…255.
  private static func pale(_ pixel: Pixel) -> UInt32 {
    // The pixel is premultiplied, so it darkens white by its alpha minus its grey.
    let grey = (77 * UInt32(pixel.red) + 150 * UInt32(pixel.green) + 29 * UInt32(pixel.blue)) / 256
    return 255 - (max(UInt32(pixel.alpha), grey) - grey + 5) / 10
  }
}
