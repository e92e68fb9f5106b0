import Failures
import CLCMS

/// A colour profile, opened by LittleCMS.
final class ICCProfile {
  /// The kinds of samples that a profile describes.
  enum Samples { case grey, rgb, cmyk, other }

  let handle: cmsHPROFILE

  /// Reads a profile of the file `name`.
  init(_ bytes: UnsafeRawBufferPointer, name: String) throws(FlipbookError) {
    guard let handle = cmsOpenProfileFromMem(bytes.baseAddress, UInt32(clamping: bytes.count))
    else { throw Self.unusable(name) }
    self.handle = handle
  }

  /// Creates the profile of samples that encode light to the power of `gamma`, or with sRGB's curve
  /// if it is nil, for white, red, green and blue, given as x and y each. Nil if the primaries
  /// don't form a triangle.
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

  /// The kind of samples that the profile describes.
  var samples: Samples {
    switch cmsGetColorSpace(handle) {
    case cmsSigGrayData: .grey
    case cmsSigRgbData: .rgb
    case cmsSigCmykData: .cmyk
    default: .other
    }
  }

  /// Returns the error for a profile that can't be read or converted to sRGB.
  static func unusable(_ name: String) -> FlipbookError {
    FlipbookError(
      .malformed, "\"\(name)\" has a colour profile that can't be read.",
      hint: "Save the image as sRGB, or without a profile.")
  }
}
