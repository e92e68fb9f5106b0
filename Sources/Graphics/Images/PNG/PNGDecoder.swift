package import Failures
import CPNG
package import Foundation
package import Raster

/// Reads PNG files of every colour type, depth and interlacing into bitmaps.
///
/// Palettes, transparent colours and straight alpha become premultiplied RGBA. 16-bit samples are
/// rounded to the nearest 8-bit level. Colours are converted to sRGB by the first of these chunks
/// that the file has: iCCP (through LittleCMS, perceptual), sRGB, gAMA and cHRM. Without any they
/// are taken as sRGB. A gAMA within 5 % of 45455 means sRGB and is ignored. cICP is not read.
///
/// A file must be complete and its checksums correct up to the end of the image data. Text, which
/// can be compressed, is never decompressed.
package enum PNGDecoder {
  /// Reads the file at `path`.
  package static func read(_ path: String) throws(FlipbookError) -> Bitmap {
    try decode(try ImageFile.contents(of: path, wanted: [.png]), name: path)
  }

  /// Decodes the bytes of a file. Errors refer to it as `name`.
  package static func decode(
    _ bytes: some ContiguousBytes, name: String
  ) throws(FlipbookError) -> Bitmap {
    try bytes.withImageBytes { bytes throws(FlipbookError) in try decode(bytes, name: name) }
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws(FlipbookError) -> Bitmap {
    let structure = try PNGStructure(bytes, name: name)
    guard let reader = PNGReader(bytes) else { throw .corrupt(name, "out of memory") }
    guard reader.begin() else { throw .corrupt(name, reader.message) }
    let conversion = try reader.conversion(name: name)
    let (width, height) = (structure.width, structure.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      count = reader.readAll(into: pixels, conversion) ? width * height : 0
    }
    guard pixels.count == width * height else { throw .corrupt(name, reader.message) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// A libpng reader for one file. The file's bytes must outlive it.
private struct PNGReader: ~Copyable {
  private let reader: UnsafeMutablePointer<flipbook_png_reader>
  private var file: flipbook_png_reader { reader.pointee }

  init?(_ bytes: UnsafeRawBufferPointer) {
    let opened = flipbook_png_open(bytes.baseAddress, bytes.count, ImageLimits.profile)
    guard let opened else { return nil }
    reader = opened
  }

  deinit { flipbook_png_close(reader) }

  /// libpng's error message.
  var message: String {
    let said = withUnsafeBytes(of: file.message) { String(decoding: $0, as: UTF8.self) }
    let text = said.prefix { $0 != "\0" }
    return text.isEmpty ? "its image data can't be read" : String(text)
  }

  /// Reads everything up to the image data.
  func begin() -> Bool { flipbook_png_begin(reader, UInt32(ImageLimits.side)) != 0 }

  /// Returns the conversion of the file's colours to sRGB.
  func conversion(name: String) throws(FlipbookError) -> ColourConversion {
    let depth = Int(file.depth)
    if let profile = file.profile {
      let bytes = UnsafeRawBufferPointer(start: profile, count: Int(file.profile_count))
      return try ColourConversion(profile: bytes, depth: depth, name: name)
    }
    if file.has_srgb != 0 { return .none }
    let gamma = file.gamma > 0 ? Double(file.gamma) / 100_000 : nil
    let primaries = withUnsafeBytes(of: file.primaries) { bytes in
      bytes.bindMemory(to: Int32.self).map { Double($0) / 100_000 }
    }
    return try ColourConversion(
      gamma: gamma, primaries: file.has_primaries != 0 ? primaries : nil, depth: depth, name: name)
  }

  /// Reads the whole picture. Returns false if it is damaged.
  func readAll(
    into pixels: UnsafeMutableBufferPointer<UInt32>, _ conversion: ColourConversion
  ) -> Bool {
    let (width, height) = (Int(file.width), Int(file.height))
    var wide = file.depth == 16 ? [UInt64](repeating: 0, count: width) : []
    return wide.withUnsafeMutableBufferPointer { wide in
      guard file.is_interlaced != 0 else {
        for y in 0..<height {
          let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
          guard readRow(of: width, into: row, wide, conversion) else { return false }
        }
        return file.message.0 == 0
      }
      return readPasses(into: pixels, wide, conversion)
    }
  }

  /// Reads the seven passes of an interlaced picture, and puts their pixels in place.
  private func readPasses(
    into pixels: UnsafeMutableBufferPointer<UInt32>, _ wide: UnsafeMutableBufferPointer<UInt64>,
    _ conversion: ColourConversion
  ) -> Bool {
    let width = Int(file.width)
    var row = [UInt32](repeating: 0, count: width)
    return row.withUnsafeMutableBufferPointer { row in
      for index in 0..<7 {
        let pass = flipbook_png_make_pass(file.width, file.height, CInt(index))
        // Passes without columns have no rows in the file.
        guard pass.columns > 0 else { continue }
        for line in 0..<Int(pass.rows) {
          guard readRow(of: Int(pass.columns), into: row, wide, conversion) else { return false }
          var pixelIndex = (Int(pass.first_row) + line * Int(pass.row_step)) * width
          pixelIndex += Int(pass.first_column)
          for x in 0..<Int(pass.columns) {
            pixels.initializeElement(at: pixelIndex, to: row[x])
            pixelIndex += Int(pass.column_step)
          }
        }
      }
      return file.message.0 == 0
    }
  }

  /// Reads a row into `row`, which has room for the full width, as premultiplied sRGB.
  private func readRow(
    of columns: Int, into row: UnsafeMutableBufferPointer<UInt32>,
    _ wide: UnsafeMutableBufferPointer<UInt64>, _ conversion: ColourConversion
  ) -> Bool {
    let pixels = UnsafeMutableBufferPointer(rebasing: row[..<columns])
    if file.depth == 16 {
      guard flipbook_png_row(reader, wide.baseAddress) != 0 else { return false }
      conversion.reduce(UnsafeMutableBufferPointer(rebasing: wide[..<columns]), into: pixels)
    } else {
      guard flipbook_png_row(reader, row.baseAddress) != 0 else { return false }
      conversion.apply(to: pixels)
    }
    if file.has_alpha != 0 { Premultiplication.premultiply(pixels) }
    return true
  }
}
