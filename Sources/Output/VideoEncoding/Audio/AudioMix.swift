import Failures
import OutputFiles
import Foundation
import Processes
package import VirtualTime

// Sound is added to a video in three steps:
//   decode    the requested part is written to a file as samples, which gives its length
//   measure   its loudness is measured, if a loudness is requested
//   mux       it is faded, shifted, cut to the film's length (to the sample) and combined with the
//             unchanged video stream

/// A sound track, aligned with the frames of one output.
package struct AudioMix {
  private let track: AudioTrack
  private let format: AudioFormat
  private let frameCount: Int
  private let rate: FrameRate
  private let firstFrame: Int

  /// Creates the sound for `frameCount` frames, starting at frame `firstFrame` of the film.
  package init(
    _ track: AudioTrack, rate: FrameRate, frameCount: Int, firstFrame: Int, format: AudioFormat
  ) {
    self.track = track
    self.format = format
    self.rate = rate
    self.frameCount = frameCount
    self.firstFrame = firstFrame
  }

  /// The samples to write; one sample covers all channels.
  package struct Plan: Equatable {
    /// The audible range of the sound's samples.
    package var audible: Range<Int>
    /// The number of silent samples before them.
    package var silence: Int
    /// The total number of samples, including all silence.
    package var length: Int

    package init(audible: Range<Int>, silence: Int, length: Int) {
      self.audible = audible
      self.silence = silence
      self.length = length
    }
  }

  /// The number of samples that fit into the duration of the frames, rounded down.
  package var length: Int { Self.samples(frameCount, rate, .down) }

  /// Returns the plan for a sound of `count` samples.
  package func plan(count: Int) -> Plan {
    let start = Self.samples(firstFrame, rate, .toNearestOrAwayFromZero)
    let offset = Self.samples(track.offset)
    let first = min(max(0, start - offset), count)
    let silence = min(max(0, offset - start), length)
    let end = min(count, first + length - silence)
    return Plan(audible: first..<max(first, end), silence: silence, length: length)
  }

  private static func samples(_ seconds: Double) -> Int {
    Int((seconds * Double(AudioFormat.sampleRate)).rounded())
  }

  private static func samples(
    _ frames: Int, _ rate: FrameRate, _ rule: FloatingPointRoundingRule
  ) -> Int {
    let product = frames * rate.denominator * AudioFormat.sampleRate
    return rule == .down
      ? product / rate.numerator : (2 * product + rate.numerator) / (2 * rate.numerator)
  }

  /// Combines the sound with the video at `video`, which isn't encoded again, into `output`.
  /// Returns notes for the user.
  func mux(
    into video: TemporaryFile, as videoFormat: VideoFormat, output: TemporaryFile,
    _ job: EncodingJob
  ) throws(FlipbookError) -> [String] {
    try mux(
      input: ["-i", "file:\(video.name)"], copying: videoFormat.streamTags + videoFormat.comment,
      videoFormat.container,
      output: output, job)
  }

  /// Combines the sound with the video that ffmpeg reads with the arguments `input`.
  func mux(
    input: [String], copying: [String], _ container: VideoContainer, output: TemporaryFile,
    _ job: EncodingJob
  ) throws(FlipbookError) -> [String] {
    let samples = try job.file(ending: ".f32")
    let count = try decode(to: samples, job)
    let plan = plan(count: count)
    guard !plan.audible.isEmpty else {
      try write(
        input, ["-f", "lavfi", "-i", "anullsrc=r=\(AudioFormat.sampleRate):cl=stereo"], ["anull"],
        copying, container, plan, output, job)
      return ["\"\(track.path)\" is not heard: it doesn't play during these frames."]
    }
    let (gain, notes) = try gain(of: samples, job)
    try write(
      input, Self.raw(samples), filters(plan, count: count, gain: gain), copying, container, plan,
      output, job)
    return notes
  }

  /// Returns ffmpeg's arguments to read a file of samples.
  private static func raw(_ file: TemporaryFile) -> [String] {
    ["-f", "f32le", "-ar", "\(AudioFormat.sampleRate)", "-ac", "2", "-i", "file:\(file.name)"]
  }

  /// Writes the requested part of the track as samples; returns their number.
  private func decode(to file: TemporaryFile, _ job: EncodingJob) throws(FlipbookError) -> Int {
    var filters = ["aresample=\(AudioFormat.sampleRate)", "aformat=flt:channel_layouts=stereo"]
    filters.append("asetpts=N")
    if let trim = track.trim {
      filters.append(
        "atrim=start_sample=\(Self.samples(trim.lowerBound)):"
          + "end_sample=\(Self.samples(trim.upperBound))")
    }
    try job.run(
      InputFile.arguments + [
        "-map", "0:a:0", "-af", filters.joined(separator: ","),
        "-c:a", "pcm_f32le", "-f", "f32le", "-y", "file:\(file.name)",
      ], reading: track.path, purpose: "read the audio \"\(track.path)\"")
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size]) as? Int ?? 0
    guard size >= 8 else {
      throw FlipbookError(
        .badSetting, "\"\(track.path)\" has no sound in the requested part.",
        hint: "Check that the file is long enough for --audio-trim.")
    }
    return size / 8
  }

  /// Returns the gain for the requested loudness, in decibels.
  ///
  /// The whole sound is measured, not only the part that is audible, so that all chunks of a film use
  /// the same gain. The gain is constant, like the linear mode of loudnorm's second pass, and
  /// smaller than requested if the true peak would exceed -1 dB.
  private func gain(
    of file: TemporaryFile, _ job: EncodingJob
  ) throws(FlipbookError) -> (Double, notes: [String]) {
    guard let target = track.loudness else { return (0, []) }
    let outcome = try job.ask(
      job.ffmpeg.path,
      ["-hide_banner", "-nostdin", "-nostats"] + Self.raw(file)
        + ["-af", "loudnorm=print_format=json", "-f", "null", "-"],
      purpose: "measure the loudness of \"\(track.path)\"")
    let text = outcome.errors
    guard let start = text.lastIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end,
      let values = try? JSONDecoder().decode(
        [String: String].self, from: Data(text[start...end].utf8)),
      let loudness = values["input_i"].flatMap(Double.init),
      let peak = values["input_tp"].flatMap(Double.init)
    else {
      throw FlipbookError(
        .encoderFailed, "ffmpeg couldn't measure the loudness of \"\(track.path)\".",
        hint: "Leave out --audio-loudness.")
    }
    guard loudness.isFinite, peak.isFinite else {
      return (
        0, ["\"\(track.path)\" is silent: its loudness can't be normalised to \(target) LUFS."]
      )
    }
    let gain = min(target - loudness, -1 - peak)
    guard gain < target - loudness - 0.05 else { return (gain, []) }
    let reached = String(format: "%.1f", loudness + gain)
    return (
      gain,
      [
        "\"\(track.path)\" is normalised to \(reached) LUFS instead of \(target): "
          + "a higher gain would clip its peaks."
      ]
    )
  }

  /// Returns the filters for a sound of `count` samples.
  private func filters(_ plan: Plan, count: Int, gain: Double) -> [String] {
    var filters: [String] = []
    if gain != 0 { filters.append("volume=\(String(format: "%.4f", gain))dB:precision=float") }
    let fadeIn = min(Self.samples(track.fadeIn), count)
    if fadeIn > 0 { filters.append("afade=t=in:start_sample=0:nb_samples=\(fadeIn)") }
    let fadeOut = min(Self.samples(track.fadeOut), plan.audible.upperBound)
    if fadeOut > 0 {
      let start = plan.audible.upperBound - fadeOut
      filters.append("afade=t=out:start_sample=\(start):nb_samples=\(fadeOut)")
    }
    filters.append(
      "atrim=start_sample=\(plan.audible.lowerBound):end_sample=\(plan.audible.upperBound)")
    filters.append("asetpts=N")
    if plan.silence > 0 { filters.append("adelay=delays=\(plan.silence)S:all=1") }
    return filters
  }

  private func write(
    _ input: [String], _ sound: [String], _ filters: [String], _ copying: [String],
    _ container: VideoContainer, _ plan: Plan, _ output: TemporaryFile, _ job: EncodingJob
  ) throws(FlipbookError) {
    let whole =
      filters + [
        "apad=whole_len=\(plan.length)", "atrim=end_sample=\(plan.length)",
        "asetpts=N+\(format.leadIn)",
      ]
    try job.run(
      input + sound + ["-filter_complex", "[1:a]\(whole.joined(separator: ","))[a]"]
        + ["-map", "0:v:0", "-map", "[a]", "-c:v", "copy"] + copying + format.arguments
        + ["-flags:a", "+bitexact", "-threads", "1"] + container.arguments
        + ["-y", "file:\(output.name)"], purpose: "add sound to \"\(job.path)\"")
  }
}
