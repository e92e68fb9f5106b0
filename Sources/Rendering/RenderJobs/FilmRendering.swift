package import Failures
import OutputFiles
package import FilmStage
import Foundation
import Images
import Processes
import Raster
import Rasterizer
import RenderStore
import Sinks
import SystemPackage
import Traces
import VideoEncoding
import Views
import VirtualTime

extension Film {
  /// Renders the film. `progress` is called on the calling thread with the number of frames that
  /// were submitted for drawing, and the total. `frameCount` is the number of the film's frames;
  /// they are counted if it is nil.
  package static func render(
    _ settings: RenderSettings, source: FilmSource<Self> = FilmSource(), frameCount: Int? = nil,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(FlipbookError) -> RenderSummary {
    try settings.checkPaths()
    var source = source
    source.protectFiles { settings.replacement(of: $0) }
    guard let frameCount else {
      if settings.video != nil { VideoEncoder.prepare(searchPath: settings.searchPath) }
      let run = try FilmRun(source, limits: settings.limits)
      let count = try run.countFrames()
      return try FilmRendering(settings, source, frameCount: count, filesRead: run.filesRead)
        .perform(progress)
    }
    return try FilmRendering(settings, source, frameCount: frameCount).perform(progress)
  }
}

/// A render of a film: the frames to draw, the existing files and the resulting files.
struct FilmRendering<FilmType: Film> {
  private let settings: RenderSettings
  private let source: FilmSource<FilmType>
  private let frameCount: Int
  /// The files that the film read while its frames were counted.
  private let filesRead: [String]
  /// The requested frames, in rendering order and in ascending order.
  private let passes: [[Int]]
  private let numbers: [Int]
  /// The indices of this chunk's frames among all requested frames, and the number of the latter.
  private let frameIndices: Range<Int>
  private let total: Int
  /// The results of earlier renders in the folder.
  private let earlier: EarlierRender
  private var folder: RenderFolder { settings.renderFolder }
  private var isWhole: Bool { numbers.count == frameCount }

  init(
    _ settings: RenderSettings, _ source: FilmSource<FilmType>, frameCount: Int,
    filesRead: [String] = []
  ) throws(FlipbookError) {
    self.source = source
    self.frameCount = frameCount
    self.filesRead = filesRead
    let all = try settings.frames.resolved(in: frameCount)
    frameIndices = settings.chunk?.indices(among: all.count) ?? 0..<all.count
    total = all.count
    let numbers = Array(all[frameIndices])
    var settings = settings
    // A chunk beyond the film's end.
    if numbers.isEmpty { settings.video = nil }
    // Videos and archives need ascending frames; files can be written in any order.
    if settings.video == nil, settings.archive == nil, let first = numbers.first,
      let last = numbers.last
    {
      passes = try settings.frames.passes(in: frameCount)
        .map { $0.filter { $0 >= first && $0 <= last } }
    } else {
      passes = [numbers]
    }
    earlier = EarlierRender(
      in: settings.writesManifest ? settings.renderFolder : nil, replacing: settings.chunk)
    // A video without frame files doesn't replace the manifest of existing frame files. A chunk's
    // video has a manifest, unless there are frame files of the same chunk.
    if !settings.writesFrames,
      settings.chunk == nil
        ? earlier.hasFiles : earlier.hasOwnFiles(madeFrom: Fingerprint(source).description)
    {
      settings.writesManifest = false
    }
    self.settings = settings
    self.numbers = numbers
  }

  // MARK: Performing

  func perform(_ progress: (Int, Int) -> Void) throws(FlipbookError) -> RenderSummary {
    var run = try FilmRun(source, limits: settings.limits, tracing: tracing)
    var manifest = header(run)
    var files = manifest.files ?? [:]
    let kept = try keptFrames(manifest, &files)
    // A render of some frames keeps the records of the others.
    let others = otherFrames(manifest)
    // Records of frames that will be drawn again stay valid until then.
    let former =
      settings.writesFrames
      ? earlier.recordedFrames(madeLike: manifest, among: numbers, besides: kept) : []
    if !others.isEmpty || !former.isEmpty {
      files.merge(earlier.files(ofFramesMadeLike: manifest)) { $1 }
    }
    manifest.files = files
    let encoder = try videoEncoder(run.stage.format, manifest)
    manifest.settings.merge(encoder?.format.described ?? [:]) { $1 }
    let record = RenderRecord(
      hasFiles: settings.writesFrames || settings.archive != nil, kept: kept, files: files)
    defer { record.end() }
    let header = manifest
    func begin() throws(FlipbookError) { try self.begin(record, kept + others + former, header) }
    let isAllKept =
      settings.reuse != .none && kept.count == numbers.count && isVideoKept(manifest)
    let last = max(numbers.last ?? 0, others.last?.number ?? 0)
    var trace: [UInt8]?
    if isAllKept {
      try begin()
    } else {
      // Without frames of another render, the trace is complete before the video is.
      try draw(&run, encoder, record, progress, whenOpen: begin) { run throws(FlipbookError) in
        if others.isEmpty { trace = try self.trace(of: run, header, upTo: last) }
      }
    }
    manifest.video = try settings.video.map { path throws(FlipbookError) in try video(path) }
    if let path = settings.tracePath {
      if trace == nil { trace = try self.trace(of: run, header, upTo: last) }
      try AtomicFile.write(trace ?? [], to: path)
    }
    try record.note(filesRead: run.filesRead)
    manifest.files = record.files
    if settings.writesManifest {
      manifest.frames = (record.frames + others).sorted { $0.number < $1.number }
      manifest.firstFrame = manifest.frames.first?.number ?? 0
      try checkFiles(of: manifest)
      try manifest.write(to: settings.manifestPath)
      if settings.writesFrames { folder.removeJournal(of: settings.chunk) }
    }
    return summary(kept: kept.count, isVideoKept: isAllKept, manifest, encoder)
  }

  private var tracing: Tracing { settings.tracePath == nil ? .none : .brief }

  /// Returns the frames of an earlier render that don't have to be rendered again, and adds the
  /// files that they depend on to `files`.
  private func keptFrames(
    _ manifest: Manifest, _ files: inout [String: String]
  ) throws(FlipbookError) -> [Manifest.Frame] {
    guard settings.reuse != .none, settings.writesFrames, !earlier.isEmpty else { return [] }
    guard settings.reuse == .incremental else {
      files.merge(earlier.files(ofFramesMadeLike: manifest)) { $1 }
      return earlier.frames(madeLike: manifest, among: numbers)
    }
    let run = try FilmRun(source, limits: settings.limits)
    var digests: [Int: PixelHash] = [:]
    for number in numbers {
      try Interruption.check()
      digests[number] = PixelHash(value: try run.displayList(ofFrame: number).digest)
    }
    files.merge(FileChecksum.described(run.filesRead)) { $1 }
    return earlier.frames(showing: digests, like: manifest)
  }

  /// Returns the existing frames of the same film that weren't requested.
  private func otherFrames(_ manifest: Manifest) -> [Manifest.Frame] {
    guard settings.writesFrames, settings.chunk == nil, !isWhole else { return [] }
    let wanted = Set(numbers)
    return earlier.frames(
      madeLike: manifest, among: (0..<frameCount).filter { !wanted.contains($0) },
      anyCompression: true)
  }

  private func isVideoKept(_ manifest: Manifest) -> Bool {
    settings.video.map { earlier.holdsVideo($0, of: manifest) } ?? true
  }

  /// Draws the frames: all of them for a video, otherwise those that aren't kept. Files are only
  /// written for frames that aren't kept.
  private func draw(
    _ run: inout FilmRun, _ encoder: VideoEncoder?, _ record: RenderRecord,
    _ progress: (Int, Int) -> Void, whenOpen begin: () throws(FlipbookError) -> Void,
    whenPlayed: (FilmRun) throws(FlipbookError) -> Void
  ) throws(FlipbookError) {
    var passes = (settings.video == nil ? passes.map { $0.filter { !record.keeps($0) } } : passes)
      .filter { !$0.isEmpty }
    // A chunk beyond the film's end also has an archive and a manifest.
    if passes.isEmpty { passes = [[]] }
    let total = passes.reduce(0) { $0 + $1.count }
    var done = 0
    for (index, pass) in passes.enumerated() {
      if index > 0 { run = try FilmRun(source, limits: settings.limits, tracing: tracing) }
      let archive = settings.archive.map { PNGTar(to: $0, run.stage.format, settings, record) }
      let sinks = sinks(run.stage.format, encoder, archive, record)
      let pipeline = try settings.pipeline(for: run.stage.format, sinks)
      let (before, performance) = (done, run)
      var fileCount = 0
      try FilmType.draw(run, pass, into: sinks, pipeline) { part, _ in
        done = before + part
        progress(done, total)
      } noting: { number, list throws(FlipbookError) in
        if performance.fileCount > fileCount {
          let new = performance.files(after: fileCount)
          fileCount = performance.fileCount
          try record.note(filesRead: new)
        }
        guard settings.writesFrames || archive != nil else { return }
        record.note(list: PixelHash(value: list.digest), ofFrame: number)
      } whenOpen: { () throws(FlipbookError) in
        if index == 0 { try begin() }
      } whenPlayed: { () throws(FlipbookError) in
        if index == passes.count - 1 { try whenPlayed(performance) }
      }
      if let archive { try end(archive, record, header(run)) }
    }
  }
}

// MARK: - Files

extension FilmRendering {
  /// Returns the encoder of the video; nil if no video was requested.
  private func videoEncoder(
    _ format: FrameFormat, _ manifest: Manifest
  ) throws(FlipbookError) -> VideoEncoder? {
    guard let video = settings.video else { return nil }
    var encoding = settings.encoding
    if settings.chunk != nil {
      encoding.part = VideoPart(
        film: manifest.film, fingerprint: manifest.fingerprint, frames: settings.frames.description,
        frameIndices: frameIndices, total: total)
    }
    return try VideoEncoder(
      path: video, format: format, settings: encoding, searchPath: settings.searchPath)
  }

  /// Adds the manifest to an archive of frames and completes the archive.
  private func end(
    _ archive: PNGTar, _ record: RenderRecord, _ manifest: Manifest
  ) throws(FlipbookError) {
    var manifest = manifest
    manifest.frames = record.frames
    try archive.end(manifest: manifest.json(), named: RenderFiles(of: settings.chunk).manifest)
  }

  private func sinks(
    _ format: FrameFormat, _ encoder: VideoEncoder?, _ archive: PNGTar?, _ record: RenderRecord
  ) -> [any FrameSink] {
    var sinks: [any FrameSink] = [FrameHashes(record)]
    // The video is opened first, so that missing encoders are reported before folders are created.
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

  /// Checks that the folder is writable, and replaces the manifest with the journal: from here on,
  /// the files of an earlier render no longer match its manifest.
  private func begin(
    _ record: RenderRecord, _ done: [Manifest.Frame], _ manifest: Manifest
  ) throws(FlipbookError) {
    guard settings.writesManifest else { return }
    // The manifest needs its folder even if no frames are written there.
    try OutputFolder(settings.folder).create()
    try AtomicFile.check(settings.manifestPath)
    if let trace = settings.tracePath { try AtomicFile.check(trace) }
    if settings.writesFrames {
      record.begin(
        try RenderJournal(folder.journalPath(of: settings.chunk), of: manifest, done: done) {
          () throws(FlipbookError) in
          try checkEarlier()
          try folder.checkIsFree(for: settings.chunk)
        })
    }
    folder.removeManifest(of: settings.chunk)
    // The whole film replaces its chunks and the frames of a longer version.
    guard settings.writesFrames, settings.chunk == nil, isWhole else { return }
    earlier.removeLeftovers(of: FilmType.name, from: frameCount)
  }

  /// Throws if this render depends on existing frames and another render has ended since they were
  /// read.
  private func checkEarlier() throws(FlipbookError) {
    guard settings.reuse != .none || !isWhole, !earlier.isCurrent else { return }
    throw FlipbookError(
      .busy, "Another render has just written \"\(settings.folder)\".",
      hint: "Run this render again; it keeps the existing frames.")
  }

  /// Throws if a frame's file isn't in the folder any more.
  private func checkFiles(of manifest: Manifest) throws(FlipbookError) {
    guard let missing = folder.firstMissing(of: manifest).map({ folder.path(of: $0) }) else {
      return
    }
    throw FlipbookError(
      .outputFailed,
      "\"\(missing)\" isn't there any more: \"\(settings.folder)\" was moved or changed during the "
        + "render.",
      hint: "Render again with --resume, which renders only the missing frames.")
  }

  private func video(_ path: String) throws(FlipbookError) -> Manifest.Video {
    guard let checksum = FileChecksum.of(path) else {
      throw FlipbookError(.outputFailed, "The video \"\(path)\" was removed after it was written.")
    }
    return Manifest.Video(file: path, checksum: checksum)
  }

  /// Returns the contents of the trace's file, up to the last frame of the manifest; nil if no trace
  /// was requested.
  private func trace(
    of run: FilmRun, _ manifest: Manifest, upTo last: Int
  ) throws(FlipbookError) -> [UInt8]? {
    guard let path = settings.tracePath else { return nil }
    try run.stage.advance(to: run.stage.format.rate.instant(ofFrame: last))
    var trace = Trace(film: FilmType.name, of: run, frameCount: frameCount)
    trace.fingerprint = manifest.fingerprint
    return try trace.contents(ofFile: path)
  }

  /// Returns the manifest without frames.
  private func header(_ run: FilmRun) -> Manifest {
    let fingerprint = Fingerprint(source)
    var manifest = Manifest(
      film: FilmType.name, canvas: run.stage.manifestCanvas, settings: settings.described,
      fingerprint: fingerprint.description, firstFrame: numbers.first ?? 0, frames: [])
    manifest.ingredients = fingerprint.ingredients
    manifest.parameters = source.parameters
    manifest.renderer = Renderer.version
    manifest.filmFrameCount = frameCount
    manifest.files = FileChecksum.described(Set(filesRead + run.filesRead))
    return manifest
  }

  /// A note if a video of the whole film was replaced by one of a part of it.
  private var partialVideoNote: [String] {
    guard let video = settings.video, settings.chunk == nil, !isWhole, earlier.hadWholeVideo(video)
    else { return [] }
    let frames = numbers.count == 1 ? "1 frame" : "\(numbers.count) frames"
    return [
      "\"\(video)\" had all \(frameCount) frames of the film and now has \(frames): "
        + "\"assemble \(settings.folder)\" restores the whole film, --no-video keeps the file"
    ]
  }

  /// A note if frames are skipped while the sound continues.
  private var soundNote: [String] {
    guard settings.video != nil, settings.encoding.audio != nil, let first = numbers.first,
      let last = numbers.last, last - first >= numbers.count
    else { return [] }
    return [
      "frames are skipped, but the sound continues from frame \(first): they are out of sync"
    ]
  }

  private func summary(
    kept: Int, isVideoKept: Bool, _ manifest: Manifest, _ encoder: VideoEncoder?
  ) -> RenderSummary {
    RenderSummary(
      frameCount: numbers.count, keptCount: kept,
      isVideoKept: isVideoKept && settings.video != nil,
      obstacle: settings.reuse == .none || kept == numbers.count
        ? nil : earlier.obstacle(for: manifest),
      firstFile: settings.writesFrames
        ? numbers.first.map { folder.path(ofFrame: $0) } : nil,
      manifest: settings.writesManifest ? settings.manifestPath : nil, video: settings.video,
      times: settings.times?.collected,
      notes: (encoder?.notes ?? []) + partialVideoNote + soundNote, files: manifest.files ?? [:])
  }
}

extension PNGTar {
  /// Creates an archive of a render's frames that ends with its manifest.
  fileprivate convenience init(
    to stream: FileDescriptor, _ format: FrameFormat, _ settings: RenderSettings,
    _ record: RenderRecord
  ) {
    self.init(
      to: stream, format: format, compression: settings.compression, awaitsManifest: true,
      record: record)
  }
}
