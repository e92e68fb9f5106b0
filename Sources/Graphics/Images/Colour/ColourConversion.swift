import Failures
import Geometry
import Raster

/// What makes a file's straight samples sRGB of 8 bits.
enum ColourConversion {
  /// They are sRGB.
  case none
  /// Each sample by itself.
  case levels(LevelTable)
  /// All three together.
  case profile(ProfileTransform)

  /// The conversion of what `profile`, of RGB or grey, describes, in samples of `depth` bits: 8 or
  /// 16. A profile of other samples than these describes nothing here.
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

  /// The conversion of samples that are light to the power of `gamma`, or sRGB's curve of it
  /// without one, of light of the given white, red, green and blue (x and y of each), or sRGB's.
  init(gamma: Double?, primaries: [Double]?, depth: Int, name: String) throws(FlipbookError) {
    let curve = gamma.flatMap { Self.isSRGB(gamma: $0) ? nil : $0 }
    if let primaries, !Self.isSRGB(primaries: primaries) {
      guard let profile = ICCProfile(gamma: curve, primaries: primaries),
        let transform = ProfileTransform(from: profile, samples: depth == 16 ? .rgb16 : .rgb8)
      else { throw .corrupt(name, "its primary colours span no colours") }
      self = .profile(transform)
    } else if let curve {
      self = .levels(LevelTable(gamma: curve, depth: depth))
    } else {
      self = .none
    }
  }

  /// Whether an exponent is the one that stands for sRGB's curve, within the 5 % that libpng
  /// counts as no difference.
  private static func isSRGB(gamma: Double) -> Bool { abs(gamma / 0.45455 - 1) <= 0.05 }

  /// Whether white and primaries are sRGB's, within the 0.01 that libpng allows for.
  private static func isSRGB(primaries: [Double]) -> Bool {
    let own = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]
    return zip(primaries, own).allSatisfy { abs($0 - $1) <= 0.01 }
  }

  /// Converts straight pixels in place.
  func apply(to row: UnsafeMutableBufferPointer<UInt32>) {
    switch self {
    case .none: break
    case .levels(let table): table.apply(to: row)
    case .profile(let transform): transform.apply(to: UnsafeMutableRawBufferPointer(row))
    }
  }

  /// Converts straight pixels of 16 bits a sample, red lowest; they are overwritten.
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

  /// The level of 8 bits nearest to a sample of 16, in the low bits of `sample`: a 257th.
  static func reduced(_ sample: UInt64) -> UInt32 {
    (UInt32(truncatingIfNeeded: sample & 0xFFFF) * 255 + 32_895) >> 16
  }
}
