import Foundation
import Images
package import Output
import Raster
import SystemPackage
import Views
import VirtualTime

extension Film {
  /// Renders the film as `settings` say. `progress` hears, on the calling thread, how many of how
  /// many frames have been handed on to be drawn. `frameCount` is how many the film has, if that is
  /// known: nil counts them.
  package static func render(
    _ settings: RenderSettings, source: FilmSource<Self> = FilmSource(), frameCount: Int? = nil,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(FilmError) -> RenderSummary {
    let count = try countFrames(settings.limits, source, known: frameCount)
    return try FilmRendering(settings, source, frameCount: count).perform(progress)
  }
}

/// One render of a film: what is to be drawn, what is there already, and what is left when it is done.
struct FilmRendering<FilmType: Film> {
  private let settings: RenderSettings
  private let source: FilmSource<FilmType>
  private let frameCount: Int
  /// The frames that are wanted: in the order in which they are, and in rising order.
  private let passes: [[Int]]
  private let numbers: [Int]
  /// What stands on the disk, before and after.
  private let stem: String
  private var manifestPath: String { settings.folder + "/\(stem).json" }
  private var journalPath: String { settings.folder + "/\(stem).journal" }
  private var tracePath: String { settings.folder + "/" + Trace.fileName }
  /// Chunks would write one over the other's.
  private var writesTrace: Bool {
    settings.writesTrace && settings.writesManifest && settings.chunk == nil
  }

  init(
    _ settings: RenderSettings, _ source: FilmSource<FilmType>, frameCount: Int
  ) throws(FilmError) {
    (self.settings, self.source, self.frameCount) = (settings, source, frameCount)
    let all = try settings.frames.resolved(in: frameCount)
    let places = settings.chunk?.places(among: all.count) ?? 0..<all.count
    let numbers = Array(all[places])
    // A video wants its frames in rising order; files don't mind.
    if settings.video == nil, let first = numbers.first, let last = numbers.last {
      passes = try settings.frames.passes(in: frameCount)
        .map { $0.filter { $0 >= first && $0 <= last } }.filter { !$0.isEmpty }
    } else {
      passes = [numbers]
    }
    self.numbers = numbers
    stem = settings.chunk?.fileStem ?? Manifest.stem
  }

  // MARK: Performing

  func perform(_ progress: (Int, Int) -> Void) throws(FilmError) -> RenderSummary {
    var run = try FilmRun(source, limits: settings.limits, tracing: tracing)
    var manifest = header(run.stage)
    let earlier = settings.reuse == .none ? nil : EarlierRender(in: settings.folder)
    let kept = try keptFrames(earlier, manifest)
    let encoder = try videoEncoder(run.stage.format)
    manifest.settings.merge(encoder?.format.described ?? [:]) { $1 }
    let record = RenderRecord(
      hasFiles: settings.writesFrames || settings.archive != nil, kept: kept)
    if let earlier, kept.count == numbers.count, isVideoKept(earlier, manifest) {
      try step { () throws(OutputError) in try OutputFolder(settings.folder).create() }
    } else {
      try draw(&run, encoder, record, kept, manifest, progress)
    }
    manifest.video = try settings.video.map { path throws(FilmError) in try video(path) }
    guard settings.writesManifest else { return summary(kept: kept.count, nil, encoder) }
    if writesTrace { try writeTrace(of: run, manifest) }
    manifest.frames = record.frames
    try step { () throws(OutputError) in try manifest.write(to: manifestPath) }
    unlink(journalPath)
    return summary(kept: kept.count, earlier?.obstacle(for: manifest), encoder)
  }

  private var tracing: Tracing { writesTrace ? .brief : .none }

  /// The frames of an earlier render that needn't be rendered again.
  private func keptFrames(
    _ earlier: EarlierRender?, _ manifest: Manifest
  ) throws(FilmError) -> [Manifest.Frame] {
    guard let earlier, settings.writesFrames, !earlier.isEmpty else { return [] }
    guard settings.reuse == .incremental else {
      return earlier.frames(madeLike: manifest, among: numbers)
    }
    let run = try FilmRun(source, limits: settings.limits)
    var digests: [Int: PixelHash] = [:]
    for number in numbers {
      try Interruption.check()
      digests[number] = PixelHash(value: try run.displayList(ofFrame: number).digest)
    }
    return earlier.frames(showing: digests, like: manifest)
  }

  private func isVideoKept(_ earlier: EarlierRender, _ manifest: Manifest) -> Bool {
    settings.video.map { earlier.holdsVideo($0, of: manifest) } ?? true
  }

  /// Draws what is to be drawn. For a video that is every frame; files are written of those that are
  /// not kept.
  private func draw(
    _ run: inout FilmRun, _ encoder: VideoEncoder?, _ record: RenderRecord,
    _ kept: [Manifest.Frame], _ manifest: Manifest, _ progress: (Int, Int) -> Void
  ) throws(FilmError) {
    let files = Set(kept.map(\.number))
    let passes =
      settings.video == nil ? passes.map { $0.filter { !files.contains($0) } } : passes
    let total = passes.reduce(0) { $0 + $1.count }
    var done = 0
    for (index, pass) in passes.enumerated() where !pass.isEmpty {
      if index > 0 { run = try FilmRun(source, limits: settings.limits, tracing: tracing) }
      let archive = settings.archive.map { PNGTar(to: $0, run.stage.format, settings) }
      let sinks = sinks(run.stage.format, encoder, archive, record)
      let pipeline = try settings.pipeline(for: run.stage.format, sinks)
      let before = done
      try FilmType.draw(run, pass, into: sinks, pipeline) { part, _ in
        done = before + part
        progress(done, total)
      } noting: { number, list in
        guard settings.writesFrames else { return }
        record.note(list: PixelHash(value: list.digest), ofFrame: number)
      } whenOpen: { () throws(FilmError) in
        if index == 0 { try begin(record, kept, manifest) }
      }
      if let archive { try end(archive, record, manifest) }
    }
  }
}

// MARK: - Files

extension FilmRendering {
  private func step(_ body: () throws(OutputError) -> Void) throws(FilmError) {
    do throws(OutputError) { try body() } catch { throw FilmError(error) }
  }

  /// What encodes the video; nil if none is asked for.
  private func videoEncoder(_ format: FrameFormat) throws(FilmError) -> VideoEncoder? {
    guard let video = settings.video else { return nil }
    do throws(OutputError) {
      return try VideoEncoder(
        path: video, format: format, settings: settings.encoding, searchPath: settings.searchPath)
    } catch {
      throw FilmError(error)
    }
  }

  /// Writes the manifest to an archive of frames, and the archive's end.
  private func end(
    _ archive: PNGTar, _ record: RenderRecord, _ manifest: Manifest
  ) throws(FilmError) {
    var manifest = manifest
    manifest.frames = record.frames
    try step { () throws(OutputError) in try archive.end(manifest: manifest.json()) }
  }

  private func sinks(
    _ format: FrameFormat, _ encoder: VideoEncoder?, _ archive: PNGTar?, _ record: RenderRecord
  ) -> [any FrameSink] {
    var sinks: [any FrameSink] = [FrameHashes(record)]
    // The video first: what ffmpeg lacks shows before any folder is made for frames.
    if let encoder { sinks.append(encoder) }
    if let archive { sinks.append(archive) }
    if settings.writesFrames {
      sinks.append(
        PNGSequence(
          folder: settings.folder, format: format, compression: settings.compression,
          record: record))
    }
    return sinks
  }

  /// Sees that the folder can be written to, and has the journal take the manifest's place: from here
  /// on what an earlier render left in the folder is no longer what its manifest says.
  private func begin(
    _ record: RenderRecord, _ kept: [Manifest.Frame], _ manifest: Manifest
  ) throws(FilmError) {
    guard settings.writesManifest else { return }
    try step { () throws(OutputError) in
      // The manifest needs its folder even if no frames are written there.
      try OutputFolder(settings.folder).create()
      try WholeFile.check(manifestPath)
      if writesTrace { try WholeFile.check(tracePath) }
      if settings.writesFrames {
        record.begin(try RenderJournal(journalPath, of: manifest, done: kept))
      }
    }
    if settings.writesFrames, numbers.count == frameCount { removeFramesBeyondTheEnd() }
    unlink(manifestPath)
    if settings.chunk == nil { unlink(tracePath) }
    // What is told of parts is told of the whole from now on.
    if settings.writesFrames, settings.chunk == nil {
      for name in RenderFiles.ofChunks(in: settings.folder) {
        unlink(settings.folder + "/" + name)
      }
    }
  }

  /// Removes what an earlier render of a longer film has left: the frames of its manifest that the film
  /// no longer has.
  private func removeFramesBeyondTheEnd() {
    guard let old = try? Manifest.read(manifestPath), old.film == FilmType.name else { return }
    for frame in old.frames where frame.number >= frameCount && frame.file != nil {
      unlink(settings.folder + "/" + PNGSequence.fileName(ofFrame: frame.number))
    }
  }

  private func video(_ path: String) throws(FilmError) -> Manifest.Video {
    guard let checksum = FileChecksum.of(path) else {
      throw FilmError(.outputFailed, "The video “\(path)” is gone again.")
    }
    return Manifest.Video(file: path, checksum: checksum)
  }

  /// Writes what has happened up to the last of the frames.
  private func writeTrace(of run: FilmRun, _ manifest: Manifest) throws(FilmError) {
    try run.stage.advance(to: run.stage.format.rate.instant(ofFrame: numbers.last ?? 0))
    var trace = Trace(film: FilmType.name, of: run, frameCount: frameCount)
    trace.fingerprint = manifest.fingerprint
    try trace.write(to: tracePath)
  }

  /// The manifest without frames.
  private func header(_ stage: Stage) -> Manifest {
    let fingerprint = Fingerprint(source)
    var manifest = Manifest(
      film: FilmType.name, canvas: stage.manifestCanvas, settings: settings.described,
      fingerprint: fingerprint.description, firstFrame: numbers.first ?? 0, frames: [])
    (manifest.ingredients, manifest.parameters) = (fingerprint.ingredients, source.parameters)
    (manifest.renderer, manifest.filmFrameCount) = (Renderer.version, frameCount)
    return manifest
  }

  private func summary(kept: Int, _ obstacle: String?, _ encoder: VideoEncoder?) -> RenderSummary {
    RenderSummary(
      frameCount: numbers.count, keptCount: kept, obstacle: obstacle,
      firstFile: settings.writesFrames
        ? numbers.first.map { settings.folder + "/" + PNGSequence.fileName(ofFrame: $0) } : nil,
      manifest: manifestPath, video: settings.video, times: settings.times?.collected,
      notes: encoder?.notes ?? [])
  }
}

extension PNGTar {
  /// An archive of a render's frames, which ends with its manifest.
  fileprivate convenience init(
    to stream: FileDescriptor, _ format: FrameFormat, _ settings: RenderSettings
  ) {
    self.init(
      to: stream, format: format, compression: settings.compression, awaitsManifest: true)
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
