import Geometry
import Raster

/// A table of the sRGB level for each 8-bit or 16-bit sample, for conversions that don't mix red,
/// green and blue.
struct LevelTable {
  private let levels: [UInt8]

  /// Creates the table for samples of `depth` bits that encode light to the power of `gamma`, which
  /// must be positive.
  init(gamma: Double, depth: Int) {
    let count = 1 << depth
    levels = (0..<count).map { sample in
      let light = Maths.power(Double(sample) / Double(count - 1), 1 / gamma)
      return UInt8((min(SRGBCurve.encoded(light), 1) * 255).rounded())
    }
  }

  /// Creates the table for grey samples of `depth` bits that `profile` describes; nil if the
  /// profile can't be used.
  init?(_ profile: ICCProfile, depth: Int) {
    let count = 1 << depth
    let samples = (0..<count).map { UInt16($0 * 65_535 / (count - 1)) }
    guard let transform = ProfileTransform(from: profile, samples: .grey16) else { return nil }
    levels = transform.converted(grey: samples)
  }

  /// Converts straight pixels in place.
  func apply(to row: UnsafeMutableBufferPointer<UInt32>) {
    levels.withUnsafeBufferPointer { levels in
      for x in row.indices {
        let pixel = row[x]
        func level(_ shift: UInt32) -> UInt32 { UInt32(levels[Int((pixel >> shift) & 0xFF)]) }
        row[x] = level(0) | level(8) << 8 | level(16) << 16 | pixel & 0xFF00_0000
      }
    }
  }

  /// Converts straight pixels with 16-bit samples, red lowest.
  func reduce(
    _ wide: UnsafeMutableBufferPointer<UInt64>, into row: UnsafeMutableBufferPointer<UInt32>
  ) {
    levels.withUnsafeBufferPointer { levels in
      for x in wide.indices {
        let pixel = wide[x]
        func level(_ shift: UInt64) -> UInt32 { UInt32(levels[Int((pixel >> shift) & 0xFFFF)]) }
        row[x] =
          level(0) | level(16) << 8 | level(32) << 16 | ColourConversion.reduced(pixel >> 48) << 24
      }
    }
  }
}
