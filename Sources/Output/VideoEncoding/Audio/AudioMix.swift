import Failures
import OutputFiles
import Foundation
package import VirtualTime

// A sound becomes part of a video in three steps:
//   decode    the part that is asked for, as samples in a file; its length is known then
//   measure   how loud that is, if it is to be of some loudness
//   mux       faded, moved and cut to the film's length, to a sample, beside the pictures as they are

/// A track, put in its place beside the frames of one output.
package struct AudioMix {
  private let track: AudioTrack
  private let format: AudioFormat
  private let frameCount: Int
  private let rate: FrameRate
  private let firstFrame: Int

  /// The sound of `frameCount` frames from `firstFrame` of the film on: it is what is heard with those.
  package init(
    _ track: AudioTrack, rate: FrameRate, frameCount: Int, firstFrame: Int, format: AudioFormat
  ) {
    (self.track, self.format, self.rate) = (track, format, rate)
    (self.frameCount, self.firstFrame) = (frameCount, firstFrame)
  }

  /// What is to be written: samples of all channels together count as one.
  package struct Plan: Equatable {
    /// The samples of the sound that are heard.
    package var heard: Range<Int>
    /// How many samples of silence come before them.
    package var silence: Int
    /// How many samples there are with all silence.
    package var length: Int

    package init(heard: Range<Int>, silence: Int, length: Int) {
      (self.heard, self.silence, self.length) = (heard, silence, length)
    }
  }

  /// How many samples pass in the frames: never more than those last.
  package var length: Int { Self.samples(frameCount, rate, .down) }

  /// The plan for a sound of `count` samples.
  package func plan(count: Int) -> Plan {
    let start = Self.samples(firstFrame, rate, .toNearestOrAwayFromZero)
    let offset = Self.samples(track.offset)
    let first = min(max(0, start - offset), count)
    let silence = min(max(0, offset - start), length)
    let end = min(count, first + length - silence)
    return Plan(heard: first..<max(first, end), silence: silence, length: length)
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

  /// Puts the sound beside the video at `video`, which is not encoded anew, into `output`. Returns what
  /// the user should know.
  func mux(
    into video: String, as videoFormat: VideoFormat, output: String, _ job: EncodingJob
  ) throws(FlipbookError) -> [String] {
    try mux(
      input: ["-i", "file:\(video)"], copying: videoFormat.streamTags + videoFormat.comment,
      videoFormat.container,
      output: output, job)
  }

  /// Puts the sound beside the video that ffmpeg reads by `input`.
  func mux(
    input: [String], copying: [String], _ container: VideoContainer, output: String,
    _ job: EncodingJob
  ) throws(FlipbookError) -> [String] {
    let samples = try job.file(ending: ".f32")
    let count = try decode(to: samples, job)
    let plan = plan(count: count)
    guard !plan.heard.isEmpty else {
      try write(
        input, ["-f", "lavfi", "-i", "anullsrc=r=\(AudioFormat.sampleRate):cl=stereo"], ["anull"],
        copying, container, plan, output, job)
      return ["\"\(track.path)\" is not heard: it is silent while these frames are shown."]
    }
    let (gain, notes) = try gain(of: samples, job)
    try write(
      input, Self.raw(samples), filters(plan, count: count, gain: gain), copying, container, plan,
      output, job)
    return notes
  }

  /// How a file of samples is read.
  private static func raw(_ file: TemporaryFile) -> [String] {
    ["-f", "f32le", "-ar", "\(AudioFormat.sampleRate)", "-ac", "2", "-i", "file:\(file.path)"]
  }

  /// Writes the part of the track that is asked for as samples; returns how many there are.
  private func decode(to file: TemporaryFile, _ job: EncodingJob) throws(FlipbookError) -> Int {
    var filters = ["aresample=\(AudioFormat.sampleRate)", "aformat=flt:channel_layouts=stereo"]
    filters.append("asetpts=N")
    if let trim = track.trim {
      filters.append(
        "atrim=start_sample=\(Self.samples(trim.lowerBound)):"
          + "end_sample=\(Self.samples(trim.upperBound))")
    }
    try job.run(
      [
        "-i", "file:\(track.path)", "-map", "0:a:0", "-af", filters.joined(separator: ","),
        "-c:a", "pcm_f32le", "-f", "f32le", "-y", "file:\(file.path)",
      ], purpose: "read the audio \"\(track.path)\"")
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size]) as? Int ?? 0
    guard size >= 8 else {
      throw FlipbookError(
        .badSetting, "\"\(track.path)\" has no sound in the part that is asked for.",
        hint: "Is it long enough for --audio-trim?")
    }
    return size / 8
  }

  /// Decibels by which the sound is to be made louder.
  ///
  /// All of the sound counts, not what of it is heard here, so that the chunks of a film agree. It is
  /// changed evenly, as loudnorm does it in its second pass where it can, and less than asked for if
  /// its true peak would pass -1 dB.
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
        .encoderFailed, "ffmpeg told no loudness of \"\(track.path)\".",
        hint: "Leave out --audio-loudness.")
    }
    guard loudness.isFinite, peak.isFinite else {
      return (0, ["\"\(track.path)\" is silent and can't be made \(target) LUFS loud."])
    }
    let gain = min(target - loudness, -1 - peak)
    guard gain < target - loudness - 0.05 else { return (gain, []) }
    let reached = String(format: "%.1f", loudness + gain)
    return (
      gain, ["\"\(track.path)\" gets \(reached) LUFS loud, not \(target): its peaks allow no more."]
    )
  }

  /// What is done to a sound of `count` samples.
  private func filters(_ plan: Plan, count: Int, gain: Double) -> [String] {
    var filters: [String] = []
    if gain != 0 { filters.append("volume=\(String(format: "%.4f", gain))dB:precision=float") }
    let fadeIn = min(Self.samples(track.fadeIn), count)
    if fadeIn > 0 { filters.append("afade=t=in:start_sample=0:nb_samples=\(fadeIn)") }
    let fadeOut = min(Self.samples(track.fadeOut), plan.heard.upperBound)
    if fadeOut > 0 {
      let start = plan.heard.upperBound - fadeOut
      filters.append("afade=t=out:start_sample=\(start):nb_samples=\(fadeOut)")
    }
    filters.append(
      "atrim=start_sample=\(plan.heard.lowerBound):end_sample=\(plan.heard.upperBound)")
    filters.append("asetpts=N")
    if plan.silence > 0 { filters.append("adelay=delays=\(plan.silence)S:all=1") }
    return filters
  }

  private func write(
    _ input: [String], _ sound: [String], _ filters: [String], _ copying: [String],
    _ container: VideoContainer, _ plan: Plan, _ output: String, _ job: EncodingJob
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
        + ["-y", "file:\(output)"], purpose: "put sound beside \"\(job.path)\"")
  }
}
