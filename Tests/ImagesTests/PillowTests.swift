import CTurboJPEG
import Images
import Raster
import TestSupport
import Testing

@Suite(.enabled(if: Pillow.isThere, "\(Pillow.reason)"))
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

  /// Without grey of other than 8 bits and RGB of 16 with a transparent colour: Pillow compares it
  /// with samples that it has changed before, or leaves it out.
  ///
  /// Samples of 16 bits may differ by a level, as Pillow cuts them; times alpha, by two.
  @Test func itReadsEveryKindOfPNGAlike() throws {
    var random = SeededGenerator(seed: 11)
    var files: [String: [UInt8]] = [:]
    for kind in PNGKind.all {
      if kind.isTransparent, kind.type != .palette, kind.depth != 8 { continue }
      let sample = kind.sample(width: 19, height: 13, random: &random)
      files["\(kind.testDescription).png"] = sample.bytes
    }
    try check(files, width: 19) { $0.contains(" 16") ? 2 : 0 }
  }

  @Test func itReadsWhatIsEncodedAlike() throws {
    var pictures = Pictures(seed: 12)
    let bitmap = pictures.noise(width: 40, height: 70, isOpaque: false)
    let file = PNGEncoder(width: 40, height: 70, isOpaque: false).encode(bitmap)
    #expect(try Pillow.bitmaps(of: ["noise.png": file], width: 40)["noise.png"] == bitmap)
  }

  @Test func itReadsJPEGsAlike() throws {
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

  @Test func itConvertsProfilesAlike() throws {
    var random = SeededGenerator(seed: 13)
    var sample = SamplePNG(.rgb, depth: 8, width: 40, height: 30, random: &random)
    sample.profile = Profiles.wide(gamma: 1.8)
    let jpeg = SampleJPEG.inserting(
      0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + sample.profile,
      into: SampleJPEG.smooth().file)
    try check(["wide.png": sample.bytes, "wide.jpg": jpeg], width: 40) { _ in 1 }
  }
}
