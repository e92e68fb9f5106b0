import CTurboJPEG
import Images
import Raster
import TestSupport
import Testing

@Suite(.enabled(if: Pillow.isAvailable, "\(Pillow.reason)"))
struct PillowTests {
  private func check(
    _ files: [String: [UInt8]], width: Int, tolerance: (String) -> Int,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try Pillow.bitmaps(of: files, width: width)
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let bitmap = try ImageDecoder.decode(bytes, name: name).bitmap
      let other = try #require(found[name])
      #expect(
        SampleJPEG.difference(bitmap, other) <= tolerance(name), "\(name)",
        sourceLocation: location)
    }
  }

  /// Leaves out images with a transparent colour that aren't 8-bit, palettes excepted: Pillow
  /// compares the colour with samples that it has already converted, or ignores it.
  ///
  /// 16-bit samples can differ by one level because Pillow truncates them, and by two when
  /// multiplied by alpha.
  @Test func everyKindOfPNGMatches() throws {
    var random = SeededGenerator(seed: 11)
    var files: [String: [UInt8]] = [:]
    for kind in PNGKind.all {
      if kind.isTransparent, kind.type != .palette, kind.depth != 8 { continue }
      let sample = kind.sample(width: 19, height: 13, random: &random)
      files["\(kind.testDescription).png"] = sample.bytes
    }
    try check(files, width: 19) { $0.contains(" 16") ? 2 : 0 }
  }

  @Test func encodedPNGsMatch() throws {
    var pictures = Pictures(seed: 12)
    let bitmap = pictures.noise(width: 40, height: 70, isOpaque: false)
    let file = PNGEncoder(width: 40, height: 70, isOpaque: false).encode(bitmap)
    #expect(try Pillow.bitmaps(of: ["noise.png": file], width: 40)["noise.png"] == bitmap)
  }

  @Test func jpegsMatch() throws {
    var files: [String: [UInt8]] = [:]
    for (name, sampling) in [
      ("444", TJSAMP_444), ("422", TJSAMP_422), ("420", TJSAMP_420), ("grey", TJSAMP_GRAY),
    ] {
      for (kind, flags) in [("plain", 0), ("progressive", TJFLAG_PROGRESSIVE)] {
        files["\(name)-\(kind).jpg"] = SampleJPEG.smooth(sampling: sampling, flags: flags).file
      }
    }
    let inks = Pictures.gradient(width: 40, height: 30).pixels.map { $0 & 0xC0FF_FFFF }
    files["inks.jpg"] = SampleJPEG.file(inks, width: 40, format: TJPF_CMYK)
    try check(files, width: 40) { $0 == "inks.jpg" ? 1 : 0 }
  }

  @Test func convertedProfilesMatch() throws {
    var random = SeededGenerator(seed: 13)
    var sample = SamplePNG(.rgb, depth: 8, width: 40, height: 30, random: &random)
    sample.profile = Profiles.wide(gamma: 1.8)
    let jpeg = SampleJPEG.inserting(
      0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + sample.profile,
      into: SampleJPEG.smooth().file)
    try check(["wide.png": sample.bytes, "wide.jpg": jpeg], width: 40) { _ in 1 }
  }
}
