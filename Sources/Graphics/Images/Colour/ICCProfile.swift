import Failures
import CLCMS

/// A colour profile, as LittleCMS holds it.
final class ICCProfile {
  /// The kinds of samples that profiles describe.
  enum Samples { case grey, rgb, cmyk, other }

  let handle: cmsHPROFILE

  /// Reads a profile from the bytes of a file of that name.
  init(_ bytes: UnsafeRawBufferPointer, name: String) throws(FlipbookError) {
    guard let handle = cmsOpenProfileFromMem(bytes.baseAddress, UInt32(clamping: bytes.count))
    else { throw Self.unusable(name) }
    self.handle = handle
  }

  /// The profile of samples that are light to the power of `gamma`, or sRGB's curve of it without
  /// one, for a white, red, green and blue given by x and y each. Nil where these span no colours.
  init?(gamma: Double?, primaries: [Double]) {
    func colour(_ index: Int) -> cmsCIExyY {
      cmsCIExyY(x: primaries[2 * index], y: primaries[2 * index + 1], Y: 1)
    }
    var white = colour(0)
    var triple = cmsCIExyYTRIPLE(Red: colour(1), Green: colour(2), Blue: colour(3))
    let sRGB = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let curve =
      gamma.map { cmsBuildGamma(nil, 1 / $0) } ?? cmsBuildParametricToneCurve(nil, 4, sRGB)
    guard let curve else { return nil }
    defer { cmsFreeToneCurve(curve) }
    let curves: [OpaquePointer?] = [curve, curve, curve]
    guard let handle = cmsCreateRGBProfile(&white, &triple, curves) else { return nil }
    self.handle = handle
  }

  deinit { cmsCloseProfile(handle) }

  /// What the profile describes.
  var samples: Samples {
    switch cmsGetColorSpace(handle) {
    case cmsSigGrayData: .grey
    case cmsSigRgbData: .rgb
    case cmsSigCmykData: .cmyk
    default: .other
    }
  }

  /// The error for a profile that can't be read, or has no way to sRGB.
  static func unusable(_ name: String) -> FlipbookError {
    FlipbookError(
      .malformed, "“\(name)” has a colour profile that can't be read.",
      hint: "Save it as sRGB, or without a profile.")
  }
}
