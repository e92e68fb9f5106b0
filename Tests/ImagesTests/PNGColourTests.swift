import Failures
import Foundation
import Images
import Raster
import TestSupport
import Testing

/// Compares colours with formulas written out here, using Foundation's `pow`.
@Suite struct PNGColourTests {
  private func encoded(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Converts linear Adobe RGB (IEC 61966-2-5) to sRGB; both have the same white point.
  private func fromAdobe(_ light: [Double]) -> [Double] {
    let matrix = [
      [1.3983557440, -0.3983557440, 0], [0, 1, 0], [0, -0.0429289893, 1.0429289893],
    ]
    return matrix.map { row in encoded(zip(row, light).map { $0 * $1 }.reduce(0, +)) * 255 }
  }

  private func check(
    _ file: SamplePNG, tolerance: Double, _ expected: ([Double]) -> [Double],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let bitmap = try PNGDecoder.decode(file.bytes, name: "colours")
    let limit = Double((1 << file.depth) - 1)
    let step = file.type.channels
    for (index, word) in bitmap.pixels.enumerated() {
      let channels = file.samples[index * step..<(index + 1) * step].map { Double($0) / limit }
      let levels = expected(step < 3 ? [channels[0], channels[0], channels[0]] : channels)
      let pixel = Pixel(word)
      let found = [pixel.red, pixel.green, pixel.blue].map { Double($0) }
      for (level, found) in zip(levels, found) where abs(level - found) > tolerance {
        Issue.record("\(channels) is \(found), not \(level)", sourceLocation: location)
        return
      }
    }
  }

  private func colours(depth: Int) -> SamplePNG {
    var random = SeededGenerator(seed: 5)
    return SamplePNG(.rgb, depth: depth, width: 60, height: 50, random: &random)
  }

  @Test(arguments: [8, 16], [0.25, 1, 0.5556, 2])
  func otherGammasAreConvertedExactly(depth: Int, gamma: Double) throws {
    for type in [SamplePNG.ColourType.grey, .rgb] {
      var random = SeededGenerator(seed: 6)
      var file = SamplePNG(type, depth: depth, width: 60, height: 50, random: &random)
      file.gamma = Int32(gamma * 100_000)
      try check(file, tolerance: 0.501) { $0.map { self.encoded(pow($0, 1 / gamma)) * 255 } }
    }
  }

  @Test func gammaDoesNotAffectAlpha() throws {
    var file = SamplePNG(.greyAlpha, depth: 8, width: 1, samples: [255, 100])
    file.gamma = 100_000
    let bitmap = try PNGDecoder.decode(file.bytes, name: "alpha")
    #expect(bitmap[0, 0] == Pixel(red: 100, green: 100, blue: 100, alpha: 100))
  }

  @Test(arguments: [45_455, 44_000, 47_000])
  func theGammaOfSRGBChangesNothing(gamma: Int) throws {
    var file = colours(depth: 8)
    file.gamma = Int32(gamma)
    file.primaries = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    #expect(try PNGDecoder.decode(file.bytes, name: "sRGB") == file.bitmap)
  }

  @Test func sRGBTakesPrecedenceOverGamma() throws {
    var file = colours(depth: 8)
    file.isSRGB = true
    file.gamma = 45_455
    #expect(try PNGDecoder.decode(file.bytes, name: "sRGB") == file.bitmap)
  }

  @Test(arguments: [(8, 1.5), (16, 0.51)])
  func otherPrimariesAreConverted(depth: Int, tolerance: Double) throws {
    var file = colours(depth: depth)
    file.gamma = 50_000
    file.primaries = [31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6_000]
    try check(file, tolerance: tolerance) { self.fromAdobe($0.map { $0 * $0 }) }
  }

  /// With 8-bit samples, LittleCMS calculates with 14 bits, which shows in dark colours.
  @Test(arguments: [(8, 1.5), (16, 0.75)])
  func aProfileIsConverted(depth: Int, tolerance: Double) throws {
    var file = colours(depth: depth)
    file.profile = Profiles.wide(gamma: 2.2)
    try check(file, tolerance: tolerance) { self.fromAdobe($0.map { pow($0, 2.2) }) }
  }

  @Test(arguments: [8, 16])
  func aGreyProfileIsConverted(depth: Int) throws {
    var random = SeededGenerator(seed: 8)
    var file = SamplePNG(.grey, depth: depth, width: 60, height: 50, random: &random)
    file.profile = Profiles.grey(gamma: 1)
    try check(file, tolerance: 0.75) { $0.map { self.encoded($0) * 255 } }
  }

  @Test(arguments: [8, 16])
  func theSRGBProfileChangesNothing(depth: Int) throws {
    var file = colours(depth: depth)
    file.profile = Profiles.sRGB
    #expect(try PNGDecoder.decode(file.bytes, name: "sRGB") == file.bitmap)
  }

  @Test func anRGBProfileInAGreyImageIsIgnored() throws {
    var file = HandmadePNG(width: 1, colourType: 0, rows: [[0, 77]])
    var random = SeededGenerator(seed: 8)
    var coloured = SamplePNG(.rgb, depth: 8, width: 2, height: 2, random: &random)
    coloured.profile = Profiles.wide(gamma: 1)
    let chunk = try #require(Chunk.all(in: coloured.bytes).first { $0.type == "iCCP" })
    file.extra = [("iCCP", chunk.data)]
    #expect(try PNGDecoder.decode(file.bytes, name: "grey")[0, 0]?.red == 77)
  }

  @Test func aCorruptProfileIsAnError() throws {
    var file = colours(depth: 8)
    var profile = Profiles.wide(gamma: 2.2)
    // libpng checks only the header and the tag table, which has 12 bytes per tag.
    let tagCount = Int(profile[131])
    for index in 132 + 12 * tagCount..<profile.count { profile[index] = 0xEE }
    file.profile = profile
    let failure = try #require(decodingError(of: file.bytes, name: "broken.png"))
    #expect(failure.code == .malformed)
    #expect(failure.message.contains("broken.png"))
  }
}
