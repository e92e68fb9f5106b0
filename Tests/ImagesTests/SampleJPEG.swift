import CTurboJPEG
import Raster

/// JPEG files written by TurboJPEG, and segments inserted into them.
enum SampleJPEG {
  /// TurboJPEG's flag for progressive files.
  static let progressive = TJFLAG_PROGRESSIVE

  /// Encodes pixels of four bytes each, with a TurboJPEG format and sampling.
  static func file(
    _ pixels: [UInt32], width: Int, format: TJPF = TJPF_RGBX, sampling: TJSAMP = TJSAMP_444,
    quality: Int32 = 100, flags: Int32 = 0
  ) -> [UInt8] {
    let handle = tjInitCompress()
    defer { tjDestroy(handle) }
    var target: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(target) }
    pixels.withUnsafeBytes { bytes in
      _ = tjCompress2(
        handle, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(width), 0,
        Int32(pixels.count / width), Int32(format.rawValue), &target, &count,
        Int32(sampling.rawValue), quality, flags | TJFLAG_ACCURATEDCT)
    }
    return Array(UnsafeBufferPointer(start: target, count: Int(count)))
  }

  /// Returns a smooth image, which JPEG reproduces to within a few levels, and its file.
  static func smooth(
    width: Int = 40, height: Int = 30, sampling: TJSAMP = TJSAMP_444, flags: Int32 = 0
  ) -> (bitmap: Bitmap, file: [UInt8]) {
    let bitmap = Pictures.gradient(width: width, height: height)
    return (bitmap, file(bitmap.pixels, width: width, sampling: sampling, flags: flags))
  }

  /// Inserts a segment after the file's first two bytes.
  static func inserting(_ marker: UInt8, _ data: [UInt8], into file: [UInt8]) -> [UInt8] {
    let length = data.count + 2
    return file.prefix(2) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + data
      + file.dropFirst(2)
  }

  /// Returns EXIF data with an orientation, in either byte order.
  static func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    func number(_ value: UInt32, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
      return isLittle ? bytes : bytes.reversed()
    }
    let start = Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8)
    let other = number(256, 2) + number(3, 2) + number(1, 4) + number(9, 2) + [0, 0]
    let entry = number(274, 2) + number(3, 2) + number(1, 4) + number(UInt32(orientation), 2)
    return start + number(42, 2) + number(8, 4) + number(2, 2) + other + entry + [0, 0]
      + number(0, 4)
  }

  /// Returns the largest difference between the bytes of two bitmaps.
  static func difference(_ first: Bitmap, _ second: Bitmap) -> Int {
    zip(first.pixels, second.pixels).map { first, second in
      [0, 8, 16, 24].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max()!
    }.max()!
  }
}
