package import Failures
import OutputFiles
import Foundation
import Synchronization
package import VirtualTime

/// Joins the videos of a film's chunks into one video, without encoding again.
///
/// The encoded frames of the joined video are, bit for bit, those of the chunks. The time of each
/// frame follows from its number, to the precision of the container's clock. If the comments of the
/// chunks state which part of which film each one holds, the chunks are sorted and have to cover
/// the film; otherwise they are joined in the order in which they are given.
package final class VideoJoin: Sendable {
  /// The path of the joined video.
  package let path: String

  /// The number of frames of the joined video, and notes for the user.
  package typealias Result = (frameCount: Int, notes: [String])

  /// A chunk's file and what ffprobe reports about it.
  private typealias Chunk = (path: String, probe: VideoProbe)

  private let paths: [String]
  private let rate: FrameRate
  private let audio: AudioTrack?
  private let firstFrame: Int
  private let isChecked: Bool
  private let job: EncodingJob

  /// Creates a join of the videos at `chunks`, whose frame rate is `rate`, into the file at `path`.
  /// The sound of the result is the part of `audio` that starts at frame `firstFrame` of the film.
  ///
  /// ffmpeg and ffprobe are searched for in the folders of `searchPath`.
  package init(
    _ chunks: [String], to path: String, rate: FrameRate, audio: AudioTrack? = nil,
    firstFrame: Int = 0, isChecked: Bool = true,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    guard !chunks.isEmpty else {
      throw FlipbookError(.noFrames, "There are no chunks to join into \"\(path)\".")
    }
    self.path = path
    paths = chunks
    self.rate = rate
    self.audio = audio
    self.firstFrame = firstFrame
    self.isChecked = isChecked
    job = EncodingJob(try FFmpeg(searchPath: searchPath), path: path)
  }

  /// Joins the chunks and returns the number of frames and notes for the user. Throws an error that
  /// names the file if a chunk's properties differ from those of the first chunk.
  package func write() throws(FlipbookError) -> Result {
    do {
      let container = try VideoContainer(path: path)
      try AtomicFile.check(path)
      try checkPlace()
      try audio?.check(job.ffmpeg)
      let chunks = try inOrder(read(container))
      try OutputFolder(of: path).create()
      let file = try job.file()
      var notes = try join(chunks, container, to: file)
      if chunks.count > 1, chunks.allSatisfy({ $0.probe.part == nil }) {
        notes.append(
          "the videos don't state which part of a film they hold: "
            + "they are joined in the given order")
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

  /// Throws if the joined video would replace a chunk or the sound's file.
  private func checkPlace() throws(FlipbookError) {
    try audio?.check(output: path)
    guard let chunk = paths.first(where: { FileIdentity.areOfOneFile($0, path) }) else { return }
    throw FlipbookError(
      .badSetting, "\"\(path)\" is one of the chunks, \"\(chunk)\".",
      hint: "Choose another file for the joined video.")
  }

  private func join(
    _ chunks: [Chunk], _ container: VideoContainer, to file: TemporaryFile
  ) throws(FlipbookError) -> [String] {
    let probes = chunks.map(\.probe)
    let list = try list(chunks, container)
    let input = ["-f", "concat", "-safe", "0", "-i", "file:\(list.name)"]
    let copying = copying(probes, container)
    let codec = VideoCodec(probedAs: probes[0].video.codecName ?? "")
    guard let audio, let stored = container.audio(with: codec) else {
      try job.run(
        input + ["-map", "0:v:0", "-c:v", "copy"] + copying + container.arguments
          + ["-y", "file:\(file.name)"], purpose: "join the chunks to \"\(path)\"")
      return probes.contains { $0.audio != nil }
        ? ["the chunks' own sound is left out: use --audio to add sound to the joined video"] : []
    }
    let mix = AudioMix(
      audio, rate: rate, frameCount: probes.reduce(0) { $0 + $1.times.count },
      firstFrame: firstFrame, format: stored)
    return try mix.mux(
      input: input, copying: copying, container, output: file, job)
  }

  /// Cancels the join: stops ffmpeg and removes the files that were written. `write` then fails.
  package func abandon() { job.cancel() }

  static func missing(_ path: String) -> FlipbookError {
    FlipbookError(
      .unreadable, "The chunk \"\(path)\" was not found.",
      hint: "Name the videos of all chunks, in any order: assemble a.mp4 b.mp4 --video whole.mp4")
  }

  /// Reads the properties of the chunks; throws unless they can be joined.
  private func read(_ container: VideoContainer) throws(FlipbookError) -> [Chunk] {
    guard !container.isPicture else {
      throw FlipbookError(
        .badSetting, "Chunks can't be joined to a .\(container.name) file.",
        hint: "Join to a video file, or create the animated picture from frames.")
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
        .badSetting,
        "\"\(path)\" has another container format than its chunks, such as \"\(paths[0])\".",
        hint: "Use the file extension of the chunks.")
    }
    return chunks
  }

  /// Returns the chunks in film order if they state which parts they hold; either all do, or none.
  private func inOrder(_ chunks: [Chunk]) throws(FlipbookError) -> [Chunk] {
    let parts = chunks.compactMap(\.probe.part)
    guard !parts.isEmpty else { return chunks }
    if let other = chunks.first(where: { $0.probe.part == nil }) {
      throw FlipbookError(
        .malformed,
        "\"\(other.path)\" doesn't state which part of the film it holds, but other chunks do.",
        hint: "Use all chunks as `render --chunk` wrote them: their comments name the part.")
    }
    return try parts.filmOrder(of: chunks.map(\.path)).map { chunks[$0] }
  }

  private func probe(_ chunk: String) throws(FlipbookError) -> VideoProbe {
    do {
      return try VideoProbe(chunk, job, purpose: "inspect it")
    } catch {
      guard error.code == .encoderFailed else { throw error }
      throw FlipbookError(
        .unreadable, "The chunk \"\(chunk)\" can't be read as a video: \(error.message)",
        hint: "Render it again.")
    }
  }

  /// Throws unless the times of the chunk's frames follow the film's rate, starting at 0.
  private func check(_ probe: VideoProbe, of chunk: String) throws(FlipbookError) {
    guard let fault = FrameTimes(rate).fault(of: probe) else { return }
    throw FlipbookError(
      .malformed, "The chunk \"\(chunk)\" has \(fault).",
      hint: "The film has \(rate) frames per second. Check that the chunk was rendered at this "
        + "rate and is complete.")
  }

  /// Writes the list of chunks for ffmpeg's concat demuxer. The start of each chunk follows from
  /// the number of frames before it: a duration is the difference of two rounded end times, so that
  /// rounding errors don't add up.
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
      let file =
        probe.audio == nil ? try job.link(to: chunk) : try withoutSound(chunk, container)
      let length = microseconds(done + count) - microseconds(done)
      text += "file \(file.name)\nduration \(length)us\n"
      done += count
    }
    try list.write(Array(text.utf8))
    return list
  }

  /// Copies a chunk's video stream to a separate file. A file with sound begins before its first
  /// frame, with samples that the audio decoder needs, which would delay all frames.
  private func withoutSound(
    _ chunk: String, _ container: VideoContainer
  ) throws(FlipbookError) -> TemporaryFile {
    let file = try job.file()
    try job.run(
      InputFile.arguments + ["-map", "0:v:0", "-c", "copy"] + container.arguments
        + ["-y", "file:\(file.name)"], reading: chunk,
      purpose: "extract the video stream of \"\(chunk)\"")
    return file
  }

  /// Returns the arguments for copying the video stream.
  ///
  /// The time of each packet is moved to the nearest frame: times in Matroska chunks are rounded to
  /// milliseconds, and the errors would add up. Decoding times advance by one frame per packet, and
  /// begin as early as in the chunk with the greatest reordering delay: a short chunk has a smaller
  /// delay, so its decoding times would overlap with those of the chunk before.
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
      .streamTags(in: container, hasSeparateAlpha: video.hasSeparateAlpha)
    return ["-bsf:v", "setts=pts=\(snapped("PTS")):dts=\(decoding)"] + (tags ?? [])
  }

  /// Throws unless the joined video has all frames at their times and starts with the first frame
  /// of the first chunk.
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
        probe.video.hasSeparateAlpha
        ? VideoDecoder.decoderWithAlpha(of: probe.video.codecName ?? "") : nil
      let first = try VideoDecoder(frame: 0, of: path, decoder: decoder, by: job.ffmpeg).next()
      let original = try VideoDecoder(
        frame: 0, of: chunks[0].path, decoder: decoder, by: job.ffmpeg
      ).next()
      if first == nil || first != original { fault = "another first frame" }
    }
    guard let fault else { return }
    throw FlipbookError(
      .encoderFailed,
      "The joined video \"\(self.path)\" doesn't match its chunks: it has \(fault).",
      hint: "The file was removed.")
  }
}

/// The properties that have to be the same in all chunks of a film.
struct ChunkTraits {
  private let traits: [(name: String, value: String)]

  init(_ probe: VideoProbe) {
    let video = probe.video
    traits = [
      ("codec", video.codecName ?? "none"),
      ("size", "\(video.width ?? 0) × \(video.height ?? 0)"),
      ("pixel format", video.pixFmt ?? "none"), ("alpha", video.hasSeparateAlpha ? "yes" : "no"),
      ("colour range", video.colorRange ?? "none"), ("colour matrix", video.colorSpace ?? "none"),
      ("transfer", video.colorTransfer ?? "none"), ("primaries", video.colorPrimaries ?? "none"),
      ("encoder's settings", video.extradataHash ?? "none"),
    ]
  }

  /// Describes the first difference from `other`; nil if there is none.
  func difference(from other: VideoProbe) -> String? {
    for (trait, otherTrait) in zip(traits, ChunkTraits(other).traits)
    where trait.value != otherTrait.value {
      return trait.name == "encoder's settings"
        ? "it was encoded with other settings"
        : "its \(trait.name) is \(trait.value), not \(otherTrait.value)"
    }
    return nil
  }
}
