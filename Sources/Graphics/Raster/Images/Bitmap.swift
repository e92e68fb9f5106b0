/// A rectangle of premultiplied 8-bit sRGB pixels.
///
/// Row 0 is the top; x grows to the right, y down. In memory a pixel is the four bytes red, green,
/// blue, alpha; colour is premultiplied, so no colour byte exceeds its alpha byte.
public struct Bitmap: Sendable, Hashable {
  /// The valid numbers of columns and rows. The limit also applies to everything that is converted
  /// to or from bitmaps: image files, frames, videos, manifests.
  ///
  /// The largest bitmap has 2³⁰ pixels, 4 GB. A larger size is more likely a mistake than a
  /// picture: the limit is twice the largest side of a canvas, and more than four times a side of
  /// 8K.
  package static let sides = 1...32_768

  /// The number of columns; positive.
  public let width: Int

  /// The number of rows; positive.
  public let height: Int

  /// The pixels, row by row without gaps. Each is the little-endian word of its four bytes: red in
  /// the lowest 8 bits, alpha in the highest.
  package var pixels: [UInt32]

  /// Creates a transparent bitmap of the given size; nil unless both sides are in 1…32 768.
  public init?(width: Int, height: Int) {
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  /// Creates a bitmap from width · height pixels without checking their values.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap holds width · height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column `x` of row `y`, both counted from 0; nil outside of the bitmap.
  public subscript(x: Int, y: Int) -> Pixel? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return Pixel(pixels[y * width + x])
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xFF00_0000 } }
}

/// One premultiplied 8-bit sRGB pixel.
public struct Pixel: Hashable, Sendable {
  /// Red times alpha, 0…`alpha`.
  public var red: UInt8

  /// Green times alpha, 0…`alpha`.
  public var green: UInt8

  /// Blue times alpha, 0…`alpha`.
  public var blue: UInt8

  /// Opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Creates a pixel from premultiplied components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a pixel from a word of `Bitmap.pixels`.
  package init(_ word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }

  /// The pixel as a word of `Bitmap.pixels`.
  package var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

extension Pixel: CustomStringConvertible {
  /// The four components as #RRGGBBAA.
  public var description: String {
    func hex(_ value: UInt8) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + hex(red) + hex(green) + hex(blue) + hex(alpha)
  }
}
