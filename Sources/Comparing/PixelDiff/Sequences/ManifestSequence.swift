import Failures
import OutputFiles
import Foundation
import RenderStore
import VirtualTime

/// The frames listed in a manifest, with their hashes and, if they were written, their files.
final class ManifestSequence: FrameSequence {
  private let path: String
  private let folder: RenderFolder
  private let manifest: Manifest
  private let all: FrameNumbers

  init(_ path: String) throws(FlipbookError) {
    self.path = path
    folder = RenderFolder(ofManifest: path)
    manifest = try Manifest.read(path)
    guard !manifest.frames.isEmpty else {
      throw FlipbookError(
        .unreadable, "The manifest \"\(path)\" lists no frames.", hint: "Render the film again.")
    }
    guard manifest.isInOrder else {
      throw FlipbookError(
        .unreadable, "The manifest \"\(path)\" does not list its frames in order.",
        hint: "Render the film again.")
    }
    if let file = manifest.foreignFile {
      throw FlipbookError(
        .unreadable, "The manifest \"\(path)\" lists a file outside its folder: \"\(file)\".")
    }
    all = FrameNumbers(ascending: manifest.frames.map(\.number))
    if let first = folder.firstMissing(of: manifest) {
      throw FlipbookError(
        .unreadable,
        "The manifest \"\(path)\" does not match its files: \"\(first.file ?? "")\" is missing.",
        hint: "Compare the folder instead, or render the film again.")
    }
  }

  private var size: PixelDifference.Size {
    PixelDifference.Size(width: manifest.canvas.width, height: manifest.canvas.height)
  }

  var side: FilmDifference.Side {
    FilmDifference.Side(
      name: path, kind: "manifest", frameCount: all.count, size: size,
      framesPerSecond: manifest.canvas.framesPerSecond.framesPerSecond)
  }

  var numbers: FrameNumbers? { all }
  var notes: [String] { [] }
  var isRandomAccess: Bool { true }

  func frame(_ number: Int) -> SequenceFrame? {
    guard let frame = manifest.frame(number) else { return nil }
    return SequenceFrame(
      number: number, source: frame.file == nil ? .none : .file(folder.path(of: frame)),
      hash: frame.hash, size: size)
  }

  func reopened() -> any FrameSequence { self }
}
