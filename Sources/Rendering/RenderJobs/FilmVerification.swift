package import Failures
import OutputFiles
package import FilmStage
import Foundation
import Images
import Pipeline
import RenderStore
import Sinks
import Traces
import VirtualTime

/// How a folder of frames differs from what the film renders now.
package struct Verification: Sendable {
  /// How many frames were compared.
  package let frameCount: Int

  /// Frames that the film now renders otherwise than the manifest says.
  package let changedFrames: [Int]

  /// Frames whose file is missing, damaged, or holds other pixels than the manifest says.
  package let badFiles: [Int]

  /// What made the first frame differ, where one does and the render has left a trace.
  package let cause: FrameCause?

  /// Why there is no cause to tell though frames differ; nil else.
  package let causeIsMissing: String?

  /// Whether all is as it should be.
  package var isClean: Bool { changedFrames.isEmpty && badFiles.isEmpty }
}

extension Film {
  /// Renders again the frames that the manifest in `folder` names and compares their pixels with it;
  /// compares the frames' files with it too. Where a frame differs, what happened is held against the
  /// trace of the render.
  package static func verify(
    folder: String, source: FilmSource<Self> = FilmSource(), threads: Int? = nil,
    limits: FilmLimits = FilmLimits(), frameCount: Int? = nil,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(FlipbookError) -> Verification {
    let files = RenderFolder(folder)
    let manifest = try read(files.manifestPath())
    let threads = try RenderSettings.threads(threads)
    let run = try FilmRun(source, limits: limits, tracing: .brief)
    guard manifest.film == name, manifest.canvas == run.stage.manifestCanvas else {
      throw FlipbookError(
        .unreadable,
        "The manifest in “\(folder)” is of another film or canvas: \(manifest.film), "
          + "\(manifest.canvas.width) × \(manifest.canvas.height) at "
          + "\(manifest.canvas.framesPerSecond) frames a second.",
        hint: "Verify it with the film that rendered it, or render it anew.")
    }
    let count = try countFrames(limits, source, known: frameCount)
    // Frames that the film no longer has are changed, too.
    let rendered = manifest.frames.map(\.number).filter { $0 < count }
    let hashes = FrameHashes()
    // Each frame is drawn whole, so that this checks the reuse between frames too.
    let pipeline = PipelineSettings(threads: threads, reuses: false)
    try draw(run, rendered, into: [hashes], pipeline, progress: progress)
    let now = Dictionary(uniqueKeysWithValues: zip(rendered, hashes.hashes))
    var badFiles: [Int] = []
    for frame in manifest.frames {
      try Interruption.check()
      if !isIntact(frame, in: files) { badFiles.append(frame.number) }
    }
    let changed = manifest.frames.filter { now[$0.number] != $0.hash }.map(\.number)
    var (cause, missing): (FrameCause?, String?) = (nil, nil)
    if !changed.isEmpty {
      switch TraceFile.read(in: folder, of: manifest) {
      case .trace(let old):
        let new = Trace(film: name, of: run, frameCount: count)
        cause = FrameCause(changed, run.stage.format.rate, from: old, to: new)
      case .none(let reason): missing = reason
      }
    }
    return Verification(
      frameCount: manifest.frames.count, changedFrames: changed, badFiles: badFiles, cause: cause,
      causeIsMissing: missing)
  }

  private static func isIntact(_ frame: Manifest.Frame, in folder: RenderFolder) -> Bool {
    guard frame.file != nil else { return true }
    guard let bitmap = try? PNGDecoder.read(folder.path(of: frame)) else { return false }
    return PixelHash(bitmap) == frame.hash
  }

  private static func read(_ path: String) throws(FlipbookError) -> Manifest {
    let manifest = try Manifest.read(path)
    guard manifest.frames.first?.number == manifest.firstFrame, manifest.isInOrder else {
      throw FlipbookError(
        .malformed, "The manifest “\(path)” is malformed: it names no frames, or not in order.",
        hint: "Render the film again.")
    }
    return manifest
  }
}
