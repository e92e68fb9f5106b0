import Failures
import CTurboJPEG
import Foundation
import Raster

/// Reads JPEG files, sequential and progressive, into bitmaps.
///
/// Grey, RGB, YCbCr, CMYK and YCCK are supported. CMYK values are taken as inverted, as Adobe's
/// programs write them. Colours are converted to sRGB with the file's ICC profile (through
/// LittleCMS, perceptual). Without a profile they are taken as sRGB, and each ink darkens white
/// paper in proportion. A file must be complete: TurboJPEG's warnings are treated as errors.
enum JPEGDecoder {
  /// Decodes the bytes of a file. Errors refer to it as `name`.
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
    // A grey profile doesn't describe colours.
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
      // Multiplying an ink's transmission by black's is the same as premultiplying by black.
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

/// A TurboJPEG instance for one file. The file's bytes must outlive it.
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

  /// The library's error message.
  var message: String {
    let text = tjGetErrorStr2(handle).map { String(cString: $0) } ?? ""
    // Some messages begin with the function's name.
    return text.split(separator: "(): ", maxSplits: 1).last.map(String.init) ?? text
  }

  /// Returns whether the library finds a picture of the given size in the file.
  func has(width: Int, height: Int) -> Bool {
    var (columns, rows, sampling, colours): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
    // This also fails if the library has no name for the chroma subsampling; the size is known
    // then.
    _ = tjDecompressHeader3(handle, bytes, count, &columns, &rows, &sampling, &colours)
    return Int(columns) == width && Int(rows) == height
  }

  /// Decodes the whole picture. Returns false if anything is wrong with it.
  func decode(
    into pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, _ format: TJPF
  ) -> Bool {
    let flags = TJFLAG_STOPONWARNING | TJFLAG_ACCURATEDCT
    let target = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    return tjDecompress2(
      handle, bytes, count, target, 0, CInt(width * 4), 0, CInt(format.rawValue), flags) == 0
  }
}
