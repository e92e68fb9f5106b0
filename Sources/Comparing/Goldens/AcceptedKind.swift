package import Failures
package import PixelDiff
import RenderStore

/// What the expected side of a report is, so that frames can be accepted.
package enum AcceptedKind: String, Codable, Sendable {
  /// One PNG file.
  case picture
  /// A folder of PNG files.
  case folder
  /// A folder with a manifest and some of its frames: the golden of a film.
  case film

  /// What lies at `path`, as frames.
  package func sequence(at path: String) throws(FlipbookError) -> any FrameSequence {
    try FrameSequences.open(self == .film ? RenderFolder(path).manifestPath() : path)
  }
}
