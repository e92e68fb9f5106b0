import Failures
package import Raster

/// The frames of an animated image, each as it is shown.
package struct MovingImage: Sendable {
  /// One frame.
  package struct Frame: Sendable {
    /// The whole picture at the size of the canvas, including the remains of earlier frames.
    package let bitmap: Bitmap

    /// The duration of the frame in seconds, as stored in the file; 0 in a file with one frame.
    package let delay: Double

    package init(bitmap: Bitmap, delay: Double) {
      self.bitmap = bitmap
      self.delay = delay
    }
  }

  /// The frames, at least one.
  package let frames: [Frame]

  /// The number of times the animation is played; 0 to repeat forever.
  package let playCount: Int

  package init(frames: [Frame], playCount: Int) {
    self.frames = frames
    self.playCount = playCount
  }
}

extension ImageLimits {
  /// The maximum number of pixels in all frames of a file: 512 MB as bitmaps.
  private static let movingPixels = 1 << 27

  /// Checks the size of an animated image with a number of `frames`.
  static func check(
    width: Int, height: Int, frames: Int, bytes: Int, name: String
  ) throws(FlipbookError) {
    try check(width: width, height: height, bytes: bytes, name: name)
    guard frames <= movingPixels / (width * height) else {
      throw FlipbookError(
        .tooLarge, "\"\(name)\" has \(frames) frames of \(width) × \(height) pixels.",
        hint:
          "The limit is \(movingPixels) pixels in total. Use a smaller image or fewer frames.")
    }
  }
}
