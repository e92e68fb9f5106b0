package import Failures
import OutputFiles
package import FilmStage
import Foundation
import Images
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
  /// Renders the film as `settings` say. `progress` hears, on the calling thread, how many of how
  /// many frames have been handed on to be drawn. `frameCount` is how many the film has, if that is
  /// known: nil counts them.
  package static func render(
    _ settings: RenderSettings, source: FilmSource<Self> = FilmSource(), frameCount: Int? = nil,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(FlipbookError) -> RenderSummary {
    try settings.checkPlaces()
    var source = source
    source.protectFiles { settings.replacement(of: $0) }
    guard let frameCount else {
      let run = try FilmRun(source, limits: settings.limits)
      let count = try run.countFrames()
      return try FilmRendering(settings, source, frameCount: count, filesRead: run.filesRead)
        .perform(progress)
    }
    return try FilmRendering(settings, source, frameCount: frameCount).perform(progress)
  }
}

/// One render of a film: what is to be drawn, what is there already, and what is left when it is done.
struct FilmRendering<FilmType: Film> {
  private let settings: RenderSettings
  private let source: FilmSource<FilmType>
  private let frameCount: Int
  /// What the film has read while its frames were counted.
  private let filesRead: [String]
  /// The frames that are wanted: in the order in which they are, and in rising order.
  private let passes: [[Int]]
  private let numbers: [Int]
  /// Their places among all that were asked for, which are so many.
  private let places: Range<Int>
  private let total: Int
  /// What stands on the disk before.
  private let earlier: EarlierRender
  private var folder: RenderFolder { settings.renderFolder }
  private var isWhole: Bool { numbers.count == frameCount }

  init(
    _ settings: RenderSettings, _ source: FilmSource<FilmType>, frameCount: Int,
    filesRead: [String] = []
  ) throws(FlipbookError) {
    (self.source, self.frameCount, self.filesRead) = (source, frameCount, filesRead)
    let all = try settings.frames.resolved(in: frameCount)
    (places, total) = (settings.chunk?.places(among: all.count) ?? 0..<all.count, all.count)
    let numbers = Array(all[places])
    var settings = settings
    // A chunk beyond the film's end.
    if numbers.isEmpty { settings.video = nil }
    // A video or an archive wants its frames in rising order; files don't mind.
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
    // A video alone leaves what is known of the frames that are there. Of a chunk's video its manifest
    // tells, unless the same is there as files.
    if !settings.writesFrames,
      settings.chunk == nil
        ? earlier.hasFiles : earlier.hasOwnFiles(madeFrom: Fingerprint(source).description)
    {
      settings.writesManifest = false
    }
    (self.settings, self.numbers) = (settings, numbers)
  }

  // MARK: Performing

  func perform(_ progress: (Int, Int) -> Void) throws(FlipbookError) -> RenderSummary {
    var run = try FilmRun(source, limits: settings.limits, tracing: tracing)
    var manifest = header(run)
    var files = manifest.files ?? [:]
    let kept = try keptFrames(manifest, &files)
    // A render of some frames doesn't forget the others.
    let others = otherFrames(manifest)
    // What is drawn anew stays what it is until then.
    let former =
      settings.writesFrames
      ? earlier.notedFrames(madeLike: manifest, among: numbers, besides: kept) : []
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
    if isAllKept {
      try begin()
    } else {
      try draw(&run, encoder, record, progress, whenOpen: begin)
    }
    manifest.video = try settings.video.map { path throws(FlipbookError) in try video(path) }
    let last = max(numbers.last ?? 0, others.last?.number ?? 0)
    if let trace = settings.tracePath { try writeTrace(to: trace, of: run, manifest, upTo: last) }
    try record.note(filesRead: run.filesRead)
    manifest.files = record.files
    if settings.writesManifest {
      manifest.frames = (record.frames + others).sorted { $0.number < $1.number }
      manifest.firstFrame = manifest.frames.first?.number ?? 0
      try manifest.write(to: settings.manifestPath)
      if settings.writesFrames { folder.removeJournal(of: settings.chunk) }
    }
    return summary(kept: kept.count, isVideoKept: isAllKept, manifest, encoder)
  }

  private var tracing: Tracing { settings.tracePath == nil ? .none : .brief }

  /// The frames of an earlier render that needn't be rendered again. `files` get what those depend on.
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

  /// The frames of the same film that aren't asked for now, but are there.
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

  /// Draws what is to be drawn. For a video that is every frame; files are written of those that are
  /// not kept.
  private func draw(
    _ run: inout FilmRun, _ encoder: VideoEncoder?, _ record: RenderRecord,
    _ progress: (Int, Int) -> Void, whenOpen begin: () throws(FlipbookError) -> Void
  ) throws(FlipbookError) {
    var passes = (settings.video == nil ? passes.map { $0.filter { !record.keeps($0) } } : passes)
      .filter { !$0.isEmpty }
    // A chunk beyond the film's end has an archive and a manifest too.
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
      }
      if let archive { try end(archive, record, header(run)) }
    }
  }
}

// MARK: - Files

extension FilmRendering {
  /// What encodes the video; nil if none is asked for.
  private func videoEncoder(
    _ format: FrameFormat, _ manifest: Manifest
  ) throws(FlipbookError) -> VideoEncoder? {
    guard let video = settings.video else { return nil }
    var encoding = settings.encoding
    if settings.chunk != nil {
      encoding.part = VideoPart(
        film: manifest.film, fingerprint: manifest.fingerprint, frames: settings.frames.description,
        places: places, total: total)
    }
    return try VideoEncoder(
      path: video, format: format, settings: encoding, searchPath: settings.searchPath)
  }

  /// Writes the manifest to an archive of frames, and the archive's end.
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
    _ record: RenderRecord, _ done: [Manifest.Frame], _ manifest: Manifest
  ) throws(FlipbookError) {
    guard settings.writesManifest else { return }
    // The manifest needs its folder even if no frames are written there.
    try OutputFolder(settings.folder).create()
    try WholeFile.check(settings.manifestPath)
    if let trace = settings.tracePath { try WholeFile.check(trace) }
    if settings.writesFrames {
      record.begin(
        try RenderJournal(folder.journalPath(of: settings.chunk), of: manifest, done: done) {
          () throws(FlipbookError) in
          try checkEarlier()
          try folder.checkIsFree(for: settings.chunk)
        })
    }
    folder.removeManifest(of: settings.chunk)
    // What is told of parts is told of the whole from now on, and a longer film has left too much.
    guard settings.writesFrames, settings.chunk == nil, isWhole else { return }
    earlier.removeLeftovers(of: FilmType.name, from: frameCount)
  }

  /// Throws if another render has ended since this one looked at what is there, and counts on it.
  private func checkEarlier() throws(FlipbookError) {
    guard settings.reuse != .none || !isWhole, !earlier.isCurrent else { return }
    throw FlipbookError(
      .busy, "Another render has just written “\(settings.folder)”.",
      hint: "Start this one again: it keeps what is there.")
  }

  private func video(_ path: String) throws(FlipbookError) -> Manifest.Video {
    guard let checksum = FileChecksum.of(path) else {
      throw FlipbookError(.outputFailed, "The video “\(path)” is gone again.")
    }
    return Manifest.Video(file: path, checksum: checksum)
  }

  /// Writes what has happened up to the last of the frames that the manifest tells of.
  private func writeTrace(
    to path: String, of run: FilmRun, _ manifest: Manifest, upTo last: Int
  ) throws(FlipbookError) {
    try run.stage.advance(to: run.stage.format.rate.instant(ofFrame: last))
    var trace = Trace(film: FilmType.name, of: run, frameCount: frameCount)
    trace.fingerprint = manifest.fingerprint
    try trace.write(to: path)
  }

  /// The manifest without frames.
  private func header(_ run: FilmRun) -> Manifest {
    let fingerprint = Fingerprint(source)
    var manifest = Manifest(
      film: FilmType.name, canvas: run.stage.manifestCanvas, settings: settings.described,
      fingerprint: fingerprint.description, firstFrame: numbers.first ?? 0, frames: [])
    (manifest.ingredients, manifest.parameters) = (fingerprint.ingredients, source.parameters)
    (manifest.renderer, manifest.filmFrameCount) = (Renderer.version, frameCount)
    manifest.files = FileChecksum.described(Set(filesRead + run.filesRead))
    return manifest
  }

  /// Tells that a video which held all of the film holds a part of it now.
  private var partialVideoNote: [String] {
    guard let video = settings.video, settings.chunk == nil, !isWhole, earlier.hadWholeVideo(video)
    else { return [] }
    let frames = numbers.count == 1 ? "1 frame" : "\(numbers.count) frames"
    return [
      "“\(video)” had all \(frameCount) frames of the film and now has \(frames): "
        + "“assemble \(settings.folder)” makes the whole again, --no-video leaves it"
    ]
  }

  /// Tells that the sound plays on where frames are left out.
  private var soundNote: [String] {
    guard settings.video != nil, settings.encoding.audio != nil, let first = numbers.first,
      let last = numbers.last, last - first >= numbers.count
    else { return [] }
    return [
      "frames are left out, the sound plays on from frame \(first): they are not in step"
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
  /// An archive of a render's frames, which ends with its manifest.
  fileprivate convenience init(
    to stream: FileDescriptor, _ format: FrameFormat, _ settings: RenderSettings,
    _ record: RenderRecord
  ) {
    self.init(
      to: stream, format: format, compression: settings.compression, awaitsManifest: true,
      record: record)
  }
}
