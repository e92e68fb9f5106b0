import Failures
import Geometry
import Raster

/// The conversion of a file's straight samples to 8-bit sRGB.
enum ColourConversion {
  /// None: the samples are sRGB.
  case none
  /// A table for each sample.
  case levels(LevelTable)
  /// A transform of all three samples together.
  case profile(ProfileTransform)

  /// Creates the conversion for an RGB or grey `profile`, with samples of `depth` bits: 8 or 16.
  /// Profiles of other kinds are ignored.
  init(profile: UnsafeRawBufferPointer, depth: Int, name: String) throws(FlipbookError) {
    let opened = try ICCProfile(profile, name: name)
    switch opened.samples {
    case .grey:
      guard let levels = LevelTable(opened, depth: depth) else {
        throw ICCProfile.unusable(name)
      }
      self = .levels(levels)
    case .rgb:
      let transform = ProfileTransform(from: opened, samples: depth == 16 ? .rgb16 : .rgb8)
      guard let transform else { throw ICCProfile.unusable(name) }
      self = transform.isIdentity ? .none : .profile(transform)
    default: self = .none
    }
  }

  /// Creates the conversion of samples that encode light to the power of `gamma`, or with sRGB's
  /// curve if it is nil. `primaries` are x and y of white, red, green and blue; sRGB's if nil.
  init(gamma: Double?, primaries: [Double]?, depth: Int, name: String) throws(FlipbookError) {
    let curve = gamma.flatMap { Self.isSRGB(gamma: $0) ? nil : $0 }
    if let primaries, !Self.isSRGB(primaries: primaries) {
      guard let profile = ICCProfile(gamma: curve, primaries: primaries),
        let transform = ProfileTransform(from: profile, samples: depth == 16 ? .rgb16 : .rgb8)
      else { throw .corrupt(name, "its primaries don't form a triangle") }
      self = .profile(transform)
    } else if let curve {
      self = .levels(LevelTable(gamma: curve, depth: depth))
    } else {
      self = .none
    }
  }

  /// Returns whether an exponent means sRGB's curve, within the tolerance of 5 % that libpng
  /// uses.
  private static func isSRGB(gamma: Double) -> Bool { abs(gamma / 0.45455 - 1) <= 0.05 }

  /// Returns whether white and primaries are sRGB's, within the tolerance of 0.01 that libpng uses.
  private static func isSRGB(primaries: [Double]) -> Bool {
    let sRGB = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]
    return zip(primaries, sRGB).allSatisfy { abs($0 - $1) <= 0.01 }
  }

  /// Converts straight pixels in place.
  func apply(to row: UnsafeMutableBufferPointer<UInt32>) {
    switch self {
    case .none: break
    case .levels(let table): table.apply(to: row)
    case .profile(let transform): transform.apply(to: UnsafeMutableRawBufferPointer(row))
    }
  }

  /// Converts straight pixels with 16-bit samples, red lowest. The input is overwritten.
  func reduce(
    _ wide: UnsafeMutableBufferPointer<UInt64>, into row: UnsafeMutableBufferPointer<UInt32>
  ) {
    switch self {
    case .none: break
    case .levels(let table): return table.reduce(wide, into: row)
    case .profile(let transform): transform.apply(to: UnsafeMutableRawBufferPointer(wide))
    }
    for x in wide.indices {
      let pixel = wide[x]
      row[x] =
        Self.reduced(pixel) | Self.reduced(pixel >> 16) << 8 | Self.reduced(pixel >> 32) << 16
        | Self.reduced(pixel >> 48) << 24
    }
  }

  /// Returns the 8-bit level nearest to the 16-bit sample in the low bits of `sample`, which is a
  /// 257th of it.
  static func reduced(_ sample: UInt64) -> UInt32 {
    (UInt32(truncatingIfNeeded: sample & 0xFFFF) * 255 + 32_895) >> 16
  }
}
