import Failures
import Foundation
import Images
import Raster
import Testing

@Suite struct PNGDecoderTests {
  private func pixels(_ file: HandmadePNG) throws -> [String] {
    try PNGDecoder.decode(file.bytes, name: "handmade").pixels.map { Pixel($0).description }
  }

  @Test func oneBitGrey() throws {
    let file = HandmadePNG(width: 3, depth: 1, colourType: 0, rows: [[0, 0b1010_0000]])
    #expect(try pixels(file) == ["#FFFFFFFF", "#000000FF", "#FFFFFFFF"])
  }

  @Test func sixteenBitGrey() throws {
    let file = HandmadePNG(width: 2, depth: 16, colourType: 0, rows: [[0, 0x80, 0x80, 0, 0x10]])
    #expect(try pixels(file) == ["#808080FF", "#000000FF"])
  }

  @Test func greyWithAlpha() throws {
    let file = HandmadePNG(width: 2, colourType: 4, rows: [[0, 200, 128, 77, 0]])
    #expect(try pixels(file) == ["#64646480", "#00000000"])
  }

  @Test func rgbWithATransparentColour() throws {
    let file = HandmadePNG(
      width: 2, colourType: 2, extra: [("tRNS", [0, 1, 0, 2, 0, 3])],
      rows: [[0, 1, 2, 3, 1, 2, 4]])
    #expect(try pixels(file) == ["#00000000", "#010204FF"])
  }

  @Test func sixteenBitRGBA() throws {
    let file = HandmadePNG(
      depth: 16, colourType: 6, rows: [[0, 0xFF, 0xFF, 0x80, 0x80, 0, 0, 0xFF, 0xFF]])
    #expect(try pixels(file) == ["#FF8000FF"])
  }

  @Test func aPaletteWithAlpha() throws {
    let file = HandmadePNG(
      width: 4, depth: 2, colourType: 3,
      extra: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 51])],
      rows: [[0, 0b00_01_10_00]])
    #expect(try pixels(file) == ["#FF0000FF", "#00330033", "#0000FFFF", "#FF0000FF"])
  }

  @Test func interlacedRows() throws {
    let file = HandmadePNG(
      width: 2, height: 2, colourType: 0, interlaced: true,
      rows: [[0, 10], [0, 20], [0, 30, 40]])
    #expect(try pixels(file) == ["#0A0A0AFF", "#141414FF", "#1E1E1EFF", "#282828FF"])
  }

  @Test func otherGammaIsConverted() throws {
    let linear = HandmadePNG.bigEndian(100_000)
    let file = HandmadePNG(colourType: 0, extra: [("gAMA", linear)], rows: [[0, 128]])
    let pixel = try #require(try PNGDecoder.decode(file.bytes, name: "linear")[0, 0])
    #expect(pixel.red == 188)
  }

  private func failure(_ bytes: [UInt8]) -> FlipbookError? {
    do {
      _ = try PNGDecoder.decode(bytes, name: "some/picture.png")
      return nil
    } catch {
      return error
    }
  }

  @Test func anEmptyFileIsAnError() throws {
    let error = try #require(failure([]))
    #expect(error.code == .empty)
    #expect(error.message == "\"some/picture.png\" is empty.")
  }

  @Test func otherFormatsAreErrors() {
    #expect(failure(Array("GIF89a, say".utf8))?.code == .otherFormat)
    #expect(failure([0x00])?.code == .otherFormat)
  }

  @Test func everyTruncationIsAnError() {
    var pictures = Pictures(seed: 3)
    let bitmap = pictures.noise(width: 9, height: 70, isOpaque: false)
    let file = PNGEncoder(width: 9, height: 70, isOpaque: false).encode(bitmap)
    #expect(failure(file) == nil)
    for count in 1..<file.count {
      #expect(failure(Array(file.prefix(count)))?.code == .truncated, "\(count) bytes")
    }
  }

  @Test func damagedBytesAreErrorsOrHarmless() {
    let file = PNGEncoder(width: 20, height: 20, isOpaque: true)
      .encode(Pictures.gradient(width: 20, height: 20))
    // The decoder verifies the signature and the checksums of IHDR and all image data.
    let data = Chunk.all(in: file)
    let start = 8 + data.prefix(3).reduce(0) { $0 + 12 + $1.data.count }
    let end = start + 12 + data[3].data.count
    for position in file.indices {
      for bit in [1, 0x80] as [UInt8] {
        var damaged = file
        damaged[position] ^= bit
        let error = failure(damaged)
        if position < 33 || (start..<end).contains(position) {
          #expect(error != nil, "byte \(position)")
          #expect(error?.message.contains("some/picture.png") == true)
        }
      }
    }
  }

  @Test func aHugeImageInAFewBytesIsAnError() {
    var file = HandmadePNG(colourType: 6, rows: [[0, 0, 0, 0, 0]])
    file.width = 4_000
    file.height = 4_000
    #expect(failure(file.bytes)?.code == .truncated)
    for (width, height) in [(40_000, 1), (1, 40_000), (30_000, 30_000)] {
      file.width = width
      file.height = height
      #expect(failure(file.bytes)?.code == .tooLarge)
    }
  }

  @Test func unreadableFilesAreNamedInTheError() throws {
    func failure(_ path: String) -> FlipbookError? {
      do {
        _ = try PNGDecoder.read(path)
        return nil
      } catch {
        return error
      }
    }
    let missing = try #require(failure("/nowhere/at-all.png"))
    #expect(missing.code == .unreadable)
    #expect(missing.message == "\"/nowhere/at-all.png\" can't be read: No such file or directory.")
    #expect(failure(NSTemporaryDirectory())?.message.contains("Is a directory") == true)
  }

  @Test func aFileOnDiskIsRead() throws {
    let path = NSTemporaryDirectory() + "/flipbook-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bitmap = Pictures.gradient(width: 40, height: 30)
    let file = PNGEncoder(width: 40, height: 30, isOpaque: true).encode(bitmap)
    try Data(file).write(to: URL(fileURLWithPath: path))
    #expect(try PNGDecoder.read(path) == bitmap)
  }
}
