package import Failures
package import PixelDiff
import RenderStore

/// The kinds of expected results whose frames can be accepted.
package enum AcceptedKind: String, Codable, Sendable {
  /// One PNG file.
  case picture
  /// A folder of PNG files.
  case folder
  /// A folder with a manifest and some of its frames: the golden of a film.
  case film

  /// Opens the files at `path` as a sequence of frames.
  package func sequence(at path: String) throws(FlipbookError) -> any FrameSequence {
    try FrameSequences.open(self == .film ? RenderFolder(path).manifestPath() : path)
  }
}
