package import Failures
import OutputFiles
import Foundation
import Synchronization
package import VirtualTime

/// Joins videos of one film's chunks into one, frame by frame as they were encoded.
///
/// Nothing is encoded anew: the frames of the whole are, bit by bit, those of the chunks. Each stands
/// where its number says, as nearly as the container's clock can tell. Chunks that tell in their comments
/// what part of what film they are stand in its order, and have to be all of it; others stand in the
/// order in which they are given.
package final class VideoJoin: Sendable {
  /// Where the video goes.
  package let path: String

  /// How many frames the whole has, and what the user should know of it.
  package typealias Result = (frameCount: Int, notes: [String])

  /// A chunk's file, and what ffprobe says of it.
  private typealias Chunk = (path: String, probe: VideoProbe)

  private let paths: [String]
  private let rate: FrameRate
  private let audio: AudioTrack?
  private let firstFrame: Int
  private let isChecked: Bool
  private let job: EncodingJob

  /// A join of the videos at `chunks`, of frames at `rate`, into the file at `path`, with
  /// the sound `audio` as it is from frame `firstFrame` of the film on.
  ///
  /// ffmpeg and ffprobe are looked for in the folders of `searchPath`.
  package init(
    _ chunks: [String], to path: String, rate: FrameRate, audio: AudioTrack? = nil,
    firstFrame: Int = 0, isChecked: Bool = true,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    guard !chunks.isEmpty else {
      throw FlipbookError(.noFrames, "\"\(path)\" would be a video of no chunks.")
    }
    (self.path, paths, self.rate) = (path, chunks, rate)
    (self.audio, self.firstFrame, self.isChecked) = (audio, firstFrame, isChecked)
    job = EncodingJob(try FFmpeg(searchPath: searchPath), path: path)
  }

  /// Joins them; returns how many frames the whole has, and what the user should know of it. An error
  /// that names the file if chunks differ in what has to be the same.
  package func write() throws(FlipbookError) -> Result {
    do {
      let container = try VideoContainer(path: path)
      try WholeFile.check(path)
      try checkPlace()
      try audio?.check(job.ffmpeg)
      let chunks = try inOrder(read(container))
      try OutputFolder(of: path).create()
      let file = try job.file()
      var notes = try join(chunks, container, to: file)
      if chunks.count > 1, chunks.allSatisfy({ $0.probe.part == nil }) {
        notes.append("the videos don't tell what parts of a film they are: they stand as given")
      }
      let count = chunks.reduce(0) { $0 + $1.probe.times.count }
      if isChecked { try check(file.path, chunks, count) }
      try job.complete(file)
      return (count, notes)
    } catch {
      job.removeFiles()
      throw error
    }
  }

  /// Throws if the whole would take the place of a chunk, or of the sound.
  private func checkPlace() throws(FlipbookError) {
    try audio?.check(output: path)
    guard let chunk = paths.first(where: { FileIdentity.areOfOneFile($0, path) }) else { return }
    throw FlipbookError(
      .badSetting, "\"\(path)\" is one of the chunks, \"\(chunk)\".", hint: "Name another file.")
  }

  private func join(
    _ chunks: [Chunk], _ container: VideoContainer, to file: TemporaryFile
  ) throws(FlipbookError) -> [String] {
    let probes = chunks.map(\.probe)
    let list = try list(chunks, container)
    let input = ["-f", "concat", "-safe", "0", "-i", "file:\(list.path)"]
    let copying = copying(probes, container)
    let codec = VideoCodec(probedAs: probes[0].video.codecName ?? "")
    guard let audio, let stored = container.audio(beside: codec) else {
      try job.run(
        input + ["-map", "0:v:0", "-c:v", "copy"] + copying + container.arguments
          + ["-y", "file:\(file.path)"], purpose: "join the chunks to \"\(path)\"")
      return probes.contains { $0.audio != nil }
        ? ["the chunks' own sound is left out: --audio gives the whole one"] : []
    }
    let mix = AudioMix(
      audio, rate: rate, frameCount: probes.reduce(0) { $0 + $1.times.count },
      firstFrame: firstFrame, format: stored)
    return try mix.mux(
      input: input, copying: copying, container, output: file.path, job)
  }

  /// Gives up: ends what runs and removes what it has written. `write` then fails.
  package func abandon() { job.cancel() }

  static func missing(_ path: String) -> FlipbookError {
    FlipbookError(
      .unreadable, "The chunk \"\(path)\" was not found.",
      hint: "Name all chunks' videos, in whatever order: assemble a.mp4 b.mp4 --video whole.mp4")
  }

  /// Looks at the chunks; an error unless they can be joined.
  private func read(_ container: VideoContainer) throws(FlipbookError) -> [Chunk] {
    guard !container.isPicture else {
      throw FlipbookError(
        .badSetting, "Chunks can't be joined to a .\(container.name) file.",
        hint: "Join videos, or make the picture from frames.")
    }
    var chunks: [Chunk] = []
    for path in paths {
      guard FileKind(path) == .file else {
        throw Self.missing(path)
      }
      let probe = try probe(path)
      try check(probe, of: path)
      if let first = chunks.first, let difference = ChunkTraits(probe).difference(from: first.probe)
      {
        throw FlipbookError(
          .malformed, "The chunk \"\(path)\" can't be joined to \"\(first.path)\": \(difference).",
          hint: "Render all chunks of the same film with the same settings.")
      }
      chunks.append((path, probe))
    }
    guard try VideoContainer(path: paths[0]) == container else {
      throw FlipbookError(
        .badSetting, "\"\(path)\" is of another kind than its chunks, such as \"\(paths[0])\".",
        hint: "Let it end as these do.")
    }
    return chunks
  }

  /// The chunks in the order of their film, if they tell what parts they are. All do or none.
  private func inOrder(_ chunks: [Chunk]) throws(FlipbookError) -> [Chunk] {
    let parts = chunks.compactMap(\.probe.part)
    guard !parts.isEmpty else { return chunks }
    if let other = chunks.first(where: { $0.probe.part == nil }) {
      throw FlipbookError(
        .malformed, "\"\(other.path)\" doesn't tell what part of the film it is, as others do.",
        hint: "Give all chunks as `render --chunk` wrote them: each tells it in its comment.")
    }
    return try parts.filmOrder(of: chunks.map(\.path)).map { chunks[$0] }
  }

  private func probe(_ chunk: String) throws(FlipbookError) -> VideoProbe {
    do {
      return try VideoProbe(chunk, job, purpose: "look at it")
    } catch {
      guard error.code == .encoderFailed else { throw error }
      throw FlipbookError(
        .unreadable, "The chunk \"\(chunk)\" can't be read as a video: \(error.message)",
        hint: "Render it again.")
    }
  }

  /// Throws unless the chunk's frames stand at the film's rate, from 0 on.
  private func check(_ probe: VideoProbe, of chunk: String) throws(FlipbookError) {
    guard let fault = FrameTimes(rate).fault(of: probe) else { return }
    throw FlipbookError(
      .malformed, "The chunk \"\(chunk)\" has \(fault).",
      hint: "The film has \(rate) frames a second. Was the chunk rendered at that rate, and whole?")
  }

  /// The list of chunks, as ffmpeg's concat demuxer reads it. Each begins where its number of frames
  /// says: a duration is the difference of rounded ends, so that nothing adds up.
  private func list(
    _ chunks: [Chunk], _ container: VideoContainer
  ) throws(FlipbookError) -> TemporaryFile {
    let list = try job.file(ending: ".ffconcat")
    var (text, done) = ("ffconcat version 1.0\n", 0)
    func microseconds(_ frames: Int) -> Int {
      let product = frames * rate.denominator * 1_000_000
      return (2 * product + rate.numerator) / (2 * rate.numerator)
    }
    for (chunk, probe) in chunks {
      let count = probe.times.count
      guard !chunk.contains(where: \.isNewline) else {
        throw FlipbookError(.badSetting, "The chunk \"\(chunk)\" has a line break in its name.")
      }
      let file = probe.audio == nil ? chunk : try withoutSound(chunk, container)
      let name = URL(fileURLWithPath: file).path.replacing("'", with: "'\\''")
      let length = microseconds(done + count) - microseconds(done)
      text += "file 'file:\(name)'\nduration \(length)us\n"
      done += count
    }
    try list.write(Array(text.utf8))
    return list
  }

  /// A chunk's pictures alone, in a file of their own. With sound it begins before its first frame, with
  /// what the sound's decoder needs, and all would come that much later.
  private func withoutSound(
    _ chunk: String, _ container: VideoContainer
  ) throws(FlipbookError) -> String {
    let file = try job.file()
    try job.run(
      ["-i", "file:\(chunk)", "-map", "0:v:0", "-c", "copy"] + container.arguments
        + ["-y", "file:\(file.path)"], purpose: "take the pictures out of \"\(chunk)\"")
    return file.path
  }

  /// What is told beside `copy`. Each packet's time is moved to the frame's that it is nearest to:
  /// Matroska's chunks have theirs in whole milliseconds, which don't add up. Packets are decoded one a
  /// frame, from as early on as the chunk that needs it most: short ones need less, and would overlap.
  private func copying(_ probes: [VideoProbe], _ container: VideoContainer) -> [String] {
    let frame = "(\(rate.denominator)/\(rate.numerator))"
    func snapped(_ time: String) -> String { "round(round(\(time)*TB/\(frame))*\(frame)/TB)" }
    let lead =
      probes.map { probe in
        -Double(probe.firstDecoding) * (probe.video.tick?.value ?? 0) * rate.framesPerSecond
      }.max() ?? 0
    let decoding =
      container.isMatroska
      ? snapped("DTS") : "round((N-\(Int(lead.rounded())))*\(frame)/TB)"
    let video = probes[0].video
    let tags = VideoCodec(probedAs: video.codecName ?? "")?
      .streamTags(in: container, hasAlphaBeside: video.hasAlphaBeside)
    return ["-bsf:v", "setts=pts=\(snapped("PTS")):dts=\(decoding)"] + (tags ?? [])
  }

  /// Throws unless the whole has all frames in their places, and begins as the first chunk does.
  private func check(
    _ path: String, _ chunks: [Chunk], _ count: Int
  ) throws(FlipbookError) {
    let probe = try VideoProbe(path, job)
    var fault =
      ChunkTraits(probe).difference(from: chunks[0].probe) ?? FrameTimes(rate).fault(of: probe)
    if probe.times.count != count { fault = "\(probe.times.count) frames, not \(count)" }
    if audio != nil, probe.audio == nil { fault = "no sound" }
    if fault == nil {
      let decoder =
        probe.video.hasAlphaBeside
        ? VideoDecoder.decoderWithAlpha(of: probe.video.codecName ?? "") : nil
      let first = try VideoDecoder(frame: 0, of: path, decoder: decoder, by: job.ffmpeg).next()
      let original = try VideoDecoder(
        frame: 0, of: chunks[0].path, decoder: decoder, by: job.ffmpeg
      ).next()
      if first == nil || first != original { fault = "another first frame" }
    }
    guard let fault else { return }
    throw FlipbookError(
      .encoderFailed, "\"\(self.path)\" is not what its chunks make: it has \(fault).",
      hint: "It was not kept.")
  }
}

/// What all chunks of a film have in common.
struct ChunkTraits {
  private let traits: [(name: String, value: String)]

  init(_ probe: VideoProbe) {
    let video = probe.video
    traits = [
      ("codec", video.codecName ?? "none"),
      ("size", "\(video.width ?? 0) × \(video.height ?? 0)"),
      ("pixel format", video.pixFmt ?? "none"), ("alpha", video.hasAlphaBeside ? "yes" : "no"),
      ("colour range", video.colorRange ?? "none"), ("colour matrix", video.colorSpace ?? "none"),
      ("transfer", video.colorTransfer ?? "none"), ("primaries", video.colorPrimaries ?? "none"),
      ("encoder's settings", video.extradataHash ?? "none"),
    ]
  }

  /// What is not as in `other`, in words; nil if all is.
  func difference(from other: VideoProbe) -> String? {
    for (own, its) in zip(traits, ChunkTraits(other).traits) where own.value != its.value {
      return own.name == "encoder's settings"
        ? "it was encoded with other settings" : "its \(own.name) is \(own.value), not \(its.value)"
    }
    return nil
  }
}
