import Foundation
import Images
package import Output
import Raster
import Views
import VirtualTime

extension Film {
  /// What the film is called: its type's name.
  package static var name: String { String(describing: Self.self) }

  /// Renders the film as `settings` say. `progress` hears, on the calling thread, how many of how
  /// many frames have been handed on to be drawn. `frameCount` is how many the film has, if that is
  /// known: nil counts them.
  package static func render(
    _ settings: RenderSettings, frameCount: Int? = nil,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(FilmError) -> RenderSummary {
    let count = try countFrames(settings.limits, known: frameCount)
    let range = try settings.frames.resolved(in: count)
    let tracing: Tracing = settings.writesTrace ? .brief : .none
    let run = try FilmRun(Self.self, limits: settings.limits, tracing: tracing)
    let format = run.stage.format
    let hashes = FrameHashes()
    var sinks: [any FrameSink] = [hashes]
    // The video first: what ffmpeg lacks shows before any folder is made for frames.
    let encoder = try videoEncoder(format, settings)
    if let encoder { sinks.append(encoder) }
    if settings.writesFrames {
      sinks.append(
        PNGSequence(folder: settings.folder, format: format, compression: settings.compression))
    }
    let manifestPath = settings.folder + "/" + Manifest.fileName
    let tracePath = settings.folder + "/" + Trace.fileName
    let pipeline = try settings.pipeline(for: format, sinks)
    try draw(run, range, into: sinks, pipeline, progress: progress) {
      () throws(FilmError) in
      // The manifest needs its folder even if no frames are written there.
      try step { () throws(OutputError) in
        try OutputFolder(settings.folder).create()
        try WholeFile.check(manifestPath)
        if settings.writesTrace { try WholeFile.check(tracePath) }
      }
      // From here on what an earlier render left in the folder is no longer what its manifest says.
      if settings.writesFrames, range == 0...count - 1 {
        removeFrames(from: count, in: settings.folder, namedBy: manifestPath)
      }
      unlink(manifestPath)
      unlink(tracePath)
    }
    if settings.writesTrace { try writeTrace(of: run, frameCount: count, to: tracePath) }
    var manifest = manifest(of: run.stage, range, settings, hashes: hashes.hashes)
    manifest.settings.merge(encoder?.format.described ?? [:]) { $1 }
    try step { () throws(OutputError) in try manifest.write(to: manifestPath) }
    return RenderSummary(
      frameCount: range.count,
      firstFile: settings.writesFrames
        ? settings.folder + "/" + PNGSequence.fileName(ofFrame: range.lowerBound) : nil,
      manifest: manifestPath, video: settings.video, times: settings.times?.collected,
      notes: encoder?.notes ?? [])
  }

  /// What encodes the video; nil if none is asked for.
  private static func videoEncoder(
    _ format: FrameFormat, _ settings: RenderSettings
  ) throws(FilmError) -> VideoEncoder? {
    guard let video = settings.video else { return nil }
    do throws(OutputError) {
      return try VideoEncoder(
        path: video, format: format, settings: settings.encoding, searchPath: settings.searchPath)
    } catch {
      throw FilmError(error)
    }
  }

  /// How many frames the film has, found by playing it once without drawing unless it is `known`.
  package static func countFrames(
    _ limits: FilmLimits, known: Int? = nil
  ) throws(FilmError) -> Int {
    if let known { return known }
    return try FilmRun(Self.self, limits: limits).countFrames()
  }

  /// Removes what an earlier render of a longer film has left: the frames of its manifest from
  /// number `count` on, which the film no longer has.
  private static func removeFrames(from count: Int, in folder: String, namedBy manifest: String) {
    guard let old = try? Manifest.read(manifest), old.film == name else { return }
    for frame in old.frames where frame.number >= count && frame.file != nil {
      unlink(folder + "/" + PNGSequence.fileName(ofFrame: frame.number))
    }
  }

  /// Draws the frames `numbers`, which rise, of `run` into `sinks`; on any failure all of them give up.
  package static func draw(
    _ run: FilmRun, _ numbers: some Collection<Int>, into sinks: [any FrameSink],
    _ settings: PipelineSettings,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    whenOpen: () throws(FilmError) -> Void = {}
  ) throws(FilmError) {
    func abandon() { for sink in sinks { sink.abandon() } }
    try Interruption.withHandler({ for sink in sinks { sink.abandon() } }) { () throws(FilmError) in
      do throws(FilmError) {
        try Interruption.check()
        try step { () throws(OutputError) in for sink in sinks { try sink.open() } }
        try whenOpen()
        let format = run.stage.format
        let pipeline = FramePipeline(
          to: sinks, width: format.width, height: format.height, settings)
        try feed(run, numbers, pipeline, settings.times, progress)
        try step { () throws(OutputError) in for sink in sinks { try sink.finish() } }
      } catch {
        abandon()
        // What fails because the user has stopped it is no failure of its own.
        try Interruption.check()
        throw error
      }
    }
  }

  private static func feed(
    _ run: FilmRun, _ numbers: some Collection<Int>, _ pipeline: FramePipeline,
    _ times: StageTimes?,
    _ progress: (_ done: Int, _ total: Int) -> Void
  ) throws(FilmError) {
    do throws(FilmError) {
      for (index, number) in numbers.enumerated() {
        try Interruption.check()
        let list = try run.displayList(ofFrame: number, times)
        try pipeline.submit(list, number: number, index: index)
        progress(index + 1, numbers.count)
      }
    } catch {
      try? pipeline.drain()
      throw error
    }
    try pipeline.drain()
  }

  /// Writes what has happened up to the last frame that was drawn.
  private static func writeTrace(
    of run: FilmRun, frameCount: Int, to path: String
  ) throws(FilmError) {
    var trace = Trace(film: name, of: run, frameCount: frameCount)
    trace.fingerprint = Fingerprint.ofProgram
    try trace.write(to: path)
  }

  private static func step(_ body: () throws(OutputError) -> Void) throws(FilmError) {
    do throws(OutputError) { try body() } catch { throw FilmError(error) }
  }

  private static func manifest(
    of stage: Stage, _ range: ClosedRange<Int>, _ settings: RenderSettings, hashes: [PixelHash]
  ) -> Manifest {
    let frames = zip(range, hashes).map { number, hash in
      Manifest.Frame(
        number: number,
        file: settings.writesFrames ? PNGSequence.fileName(ofFrame: number) : nil, hash: hash)
    }
    return Manifest(
      film: name, canvas: stage.manifestCanvas, settings: settings.described,
      fingerprint: Fingerprint.ofProgram, firstFrame: range.lowerBound, frames: frames)
  }
}

extension Stage {
  /// The canvas as a manifest tells it.
  package var manifestCanvas: Manifest.Canvas {
    Manifest.Canvas(
      width: format.width, height: format.height, framesPerSecond: format.rate,
      background: canvas.background.color.hexadecimal)
  }
}
