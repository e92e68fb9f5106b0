import Drawing
import Foundation
import ImageFilters
import Layers
import Raster
import Testing
import VirtualTime

/// Pictures for filters, and their pixels.
enum FilterScene {
  /// Returns a picture with rows of words (0xAABBGGRR) from the top.
  static func picture(_ rows: [[UInt32]]) -> CGImage {
    CGImage(
      bitmap: Bitmap(width: rows[0].count, height: rows.count, pixels: rows.flatMap(\.self)))
  }

  /// Returns an image of opaque greys from the top row down.
  static func greys(_ rows: [[UInt32]]) -> CIImage {
    CIImage(cgImage: picture(rows.map { $0.map { $0 * 0x01_0101 | 0xFF00_0000 } }))
  }

  /// Returns an image of one opaque colour, 4 × 4 pixels.
  static func color(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> CIImage {
    let word = red | green << 8 | blue << 16 | 0xFF00_0000
    return CIImage(cgImage: picture(Array(repeating: Array(repeating: word, count: 4), count: 4)))
  }

  /// Returns the components of a pixel, without conversion to sRGB: red, green, blue, alpha.
  static func values(
    _ image: CIImage?, x: Int = 0, y: Int = 0, in context: CIContext = CIContext()
  ) -> [Float] {
    guard let image else { return [] }
    var values = [Float](repeating: -1, count: 4)
    values.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      context.render(
        image, toBitmap: start, rowBytes: 16, bounds: CGRect(x: x, y: y, width: 1, height: 1),
        format: .RGBAf, colorSpace: nil)
    }
    return values
  }

  /// Returns the bytes of an sRGB pixel.
  static func pixel(_ image: CIImage?, x: Int = 0, y: Int = 0) -> Pixel? {
    image.flatMap {
      CIContext().createCGImage($0, from: CGRect(x: x, y: y, width: 1, height: 1))
    }?.bitmap[0, 0]
  }

  /// Runs `body` on a clock, and returns the warnings that it causes.
  static func warnings(_ body: () -> Void) -> [LayerWarning] {
    let clock = VirtualClock()
    LayerWarnings.of(clock).sink = { _ in }
    clock.asCurrent(body)
    return LayerWarnings.of(clock).all
  }

  /// Returns whether all components are close.
  static func close(_ values: [Float], _ expected: [Double], within limit: Double = 1e-5) -> Bool {
    values.count == expected.count
      && zip(values, expected).allSatisfy { abs(Double($0) - $1) <= limit }
  }
}
