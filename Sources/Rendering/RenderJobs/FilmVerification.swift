package import Failures
import OutputFiles
package import FilmStage
import Foundation
import Images
import Pipeline
import Processes
import RenderStore
import Sinks
import Traces
import VirtualTime

/// The differences between a folder of frames and the film's current frames.
package struct Verification: Sendable {
  /// The number of compared frames.
  package let frameCount: Int

  /// The frames whose pixels now differ from the manifest.
  package let changedFrames: [Int]

  /// The frames whose file is missing, damaged, or doesn't match the manifest.
  package let badFiles: [Int]

  /// The cause of the first difference, if a frame differs and the render has a trace.
  package let cause: FrameCause?

  /// The reason why the cause is unknown although frames differ; otherwise nil.
  package let causeIsMissing: String?

  /// Whether there are no differences.
  package var isClean: Bool { changedFrames.isEmpty && badFiles.isEmpty }
}

extension Film {
  /// Renders the frames listed in the manifest in `folder` again, and compares their pixels and
  /// their files with the manifest. If a frame differs, the trace is compared with that of the
  /// render.
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
        "The manifest in \"\(folder)\" is of a different film or canvas: \(manifest.film), "
          + "\(manifest.canvas.width) × \(manifest.canvas.height) at "
          + "\(manifest.canvas.framesPerSecond) frames per second.",
        hint: "Verify it with the film that rendered it, or render it again.")
    }
    let count = try countFrames(limits, source, known: frameCount)
    // Frames that the film no longer has also count as changed.
    let rendered = manifest.frames.map(\.number).filter { $0 < count }
    let hashes = FrameHashes()
    // Each frame is drawn completely, which also checks the reuse between frames.
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
        .malformed,
        "The manifest \"\(path)\" is malformed: it lists no frames, or they are not in order.",
        hint: "Render the film again.")
    }
    return manifest
  }
}
