package import Failures
import Foundation
package import Images
package import Raster
package import RenderStore

/// A frame that may not have been read yet.
package struct SequenceFrame: Sendable {
  /// Where its pixels are.
  package enum Source: Sendable {
    case file(String)
    case bitmap(Bitmap)
    /// Nowhere: only its hash is known.
    case none
  }

  package let number: Int
  package let source: Source

  /// The hash of its pixels, if that is written down somewhere, and their size.
  package var hash: PixelHash?
  package var size: PixelDifference.Size?
}

/// The frames of a film, as they are to be compared.
///
/// To be asked by one thread at a time.
package protocol FrameSequence: AnyObject {
  /// What it is; `frameCount` and `size` may be 0 and nil until all frames have been asked for.
  var side: FilmDifference.Side { get }

  /// The frames that there are; nil as long as that is unknown, which is until it has ended.
  var numbers: FrameNumbers? { get }

  /// What is worth telling about it, whatever the comparison finds.
  var notes: [String] { get }

  /// Whether frames can be asked for in any order, and again. Else they come in ascending order, each
  /// number once, from 0, and nothing may be left out.
  var isRandomAccess: Bool { get }

  /// Frame `number`; nil if the sequence has ended before it.
  func frame(_ number: Int) throws(FlipbookError) -> SequenceFrame?

  /// The same sequence from its beginning, to be read again.
  func reopened() throws(FlipbookError) -> any FrameSequence
}

/// Opens what is to be compared, whatever it is.
package enum FrameSequences {
  /// The sequence at `path`: a PNG file, a folder of frames, a manifest, or a video or animated
  /// picture, which ffmpeg decodes.
  package static func open(_ path: String) throws(FlipbookError) -> any FrameSequence {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FlipbookError(
        .unreadable, "“\(path)” does not exist.",
        hint: "Name a PNG file, a folder of frames, a manifest.json or a video.")
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

  init(_ path: String, _ start: FileStart) { (self.path, self.start) = (path, start) }

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
