import Failures
import Raster

/// What is refused before any memory is taken for it.
enum ImageLimits {
  /// The most columns and rows: those of a bitmap.
  static let side = Bitmap.sides.upperBound

  /// The most pixels, 8192 × 8192: 256 MB as a bitmap. Cameras make 12 to 61 million, and a frame
  /// of 8K has 33 million.
  static let pixels = 1 << 26

  /// The longest colour profile; those with large tables have two or three million bytes.
  static let profile = 4 << 20

  /// The longest file: the largest picture uncompressed, in 16 bits, and what stands beside it.
  static let file = pixels * 8 + (64 << 20)

  /// A picture up to this size, 64 MB as a bitmap, may be compressed as far as its format goes.
  private static let pixelsWithoutQuestion = 1 << 24

  /// The most pixels that a byte of a larger picture may stand for. A flat RGB picture has 343 in
  /// a PNG file, a photograph 2 to 20; what has more was made to fill memory from nothing.
  private static let pixelsPerByte = 512

  /// Checks the size of a picture in a file of `bytes` bytes.
  static func check(
    width: Int, height: Int, bytes: Int, name: String
  ) throws(FlipbookError) {
    func tooLarge() -> FlipbookError {
      FlipbookError(
        .tooLarge, "“\(name)” has \(width) × \(height) pixels.",
        hint: "At most \(pixels) pixels, and \(side) a side, can be read: make it smaller.")
    }
    guard width > 0, height > 0 else {
      throw .corrupt(name, "it has \(width) × \(height) pixels")
    }
    guard width <= side, height <= side, width * height <= pixels else { throw tooLarge() }
    let isPlausible = width * height <= max(pixelsWithoutQuestion, bytes * pixelsPerByte)
    guard isPlausible else { throw tooShort(name, width, height) }
  }

  /// The error for a file that can't hold its picture.
  static func tooShort(_ name: String, _ width: Int, _ height: Int) -> FlipbookError {
    FlipbookError(.truncated, "“\(name)” is too short for \(width) × \(height) pixels.")
  }
}
