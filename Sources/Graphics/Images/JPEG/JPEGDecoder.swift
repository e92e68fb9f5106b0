import Failures
import CTurboJPEG
import Foundation
import Raster

/// Reads JPEG files, sequential and progressive, into bitmaps.
///
/// Grey, RGB, YCbCr, CMYK and YCCK are read; inks count as inverted, as Adobe's programs write
/// them. Colours become sRGB by the file's ICC profile (through LittleCMS, perceptual); without one
/// they count as sRGB, and inks darken white paper, each by its part. A file must be whole: what
/// TurboJPEG only warns of is an error here.
enum JPEGDecoder {
  /// Reads the bytes of a file; `name` stands for it in errors.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws(FlipbookError) -> DecodedImage {
    let structure = try JPEGStructure(bytes, name: name)
    guard let library = TurboJPEG(bytes) else { throw .corrupt(name, "out of memory") }
    let (width, height) = (structure.width, structure.height)
    guard library.has(width: width, height: height) else {
      throw .corrupt(name, library.message)
    }
    let hasInks = structure.componentCount == 4
    let profile = try structure.profile(name: name)
    var pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      let format = hasInks ? TJPF_CMYK : TJPF_RGBA
      count = library.decode(into: pixels, width: width, format) ? width * height : 0
    }
    guard pixels.count == width * height else { throw .corrupt(name, library.message) }
    if hasInks {
      try convert(inks: &pixels, width: width, profile: profile, name: name)
    } else if let profile {
      let isGrey = structure.componentCount == 1
      try convert(&pixels, width: width, profile: profile, isGrey: isGrey, name: name)
    }
    return DecodedImage(
      bitmap: Bitmap(width: width, height: height, pixels: pixels),
      orientation: structure.orientation, format: .jpeg)
  }

  private static func convert(
    _ pixels: inout [UInt32], width: Int, profile: [UInt8], isGrey: Bool, name: String
  ) throws(FlipbookError) {
    let conversion = try profile.withImageBytes { bytes throws(FlipbookError) in
      try ColourConversion(profile: bytes, depth: 8, name: name)
    }
    // A grey profile describes no colours.
    if case .levels = conversion, !isGrey { return }
    forEachRow(of: &pixels, width: width) { conversion.apply(to: $0) }
  }

  private static func convert(
    inks pixels: inout [UInt32], width: Int, profile: [UInt8]?, name: String
  ) throws(FlipbookError) {
    let opened = try profile?.withImageBytes { bytes throws(FlipbookError) in
      try ICCProfile(bytes, name: name)
    }
    if let opened, opened.samples == .cmyk {
      guard let transform = ProfileTransform(from: opened, samples: .inks8) else {
        throw ICCProfile.unusable(name)
      }
      forEachRow(of: &pixels, width: width) { row in
        transform.apply(to: UnsafeMutableRawBufferPointer(row))
        for x in row.indices { row[x] |= 0xFF00_0000 }
      }
    } else {
      // The product of what an ink and black let pass is premultiplication by black.
      forEachRow(of: &pixels, width: width) { row in
        Premultiplication.premultiply(row)
        for x in row.indices { row[x] |= 0xFF00_0000 }
      }
    }
  }

  private static func forEachRow(
    of pixels: inout [UInt32], width: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: width) {
        body(UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width]))
      }
    }
  }
}

/// TurboJPEG at work on one file, whose bytes outlive it.
private struct TurboJPEG: ~Copyable {
  private let handle: tjhandle
  private let bytes: UnsafePointer<UInt8>
  private let count: UInt

  init?(_ file: UnsafeRawBufferPointer) {
    guard let start = file.baseAddress, let handle = tjInitDecompress() else { return nil }
    self.handle = handle
    bytes = start.assumingMemoryBound(to: UInt8.self)
    count = UInt(file.count)
  }

  deinit { tjDestroy(handle) }

  /// What the library has to complain of.
  var message: String {
    let text = tjGetErrorStr2(handle).map { String(cString: $0) } ?? ""
    // The function's name stands before some of them.
    return text.split(separator: "(): ", maxSplits: 1).last.map(String.init) ?? text
  }

  /// Whether the library finds a picture of that size in the file.
  func has(width: Int, height: Int) -> Bool {
    var (columns, rows, sampling, colours): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
    // It fails too where it has no name for the sampling; the size is known then.
    _ = tjDecompressHeader3(handle, bytes, count, &columns, &rows, &sampling, &colours)
    return Int(columns) == width && Int(rows) == height
  }

  /// Decodes the whole picture; false if anything is wrong with it.
  func decode(
    into pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, _ format: TJPF
  ) -> Bool {
    let flags = TJFLAG_STOPONWARNING | TJFLAG_ACCURATEDCT
    let target = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    return tjDecompress2(
      handle, bytes, count, target, 0, CInt(width * 4), 0, CInt(format.rawValue), flags) == 0
  }
}
