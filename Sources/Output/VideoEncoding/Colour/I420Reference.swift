package import Raster

/// A plain floating-point version of `I420Converter`: the reference for its kernels.
///
/// With R, G, B and Y in 0…1 and Y = 0.2126 R + 0.7152 G + 0.0722 B, a sample is the nearest whole
/// number to 16 + 219 Y, 128 + 224 (B − Y) / 1.8556 or 128 + 224 (R − Y) / 1.5748 (ITU-R BT.709-6,
/// items 3.2 to 3.4).
package enum I420Reference {
  private struct Colour {
    var red = 0.0
    var green = 0.0
    var blue = 0.0

    var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  }

  /// Returns the planes of Y', Cb and Cr of `bitmap`, padded to an even width and height.
  package static func convert(_ bitmap: Bitmap) -> [UInt8] {
    let (width, height) = (bitmap.width + bitmap.width % 2, bitmap.height + bitmap.height % 2)
    var (luma, cb, cr): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    for y in 0..<height {
      for x in 0..<width {
        luma.append(level(16 + 219 * colour(of: bitmap, x, y).luma))
        guard x.isMultiple(of: 2), y.isMultiple(of: 2) else { continue }
        let mean = mean(of: bitmap, x, y)
        cb.append(level(128 + 224 * (mean.blue - mean.luma) / 1.8556))
        cr.append(level(128 + 224 * (mean.red - mean.luma) / 1.5748))
      }
    }
    return luma + cb + cr
  }

  private static func level(_ value: Double) -> UInt8 { UInt8(value.rounded()) }

  /// Returns the colour at a column and row; beyond the edges, the edge's colour.
  private static func colour(of bitmap: Bitmap, _ x: Int, _ y: Int) -> Colour {
    let x = min(max(x, 0), bitmap.width - 1)
    let y = min(max(y, 0), bitmap.height - 1)
    let pixel = Pixel(bitmap.pixels[y * bitmap.width + x])
    return Colour(
      red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
      blue: Double(pixel.blue) / 255)
  }

  /// Returns the mean around an even column, weighted 1 : 2 : 1, over two rows.
  private static func mean(of bitmap: Bitmap, _ x: Int, _ y: Int) -> Colour {
    var mean = Colour()
    for row in y...y + 1 {
      for (column, weight) in [(x - 1, 1.0), (x, 2.0), (x + 1, 1.0)] {
        let colour = colour(of: bitmap, column, row)
        mean.red += colour.red * weight / 8
        mean.green += colour.green * weight / 8
        mean.blue += colour.blue * weight / 8
      }
    }
    return mean
  }
}
