package import Failures
import Foundation
package import Images
package import Raster
package import RenderStore

/// A frame, which is read when it is needed.
package struct SequenceFrame: Sendable {
  /// The source of the pixels.
  package enum Source: Sendable {
    case file(String)
    case bitmap(Bitmap)
    /// No pixels: only the hash is known.
    case none
  }

  package let number: Int
  package let source: Source

  /// The recorded hash of the pixels, if any, and their size.
  package var hash: PixelHash?
  package var size: PixelDifference.Size?
}

/// The frames of a film that is to be compared.
///
/// Use a sequence from one thread at a time.
package protocol FrameSequence: AnyObject {
  /// The description of the film; `frameCount` and `size` can be 0 and nil until all frames have
  /// been read.
  var side: FilmDifference.Side { get }

  /// The numbers of the frames; nil until the end of the sequence is known.
  var numbers: FrameNumbers? { get }

  /// Remarks that don't depend on the result of the comparison.
  var notes: [String] { get }

  /// Whether frames can be read repeatedly and in any order. Otherwise every frame must be read
  /// once, in ascending order from 0.
  var isRandomAccess: Bool { get }

  /// Returns the frame `number`; nil if the sequence ends before it.
  func frame(_ number: Int) throws(FlipbookError) -> SequenceFrame?

  /// Returns the same sequence, starting again at its beginning.
  func reopened() throws(FlipbookError) -> any FrameSequence
}

/// Opens sequences of any kind.
package enum FrameSequences {
  /// Opens the sequence at `path`: a PNG file, a folder of frames, a manifest, or a video or
  /// animated picture, which ffmpeg decodes.
  package static func open(_ path: String) throws(FlipbookError) -> any FrameSequence {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FlipbookError(
        .unreadable, "\"\(path)\" does not exist.",
        hint: "Give the path of a PNG file, a folder of frames, a manifest.json or a video.")
    }
    if isFolder.boolValue { return try FolderSequence(path) }
    let start = try FileStart(path)
    if start.isJSON { return try ManifestSequence(path) }
    if start.isPNG, !start.isAnimatedPNG { return PictureSequence(path, start) }
    return try VideoSequence(path, format: start.isAnimatedPNG ? "apng" : nil)
  }
}

/// One PNG file, as a film of one frame.
final class PictureSequence: FrameSequence {
  private let path: String
  private let start: FileStart

  init(_ path: String, _ start: FileStart) {
    self.path = path
    self.start = start
  }

  var side: FilmDifference.Side {
    FilmDifference.Side(name: path, kind: "PNG", frameCount: 1, size: start.size)
  }

  var numbers: FrameNumbers? { FrameNumbers(0..<1) }
  var notes: [String] { start.is16Bit ? [FileStart.note(on: path)] : [] }
  var isRandomAccess: Bool { true }

  func frame(_ number: Int) -> SequenceFrame? {
    number == 0 ? SequenceFrame(number: 0, source: .file(path)) : nil
  }

  func reopened() -> any FrameSequence { self }
}
