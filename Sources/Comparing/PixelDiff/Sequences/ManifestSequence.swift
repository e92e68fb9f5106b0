import Failures
import OutputFiles
import Foundation
import RenderStore
import VirtualTime

/// The frames that a manifest names, with their hashes and, if they were written, their files.
final class ManifestSequence: FrameSequence {
  private let path: String
  private let folder: String
  private let manifest: Manifest
  private let all: FrameNumbers

  init(_ path: String) throws(FlipbookError) {
    (self.path, folder) = (path, (path as NSString).deletingLastPathComponent)
    manifest = try Manifest.read(path)
    guard !manifest.frames.isEmpty else {
      throw FlipbookError(
        .unreadable, "The manifest “\(path)” names no frames.", hint: "Render the film again.")
    }
    let numbers = manifest.frames.map(\.number)
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $1 > $0 }) else {
      throw FlipbookError(
        .unreadable, "The manifest “\(path)” does not name its frames in order.",
        hint: "Render the film again.")
    }
    if let file = manifest.frames.lazy.compactMap(\.file).first(where: { $0.contains("/") }) {
      throw FlipbookError(
        .unreadable, "The manifest “\(path)” names a file outside of its folder: “\(file)”.")
    }
    guard let first = numbers.first, first >= 0, first < 1 << 31 else {
      throw FlipbookError(.unreadable, "The manifest “\(path)” begins at no frame's number.")
    }
    all = FrameNumbers(ascending: numbers)
    let missing = manifest.frames.lazy.filter { [folder] frame in
      frame.file.map { !FileManager.default.fileExists(atPath: Self.path($0, in: folder)) } ?? false
    }
    if let first = missing.first {
      throw FlipbookError(
        .unreadable,
        "The manifest “\(path)” does not match its files: “\(first.file ?? "")” is not there.",
        hint: "Compare the folder instead, or render the film again.")
    }
  }

  private static func path(_ file: String, in folder: String) -> String {
    folder.isEmpty ? file : folder + "/" + file
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
    let index = manifest.frames.partitioningIndex { $0.number >= number }
    guard index < manifest.frames.count, manifest.frames[index].number == number else { return nil }
    let frame = manifest.frames[index]
    let file = frame.file.map { Self.path($0, in: folder) }
    return SequenceFrame(
      number: number, source: file.map { .file($0) } ?? .none, hash: frame.hash, size: size)
  }

  func reopened() -> any FrameSequence { self }
}
