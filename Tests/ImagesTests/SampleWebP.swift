import CWebP
import Raster

/// WebP files written by libwebp, and containers around their image data.
enum SampleWebP {
  /// Encodes straight pixels losslessly.
  static func lossless(_ pixels: [UInt32], width: Int) -> [UInt8] {
    encoded(pixels, width: width) { WebPEncodeLosslessRGBA($0, $1, $2, $1 * 4, &$3) }
  }

  /// Encodes straight pixels with loss.
  static func lossy(_ pixels: [UInt32], width: Int, quality: Float = 100) -> [UInt8] {
    encoded(pixels, width: width) { WebPEncodeRGBA($0, $1, $2, $1 * 4, quality, &$3) }
  }

  private static func encoded(
    _ pixels: [UInt32], width: Int,
    _ encode: (
      UnsafePointer<UInt8>?, CInt, CInt, inout UnsafeMutablePointer<UInt8>?
    ) -> Int
  ) -> [UInt8] {
    var target: UnsafeMutablePointer<UInt8>?
    let count = pixels.withUnsafeBytes { bytes in
      encode(
        bytes.bindMemory(to: UInt8.self).baseAddress, CInt(width), CInt(pixels.count / width),
        &target)
    }
    defer { WebPFree(target) }
    return Array(UnsafeBufferPointer(start: target, count: count))
  }

  /// Returns the image data chunks of a plain file.
  static func data(of file: [UInt8]) -> [UInt8] { Array(file.dropFirst(12)) }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + number(data.count, 4) + data + (data.count % 2 == 0 ? [] : [0])
  }

  static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns an extended file. The flags are defined in RFC 9649: 0x20 profile, 0x10 alpha, 0x08
  /// EXIF, 0x02 animation.
  static func file(flags: UInt8, width: Int, height: Int, _ chunks: [[UInt8]]) -> [UInt8] {
    let header = chunk("VP8X", [flags, 0, 0, 0] + number(width - 1, 3) + number(height - 1, 3))
    let body = Array("WEBP".utf8) + header + chunks.flatMap { $0 }
    return Array("RIFF".utf8) + number(body.count, 4) + body
  }

  /// Returns the chunk that all animations have.
  static func animation(playCount: Int) -> [UInt8] {
    chunk("ANIM", [0, 0, 0, 0] + number(playCount, 2))
  }

  /// Returns a frame, whose left and top must be even. `flags`: 2 replaces the pixels beneath
  /// instead of blending, 1 clears the frame afterwards.
  static func frame(
    _ pixels: [UInt32], width: Int, left: Int = 0, top: Int = 0, milliseconds: Int, flags: UInt8
  ) -> [UInt8] {
    let origin = number(left / 2, 3) + number(top / 2, 3)
    let size = number(width - 1, 3) + number(pixels.count / width - 1, 3)
    return chunk(
      "ANMF",
      origin + size + number(milliseconds, 3) + [flags]
        + data(of: lossless(pixels, width: width)))
  }
}
