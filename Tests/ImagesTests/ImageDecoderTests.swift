import Failures
import Foundation
import Images
import Raster
import TestSupport
import Testing

@Suite struct ImageDecoderTests {
  static let others: [(String, [UInt8])] = [
    ("TIFF", Array("II*\0".utf8)), ("TIFF", Array("MM\0*".utf8)), ("BMP", Array("BM6".utf8)),
    ("HEIC", Array("\0\0\0\u{18}ftypheic".utf8)), ("HEIC", Array("\0\0\0\u{18}ftypmif1".utf8)),
    ("AVIF", Array("\0\0\0\u{18}ftypavif".utf8)), ("PDF", Array("%PDF-1.7".utf8)),
    ("SVG", Array("<?xml version=\"1.0\"?>\n<svg width=\"3\">".utf8)),
    ("SVG", Array("<svg/>".utf8)),
  ]

  @Test(arguments: others)
  func otherFormatsAreNamedInTheError(kind: String, bytes: [UInt8]) throws {
    let error = try #require(decodingError(of: bytes, name: "art/logo"))
    #expect(error.code == .otherFormat)
    let article = ["AVIF", "SVG"].contains(kind) ? "an" : "a"
    #expect(
      error.message
        == "\"art/logo\" is \(article) \(kind) file, not a PNG, JPEG, GIF or WebP file.")
    #expect(error.hint?.contains("PNG") == true)
  }

  @Test func unknownContentsAreRejected() throws {
    let error = try #require(decodingError(of: Array("hello".utf8), name: "notes.txt"))
    #expect(error.message == "\"notes.txt\" is not a PNG, JPEG, GIF or WebP file.")
    #expect(decodingError(of: [], name: "void")?.code == .empty)
  }

  @Test func aJPEGIsNotDecodedAsPNG() {
    #expect(throws: FlipbookError.self) {
      try PNGDecoder.decode(SampleJPEG.smooth().file, name: "photo.png")
    }
  }

  @Test func theFormatIsDetectedByContentsNotByName() throws {
    let folder = try TemporaryFolder()
    let (bitmap, jpeg) = SampleJPEG.smooth()
    let png = PNGEncoder(width: 40, height: 30, isOpaque: true).encode(bitmap)
    try Data(jpeg).write(to: URL(fileURLWithPath: folder("photo.png")))
    try Data(png).write(to: URL(fileURLWithPath: folder("drawing.jpg")))
    #expect(try ImageDecoder.read(folder("photo.png")).format == .jpeg)
    #expect(try ImageDecoder.read(folder("drawing.jpg")).bitmap == bitmap)
    #expect(
      try ImageDecoder.properties(of: png, name: "drawing")
        == ImageProperties(format: .png, width: 40, height: 30, orientation: .up))
  }

  @Test func readingStopsAtAnUnknownFormat() throws {
    do {
      _ = try ImageDecoder.read("/dev/zero")
      Issue.record("decoded an image from /dev/zero")
    } catch {
      #expect(error.code == .otherFormat)
    }
  }

  /// Files that once broke a decoder, or that reach deep into one.
  @Test func corpusFilesAreDecodedOrRejectedByName() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.contains("/") }.sorted()
    #expect(files.count > 20)
    for file in files {
      let bytes = try Data(contentsOf: folder.appending(path: file))
      do throws(FlipbookError) {
        let image = try ImageDecoder.decode(bytes, name: file)
        #expect(image.bitmap.pixels.count == image.bitmap.width * image.bitmap.height)
      } catch {
        #expect(error.message.contains(file))
      }
    }
  }
}
