import Failures
import Foundation
import Images
import Raster
import TestSupport
import Testing

private let red: UInt32 = 0xFF00_00FF
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFFFF_0000

@Suite struct GIFTests {
  private func frames(_ file: HandmadeGIF) throws -> MovingImage {
    try ImageDecoder.frames(of: file.bytes, name: "moving.gif")
  }

  @Test func coloursComeFromThePalette() throws {
    let levels: [UInt8] = [0, 1, 2, 0, 1, 2]
    let file = HandmadeGIF(
      width: 3, height: 2, frames: [.init(width: 3, height: 2, levels: levels)])
    let image = try ImageDecoder.decode(file.bytes, name: "still.gif")
    #expect(image.format == .gif && image.orientation == .up)
    #expect(image.bitmap.pixels == [red, green, blue, red, green, blue])
    #expect(
      try ImageDecoder.properties(of: file.bytes, name: "still.gif")
        == ImageProperties(format: .gif, width: 3, height: 2, orientation: .up))
    #expect(try frames(file).frames.map(\.delay) == [0])
  }

  @Test func largeImagesDecodeCompletely() throws {
    let levels = (0..<200 * 150).map { UInt8($0 % 4) }
    let file = HandmadeGIF(
      width: 200, height: 150, frames: [.init(width: 200, height: 150, levels: levels)])
    let colours: [UInt32] = [red, green, blue, .max]
    let bitmap = try ImageDecoder.decode(file.bytes, name: "large.gif").bitmap
    #expect(bitmap.pixels == levels.map { colours[Int($0)] })
  }

  @Test func interlacedRowsAreReordered() throws {
    let levels = (0..<5 * 19).map { UInt8($0 / 5 % 4) }
    func picture(_ isInterlaced: Bool) throws -> Bitmap {
      var frame = HandmadeGIF.Frame(width: 5, height: 19, levels: levels)
      frame.isInterlaced = isInterlaced
      return try frames(HandmadeGIF(width: 5, height: 19, frames: [frame])).frames[0].bitmap
    }
    #expect(try picture(true) == picture(false))
  }

  @Test func framesAreComposited() throws {
    let whole = HandmadeGIF.Frame(width: 2, height: 2, levels: [0, 0, 0, 0], delay: 10)
    var dot = HandmadeGIF.Frame(left: 1, top: 1, width: 1, height: 1, levels: [1], delay: 25)
    func last(_ disposal: UInt8) throws -> [UInt32] {
      dot.disposal = disposal
      let end = HandmadeGIF.Frame(width: 1, height: 1, levels: [2], delay: 5)
      let image = try frames(HandmadeGIF(width: 2, height: 2, frames: [whole, dot, end]))
      #expect(image.frames.map(\.delay) == [0.1, 0.25, 0.05])
      #expect(image.frames[0].bitmap.pixels == [red, red, red, red])
      #expect(image.frames[1].bitmap.pixels == [red, red, red, green])
      return image.frames[2].bitmap.pixels
    }
    #expect(try last(0) == [blue, red, red, green])
    #expect(try last(1) == [blue, red, red, green])
    #expect(try last(2) == [blue, red, red, 0])
    #expect(try last(3) == [blue, red, red, red])
  }

  @Test func transparentPixelsAndLocalPalettes() throws {
    let first = HandmadeGIF.Frame(width: 2, height: 1, levels: [0, 1])
    var second = HandmadeGIF.Frame(width: 2, height: 1, levels: [0, 1])
    second.transparent = 1
    second.palette = [0x0000FF, 0x123456]
    let image = try frames(HandmadeGIF(width: 2, height: 1, frames: [first, second]))
    #expect(image.frames[1].bitmap.pixels == [blue, green])
    var alone = HandmadeGIF(width: 2, height: 1, frames: [second])
    alone.palette = nil
    #expect(try frames(alone).frames[0].bitmap.pixels == [blue, 0])
  }

  @Test func playCounts() throws {
    let frame = HandmadeGIF.Frame(width: 1, height: 1, levels: [0])
    var file = HandmadeGIF(width: 1, height: 1, frames: [frame, frame])
    #expect(try frames(file).playCount == 1)
    for count in [0, 3, 40_000] {
      file.playCount = count
      #expect(try frames(file).playCount == count)
    }
  }

  @Test func framesAreClippedToTheImage() throws {
    let frame = HandmadeGIF.Frame(left: 1, top: 0, width: 2, height: 2, levels: [0, 1, 2, 3])
    let image = try frames(HandmadeGIF(width: 2, height: 1, frames: [frame]))
    #expect(image.frames[0].bitmap.pixels == [0, red])
  }

  @Test func aMissingTrailerIsAccepted() throws {
    let frame = HandmadeGIF.Frame(width: 1, height: 1, levels: [0])
    let file = HandmadeGIF(width: 1, height: 1, frames: [frame])
    #expect(try ImageDecoder.decode(file.bytes.dropLast(), name: "a.gif").bitmap.pixels == [red])
  }

  @Test func decodingAStillReadsOnlyTheFirstFrame() throws {
    let dot = HandmadeGIF.Frame(width: 1, height: 1, levels: [0])
    let frames = [HandmadeGIF.Frame](repeating: dot, count: 280)
    let file = HandmadeGIF(width: 800, height: 600, frames: frames).bytes
    let bitmap = try ImageDecoder.decode(file, name: "long.gif").bitmap
    #expect(bitmap.width == 800 && bitmap.pixels[0] == red)
    #expect(try ImageDecoder.properties(of: file, name: "long.gif").height == 600)
    let error = #expect(throws: FlipbookError.self) {
      try ImageDecoder.frames(of: file, name: "long.gif")
    }
    #expect(error?.code == .tooLarge)
  }

  @Test func completeFramesOfATruncatedFileAreRead() throws {
    let dot = HandmadeGIF.Frame(width: 1, height: 1, levels: [0])
    let one = HandmadeGIF(width: 1, height: 1, frames: [dot]).bytes.dropLast()
    let two = HandmadeGIF(width: 1, height: 1, frames: [dot, dot]).bytes
    for file in [Array(two.dropLast(3)), one + [0x55, 1, 2], one + [0x21], one + [0x2C, 0, 0]] {
      #expect(try ImageDecoder.decode(file, name: "a.gif").bitmap.pixels == [red])
      #expect(try ImageDecoder.frames(of: file, name: "a.gif").frames.count == 1)
      #expect(try ImageDecoder.properties(of: file, name: "a.gif").width == 1)
    }
  }

  @Test func damagedFilesAreRejected() throws {
    let frame = HandmadeGIF.Frame(width: 9, height: 9, levels: [UInt8](repeating: 1, count: 81))
    let file = HandmadeGIF(width: 9, height: 9, frames: [frame]).bytes
    for count in 1..<file.count - 1 {
      let error = try #require(decodingError(of: Array(file.prefix(count)), name: "cut.gif"))
      #expect([.truncated, .malformed].contains(error.code), "\(count) \(error)")
      #expect(error.message.contains("cut.gif"))
    }
    var short = frame
    short.levels = [1, 1]
    let error = try #require(
      decodingError(of: HandmadeGIF(width: 9, height: 9, frames: [short]).bytes, name: "short.gif"))
    #expect(error.code == .malformed && error.hint?.contains("PNG") == true)
    var huge = file
    huge.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(decodingError(of: huge, name: "huge.gif")?.code == .tooLarge)
  }

  @Test(arguments: 0..<200)
  func randomDamageGivesAnImageOrAnError(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let levels = (0..<400).map { UInt8($0 % 4) }
    var file = HandmadeGIF(
      width: 20, height: 20,
      frames: [
        .init(width: 20, height: 20, levels: levels), .init(width: 10, height: 40, levels: levels),
      ]
    ).bytes
    for _ in 0..<4 { file[Int.random(in: 6..<file.count, using: &random)] = .random(in: 0...255) }
    do throws(FlipbookError) {
      _ = try ImageDecoder.frames(of: file, name: "damaged.gif")
    } catch {
      #expect(error.message.contains("damaged.gif"))
    }
  }
}

@Suite struct WebPTests {
  private let pixels: [UInt32] = (0..<24).map { 0xFF00_0000 | UInt32($0) * 0x0A_0705 }

  @Test func losslessFilesAreExact() throws {
    let file = SampleWebP.lossless(pixels, width: 6)
    let image = try ImageDecoder.decode(file, name: "a.webp")
    #expect(image.format == .webp && image.orientation == .up)
    #expect(image.bitmap.pixels == pixels && image.bitmap.width == 6)
    #expect(
      try ImageDecoder.properties(of: file, name: "a.webp")
        == ImageProperties(format: .webp, width: 6, height: 4, orientation: .up))
  }

  @Test func lossyFilesAreClose() throws {
    let bitmap = Pictures.gradient(width: 64, height: 48)
    let file = SampleWebP.lossy(bitmap.pixels, width: 64)
    let image = try ImageDecoder.decode(file, name: "a.webp")
    #expect(SampleJPEG.difference(image.bitmap, bitmap) < 16)
  }

  @Test func alphaIsPremultiplied() throws {
    let file = SampleWebP.lossless([0x80FF_FFFF, 0x0000_0000, 0xFF01_0203, 0x4000_00FF], width: 2)
    let image = try ImageDecoder.decode(file, name: "a.webp")
    #expect(image.bitmap.pixels == [0x8080_8080, 0, 0xFF01_0203, 0x4000_0040])
  }

  @Test(arguments: EXIFOrientation.allCases)
  func orientations(_ orientation: EXIFOrientation) throws {
    let data = SampleWebP.data(of: SampleWebP.lossless(pixels, width: 6))
    let exif = SampleJPEG.exif(orientation.rawValue, isLittle: true)
    for segment in [exif, Array(exif.dropFirst(6))] {
      let file = SampleWebP.file(
        flags: 0x08, width: 6, height: 4, [data, SampleWebP.chunk("EXIF", segment)])
      #expect(try ImageDecoder.decode(file, name: "a.webp").orientation == orientation)
    }
  }

  @Test func profilesAreApplied() throws {
    let data = SampleWebP.data(of: SampleWebP.lossless([0xFF00_00C8], width: 1))
    func red(_ profile: [UInt8]) throws -> UInt32 {
      let file = SampleWebP.file(
        flags: 0x20, width: 1, height: 1, [SampleWebP.chunk("ICCP", profile), data])
      return try ImageDecoder.decode(file, name: "a.webp").bitmap.pixels[0] & 255
    }
    #expect(try red(Profiles.wide(gamma: 2.2)) > 200)
    #expect(throws: FlipbookError.self) { try red([1, 2, 3]) }
  }

  @Test func framesAreComposited() throws {
    let whole = [UInt32](repeating: red, count: 16)
    let dot = [green, 0, 0, green]
    let file = SampleWebP.file(
      flags: 0x12, width: 4, height: 4,
      [
        SampleWebP.animation(playCount: 3),
        SampleWebP.frame(whole, width: 4, milliseconds: 100, flags: 2),
        SampleWebP.frame(dot, width: 2, left: 2, top: 2, milliseconds: 250, flags: 1),
        SampleWebP.frame(dot, width: 2, milliseconds: 40, flags: 2),
      ])
    let image = try ImageDecoder.frames(of: file, name: "moving.webp")
    #expect(image.frames.map(\.delay) == [0.1, 0.25, 0.04] && image.playCount == 3)
    #expect(image.frames[0].bitmap.pixels == whole)
    let second = image.frames[1].bitmap
    #expect(second.pixels[10...11] == [green, red] && second.pixels[14...15] == [red, green])
    let third = image.frames[2].bitmap
    #expect(third.pixels[0...3] == [green, 0, red, red])
    #expect(third.pixels[10...11] == [0, 0])
    #expect(try ImageDecoder.decode(file, name: "moving.webp").bitmap.pixels == whole)
  }

  /// Returns an animation whose frames are single red pixels.
  private func moving(_ count: Int, width: Int, height: Int) -> [UInt8] {
    let dot = SampleWebP.frame([red], width: 1, milliseconds: 100, flags: 2)
    return SampleWebP.file(
      flags: 0x12, width: width, height: height,
      [SampleWebP.animation(playCount: 0)] + [[UInt8]](repeating: dot, count: count))
  }

  @Test func decodingAStillReadsOnlyTheFirstFrame() throws {
    let file = moving(280, width: 800, height: 600)
    let bitmap = try ImageDecoder.decode(file, name: "long.webp").bitmap
    #expect(bitmap.width == 800 && bitmap.pixels[0] == red)
    #expect(try ImageDecoder.properties(of: file, name: "long.webp").height == 600)
    let error = #expect(throws: FlipbookError.self) {
      try ImageDecoder.frames(of: file, name: "long.webp")
    }
    #expect(error?.code == .tooLarge)
  }

  @Test func completeFramesOfATruncatedFileAreRead() throws {
    let file = Array(moving(3, width: 1, height: 1).dropLast(3))
    #expect(try ImageDecoder.decode(file, name: "a.webp").bitmap.pixels == [red])
    #expect(try ImageDecoder.frames(of: file, name: "a.webp").frames.map(\.delay) == [0.1, 0.1])
    #expect(try ImageDecoder.properties(of: file, name: "a.webp").width == 1)
  }

  @Test func damagedFilesAreRejected() throws {
    let bitmap = Pictures.gradient(width: 40, height: 30)
    for file in [
      SampleWebP.lossless(bitmap.pixels, width: 40), SampleWebP.lossy(bitmap.pixels, width: 40),
    ] {
      for count in stride(from: 1, to: file.count, by: 7) {
        let error = try #require(decodingError(of: Array(file.prefix(count)), name: "cut.webp"))
        #expect(error.code == .truncated && error.message.contains("cut.webp"), "\(count)")
      }
      var damaged = file
      damaged.replaceSubrange(12..<16, with: Array("ABCD".utf8))
      let error = try #require(decodingError(of: damaged, name: "damaged.webp"))
      #expect(error.code == .malformed && error.hint?.contains("PNG") == true)
    }
  }
}

@Suite struct APNGTests {
  /// Returns an animated PNG file. Each frame has its pixels, position, disposal and blending.
  private func file(
    width: Int, height: Int, playCount: UInt32 = 0,
    _ frames: [(pixels: [UInt32], width: Int, left: Int, top: Int, disposal: UInt8, blend: UInt8)]
  ) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { HandmadePNG.bigEndian(UInt32(value)) }
    var bytes: [UInt8] = []
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let rows = frame.pixels.count / frame.width
      let encoder = PNGEncoder(width: frame.width, height: rows, isOpaque: false)
      let picture = encoder.encode(
        Bitmap(width: frame.width, height: rows, pixels: frame.pixels))
      let chunks = Chunk.all(in: picture)
      if index == 0 {
        let header = number(width) + number(height) + [8, 6, 0, 0, 0]
        bytes += picture.prefix(8) + HandmadePNG.chunk("IHDR", header)
        bytes += HandmadePNG.chunk("acTL", number(frames.count) + number(Int(playCount)))
      }
      let area = [frame.width, rows, frame.left, frame.top].flatMap(number)
      let control = number(sequence) + area + [0, 1, 0, 4, frame.disposal, frame.blend]
      bytes += HandmadePNG.chunk("fcTL", control)
      sequence += 1
      for chunk in chunks where chunk.type == "IDAT" {
        if index == 0 {
          bytes += HandmadePNG.chunk("IDAT", chunk.data)
        } else {
          bytes += HandmadePNG.chunk("fdAT", number(sequence) + chunk.data)
          sequence += 1
        }
      }
    }
    return bytes + HandmadePNG.chunk("IEND", [])
  }

  @Test func framesAreComposited() throws {
    let whole = [red, red, red, red]
    func last(_ disposal: UInt8) throws -> [UInt32] {
      let bytes = file(
        width: 2, height: 2, playCount: 2,
        [
          (whole, 2, 0, 0, 0, 0), ([green], 1, 1, 1, disposal, 0), ([blue, 0], 2, 0, 0, 0, 1),
        ])
      let image = try ImageDecoder.frames(of: bytes, name: "moving.png")
      #expect(image.frames.map(\.delay) == [0.25, 0.25, 0.25] && image.playCount == 2)
      #expect(image.frames[0].bitmap.pixels == whole)
      #expect(image.frames[1].bitmap.pixels == [red, red, red, green])
      #expect(try ImageDecoder.decode(bytes, name: "moving.png").bitmap.pixels == whole)
      return image.frames[2].bitmap.pixels
    }
    #expect(try last(0) == [blue, red, red, green])
    #expect(try last(1) == [blue, red, red, 0])
    #expect(try last(2) == [blue, red, red, red])
  }

  @Test func framesBlendOrReplace() throws {
    let half: UInt32 = 0x8000_0080
    for (blend, expected) in [(UInt8(0), half), (1, UInt32(0xFF7F_0080))] {
      let bytes = file(
        width: 1, height: 1, [([blue], 1, 0, 0, 0, 0), ([half], 1, 0, 0, 0, blend)])
      let image = try ImageDecoder.frames(of: bytes, name: "moving.png")
      #expect(image.frames[1].bitmap.pixels == [expected])
    }
  }

  @Test func stillsHaveOneFrame() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [red])
    let png = PNGEncoder(width: 1, height: 1, isOpaque: true).encode(bitmap)
    let image = try ImageDecoder.frames(of: png, name: "still.png")
    #expect(image.frames.map(\.bitmap) == [bitmap] && image.frames[0].delay == 0)
  }

  @Test func framesOutsideTheImageAreRejected() {
    let bytes = file(width: 1, height: 1, [([red], 1, 0, 0, 0, 0), ([red], 1, 1, 0, 0, 0)])
    #expect(throws: FlipbookError.self) { try ImageDecoder.frames(of: bytes, name: "a.png") }
  }
}
