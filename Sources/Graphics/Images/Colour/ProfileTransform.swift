import CLCMS

/// LittleCMS's perceptual transform from a profile's samples to sRGB. Alpha is unchanged.
///
/// Its tables depend on the C library's `pow`, so pictures with a profile can differ by a level
/// between machines with different C libraries.
final class ProfileTransform {
  /// The input formats: RGBA with 8 or 16 bits per sample, converted in place; grey, converted to
  /// RGBA; inks as in JPEG files, converted in place.
  enum Samples { case rgb8, rgb16, grey16, inks8 }

  private let handle: cmsHTRANSFORM
  private let samples: Samples

  /// Creates the transform; nil if the profile can't be converted to sRGB.
  init?(from profile: ICCProfile, samples: Samples) {
    let (input, output) =
      switch samples {
      case .rgb8: (flipbook_rgba_8, flipbook_rgba_8)
      case .rgb16: (flipbook_rgba_16, flipbook_rgba_16)
      case .grey16: (flipbook_grey_16, flipbook_rgba_16)
      case .inks8: (flipbook_cmyk_8_inverted, flipbook_rgba_8)
      }
    // LittleCMS's grid isn't precise enough for 16 bits, especially for linear samples.
    let isWide = samples == .rgb16 || samples == .grey16
    let flags = isWide ? UInt32(cmsFLAGS_NOOPTIMIZE) : 0
    guard let sRGB = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(sRGB) }
    let transform = cmsCreateTransform(
      profile.handle, input, sRGB, output, UInt32(INTENT_PERCEPTUAL), flags)
    guard let transform else { return nil }
    handle = transform
    self.samples = samples
  }

  deinit { cmsDeleteTransform(handle) }

  /// Converts RGBA or inks in place. For inks, the fourth byte of each pixel is unchanged.
  func apply(to row: UnsafeMutableRawBufferPointer) {
    let bytesPerPixel = samples == .rgb16 ? 8 : 4
    cmsDoTransform(handle, row.baseAddress, row.baseAddress, UInt32(row.count / bytesPerPixel))
  }

  /// Returns the sRGB levels of grey samples.
  func converted(grey: [UInt16]) -> [UInt8] {
    var wide = [UInt64](repeating: 0, count: grey.count)
    cmsDoTransform(handle, grey, &wide, UInt32(grey.count))
    return wide.map { UInt8(ColourConversion.reduced($0 >> 16)) }
  }

  /// Whether RGB values are unchanged within one level, as with the sRGB profile.
  var isIdentity: Bool {
    let steps = Array(stride(from: 0, through: 255, by: 15))
    for red in steps {
      for green in steps {
        for blue in steps where !isKept([red, green, blue, 255]) { return false }
      }
    }
    return true
  }

  private func isKept(_ pixel: [Int]) -> Bool {
    if samples == .rgb16 {
      var samples = pixel.map { UInt16($0 * 257) }
      samples.withUnsafeMutableBytes { apply(to: $0) }
      return zip(samples, pixel).allSatisfy { abs(Int($0) - $1 * 257) <= 257 }
    }
    var samples = pixel.map { UInt8($0) }
    samples.withUnsafeMutableBytes { apply(to: $0) }
    return zip(samples, pixel).allSatisfy { abs(Int($0) - $1) <= 1 }
  }
}
