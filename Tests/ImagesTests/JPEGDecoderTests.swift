import Failures
import CTurboJPEG
import Foundation
import Images
import Raster
import TestSupport
import Testing

@Suite struct JPEGDecoderTests {
  @Test(
    arguments: [TJSAMP_444, TJSAMP_422, TJSAMP_420, TJSAMP_440, TJSAMP_411].map(\.rawValue),
    [0, TJFLAG_PROGRESSIVE])
  func coloursAreCloseForEverySubsampling(sampling: UInt32, flags: Int32) throws {
    let (bitmap, file) = SampleJPEG.smooth(sampling: TJSAMP(sampling), flags: flags)
    let image = try ImageDecoder.decode(file, name: "smooth")
    #expect(image.format == .jpeg)
    #expect(image.orientation == .up)
    #expect(image.bitmap.isOpaque)
    let isFull = TJSAMP(sampling) == TJSAMP_444
    #expect(SampleJPEG.difference(image.bitmap, bitmap) <= (isFull ? 4 : 40))
  }

  @Test func greyIsGrey() throws {
    let (bitmap, file) = SampleJPEG.smooth(sampling: TJSAMP_GRAY)
    let image = try ImageDecoder.decode(file, name: "grey").bitmap
    for (word, source) in zip(image.pixels, bitmap.pixels) {
      let (pixel, sourcePixel) = (Pixel(word), Pixel(source))
      #expect(pixel.red == pixel.green && pixel.green == pixel.blue && pixel.alpha == 255)
      let light =
        0.299 * Double(sourcePixel.red) + 0.587 * Double(sourcePixel.green) + 0.114
        * Double(sourcePixel.blue)
      #expect(abs(Double(pixel.red) - light) <= 3)
    }
  }

  /// TurboJPEG writes CMYK as YCCK unless the sampling is `TJSAMP_GRAY`; both store inverted inks.
  @Test func cmykIsConverted() throws {
    let inks: [[UInt8]] = [
      [255, 255, 255, 255], [0, 255, 255, 255], [255, 128, 255, 255], [255, 255, 255, 64],
      [200, 100, 50, 128],
    ]
    for ink in inks {
      let word = ink.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      let pixels = [UInt32](repeating: word, count: 256)
      let file = SampleJPEG.file(pixels, width: 16, format: TJPF_CMYK)
      let pixel = try #require(try ImageDecoder.decode(file, name: "inks").bitmap[5, 5])
      let expected = ink.prefix(3).map { Double($0) * Double(ink[3]) / 255 }
      for (found, expected) in zip([pixel.red, pixel.green, pixel.blue], expected) {
        #expect(abs(Double(found) - expected) <= 3, "\(ink)")
      }
      #expect(pixel.alpha == 255)
    }
  }

  @Test func aProfileIsConverted() throws {
    let (bitmap, file) = SampleJPEG.smooth()
    let plain = try ImageDecoder.decode(file, name: "plain").bitmap
    #expect(SampleJPEG.difference(plain, bitmap) <= 4)
    func with(_ profile: [UInt8], parts: Int = 1) throws -> Bitmap {
      var tagged = file
      let length = (profile.count + parts - 1) / parts
      // The last part comes first in the file: parts can be in any order.
      for part in 0..<parts {
        let data = profile.dropFirst(part * length).prefix(length)
        tagged = SampleJPEG.inserting(
          0xE2, Array("ICC_PROFILE\0".utf8) + [UInt8(part + 1), UInt8(parts)] + data, into: tagged)
      }
      return try ImageDecoder.decode(tagged, name: "profile").bitmap
    }
    #expect(try with(Profiles.sRGB) == plain)
    #expect(try with(Profiles.grey(gamma: 1)) == plain, "grey profile ignored")
    let wide = try with(Profiles.wide(gamma: 1))
    #expect(try with(Profiles.wide(gamma: 1), parts: 3) == wide)
    // With a linear profile, dark pixels become lighter.
    for (before, after) in zip(plain.pixels, wide.pixels) where Pixel(before).green > 20 {
      #expect(Pixel(after).green >= Pixel(before).green)
    }
    let middle = try #require(wide[20, 15]), old = try #require(plain[20, 15])
    let light = pow(Double(middle.green) / 255, 2.2) * 255
    #expect(abs(light - Double(old.green)) < 6)
  }

  @Test func aMissingPartOfAProfileIsAnError() throws {
    let (_, file) = SampleJPEG.smooth()
    let tagged = SampleJPEG.inserting(
      0xE2, Array("ICC_PROFILE\0".utf8) + [1, 2] + Profiles.sRGB, into: file)
    let failure = try #require(decodingError(of: tagged, name: "part.jpg"))
    #expect(failure.description.contains("\"part.jpg\" has a colour profile that can't be read."))
  }

  @Test(arguments: EXIFOrientation.allCases, [true, false])
  func theOrientationIsRead(orientation: EXIFOrientation, isLittle: Bool) throws {
    let file = SampleJPEG.inserting(
      0xE1, SampleJPEG.exif(orientation.rawValue, isLittle: isLittle),
      into: SampleJPEG.smooth(width: 40, height: 30).file)
    let image = try ImageDecoder.decode(file, name: "turned")
    #expect(image.orientation == orientation)
    #expect(image.bitmap.width == 40)
    #expect(image.upright.width == (orientation.isTransposed ? 30 : 40))
    let properties = try ImageDecoder.properties(of: Data(file), name: "turned")
    #expect(
      properties
        == ImageProperties(format: .jpeg, width: 40, height: 30, orientation: orientation))
  }

  @Test func damagedEXIFDataIsIgnored() throws {
    let file = SampleJPEG.smooth().file
    let exif = SampleJPEG.exif(6, isLittle: true)
    for count in 0..<exif.count - 8 {
      let cut = SampleJPEG.inserting(0xE1, Array(exif.prefix(count)), into: file)
      let orientation = try ImageDecoder.decode(cut, name: "cut").orientation
      #expect(orientation == .up || orientation == .right)
    }
    let odd = SampleJPEG.inserting(0xE1, SampleJPEG.exif(9, isLittle: true), into: file)
    #expect(try ImageDecoder.decode(odd, name: "odd").orientation == .up)
  }

  @Test(arguments: [0, TJFLAG_PROGRESSIVE])
  func everyTruncationIsAnError(flags: Int32) {
    let file = SampleJPEG.smooth(flags: flags).file
    for count in 0..<file.count {
      let failure = decodingError(of: Array(file.prefix(count)), name: "cut.jpg")
      #expect(failure?.code == (count == 0 ? .empty : .truncated), "\(count) of \(file.count)")
      #expect(failure?.message.contains("cut.jpg") == true)
    }
  }

  @Test(arguments: [0, TJFLAG_PROGRESSIVE])
  func incompleteImageDataIsAnError(flags: Int32) {
    let file = SampleJPEG.smooth(flags: flags).file
    for count in [file.count - 20, file.count * 3 / 4] {
      #expect(decodingError(of: file.prefix(count) + [0xFF, 0xD9], name: "short.jpg") != nil)
    }
  }

  @Test(arguments: [0, TJFLAG_PROGRESSIVE])
  func flippedBitsGiveAnErrorOrAnImage(flags: Int32) {
    let seed = SeededGenerator.seed(1)
    var random = SeededGenerator(seed: seed)
    let file = SampleJPEG.smooth(flags: flags).file
    for _ in 0..<3_000 {
      var damaged = file
      let bit = Int.random(in: 0..<file.count * 8, using: &random)
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      if let failure = decodingError(of: damaged, name: "flipped.jpg") {
        #expect(failure.message.contains("flipped.jpg"), "bit \(bit), seed \(seed)")
      }
    }
  }
}
