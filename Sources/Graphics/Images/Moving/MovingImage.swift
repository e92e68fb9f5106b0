import Failures
package import Raster

/// The pictures of a file that follow one another, each as it is shown.
package struct MovingImage: Sendable {
  /// One picture.
  package struct Frame: Sendable {
    /// All of it, of the size of the file's picture, with what earlier frames have left.
    package let bitmap: Bitmap

    /// How long it is shown, in seconds, as the file has it; 0 in a file of one picture.
    package let delay: Double

    package init(bitmap: Bitmap, delay: Double) {
      self.bitmap = bitmap
      self.delay = delay
    }
  }

  /// The pictures, at least one.
  package let frames: [Frame]

  /// How often they are shown; 0 for ever.
  package let playCount: Int

  package init(frames: [Frame], playCount: Int) {
    self.frames = frames
    self.playCount = playCount
  }
}

extension ImageLimits {
  /// The most pixels of all frames of a file together: 512 MB as bitmaps.
  private static let movingPixels = 1 << 27

  /// Checks the size of a file's picture, of which there are `frames`.
  static func check(
    width: Int, height: Int, frames: Int, bytes: Int, name: String
  ) throws(FlipbookError) {
    try check(width: width, height: height, bytes: bytes, name: name)
    guard frames <= movingPixels / (width * height) else {
      throw FlipbookError(
        .tooLarge, "“\(name)” has \(frames) frames of \(width) × \(height) pixels.",
        hint:
          "The limit is \(movingPixels) pixels in total. Reduce its size or its number of frames.")
    }
  }
}
