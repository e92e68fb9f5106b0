import Failures
import Sinks
import VirtualTime

/// What a batch knows about the film of a row after the check.
enum CheckedRow: Codable, Sendable {
  /// The film can't be created. It fails later, and doesn't stop the batch.
  case unusable
  /// The output of the film, and the format of its frames if its canvas is valid.
  case film(output: String, Format?)
  /// An error that stops the batch.
  case failed(FlipbookError.Parts)

  /// The properties of frames that encoders and memory depend on.
  struct Format: Codable, Sendable {
    var width, height, framesPerSpan, secondsPerSpan: Int
    var isOpaque: Bool

    init(_ format: FrameFormat) {
      width = format.width
      height = format.height
      framesPerSpan = format.rate.numerator
      secondsPerSpan = format.rate.denominator
      isOpaque = format.isOpaque
    }

    var pixelCount: Int { width * height }

    /// The format with an even width and height: an odd one is an error only of the film that has
    /// it.
    var even: FrameFormat {
      FrameFormat(
        width: width + width % 2, height: height + height % 2,
        rate: FrameRate(framesPerSpan, secondsPerSpan) ?? .standard, isOpaque: isOpaque)
    }
  }
}
