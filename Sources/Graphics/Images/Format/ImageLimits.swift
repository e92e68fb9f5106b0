import Failures
import Raster

/// Limits that are checked before any memory is allocated.
enum ImageLimits {
  /// The maximum width and height, which are those of a bitmap.
  static let side = Bitmap.sides.upperBound

  /// The maximum number of pixels, 8192 × 8192: 256 MB as a bitmap. Cameras produce 12 to 61
  /// million, and an 8K frame has 33 million.
  static let pixels = 1 << 26

  /// The maximum size of a colour profile. Profiles with large tables have two or three million
  /// bytes.
  static let profile = 4 << 20

  /// The maximum file size: the largest picture uncompressed in 16 bits, plus metadata.
  static let file = pixels * 8 + (64 << 20)

  /// Pictures up to this size, 64 MB as a bitmap, can have any compression ratio.
  private static let pixelsAtAnyRatio = 1 << 24

  /// The maximum number of pixels per byte in larger pictures. A flat RGB picture has 343 in a PNG
  /// file, a photograph 2 to 20. Files with more are decompression bombs.
  private static let pixelsPerByte = 512

  /// Checks the size of a picture in a file of `bytes` bytes.
  static func check(
    width: Int, height: Int, bytes: Int, name: String
  ) throws(FlipbookError) {
    func tooLarge() -> FlipbookError {
      FlipbookError(
        .tooLarge, "\"\(name)\" has \(width) × \(height) pixels.",
        hint: "The limits are \(pixels) pixels, and \(side) per side. Use a smaller image.")
    }
    guard width > 0, height > 0 else {
      throw .corrupt(name, "it has \(width) × \(height) pixels")
    }
    guard width <= side, height <= side, width * height <= pixels else { throw tooLarge() }
    let isPlausible = width * height <= max(pixelsAtAnyRatio, bytes * pixelsPerByte)
    guard isPlausible else { throw tooShort(name, width, height) }
  }

  /// Returns the error for a file that is too short for its picture.
  static func tooShort(_ name: String, _ width: Int, _ height: Int) -> FlipbookError {
    FlipbookError(.truncated, "\"\(name)\" is too short for \(width) × \(height) pixels.")
  }
}
