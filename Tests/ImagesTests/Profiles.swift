import CLCMS

/// Colour profiles for tests, created by LittleCMS.
enum Profiles {
  /// The sRGB profile.
  static var sRGB: [UInt8] { bytes(of: cmsCreate_sRGBProfile()!) }

  /// Returns an RGB profile with Adobe RGB's primaries and the given gamma.
  static func wide(gamma: Double) -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var triple = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.64, y: 0.33, Y: 1), Green: cmsCIExyY(x: 0.21, y: 0.71, Y: 1),
      Blue: cmsCIExyY(x: 0.15, y: 0.06, Y: 1))
    let curve = cmsBuildGamma(nil, gamma)
    let curves: [OpaquePointer?] = [curve, curve, curve]
    return bytes(of: cmsCreateRGBProfile(&white, &triple, curves))
  }

  /// Returns a grey profile with the given gamma.
  static func grey(gamma: Double) -> [UInt8] {
    var white = cmsCIExyY(x: 0.3457, y: 0.3585, Y: 1)
    return bytes(of: cmsCreateGrayProfile(&white, cmsBuildGamma(nil, gamma)))
  }

  private static func bytes(of profile: cmsHPROFILE) -> [UInt8] {
    defer { cmsCloseProfile(profile) }
    var count: UInt32 = 0
    cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    cmsSaveProfileToMem(profile, &bytes, &count)
    return bytes
  }
}
