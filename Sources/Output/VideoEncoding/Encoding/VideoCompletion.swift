import Failures
import OutputFiles
import Foundation
import Sinks
import VirtualTime

/// What is left to be done when all frames are encoded: the palette of a GIF, the sound, the check.
///
/// Files are made beside the output; the last one is whole.
struct VideoCompletion: Sendable {
  private let format: VideoFormat
  private let job: EncodingJob

  /// The file that frames are encoded into.
  private let encoded: TemporaryFile

  /// The file that becomes the output.
  private let final: TemporaryFile

  /// Makes the files that are written first.
  init(_ format: VideoFormat, _ job: EncodingJob) throws(FlipbookError) {
    (self.format, self.job) = (format, job)
    encoded = try job.file(ending: format.codec.hasPalette ? ".nut" : "")
    let isLast = !format.codec.hasPalette && format.settings.audio == nil
    final = isLast ? encoded : try job.file()
  }

  /// What ffmpeg is told to encode frames from standard input with.
  func arguments(encoder: CodecEncoder) -> [String] {
    format.codec.hasPalette
      ? format.storingArguments(output: encoded.path)
      : format.encodingArguments(encoder: encoder, output: encoded.path)
  }

  /// Does what is left for a film of `count` frames, of which the first is number `firstNumber` of the
  /// whole; `sample` is the frame to be held against what was written.
  func complete(
    count: Int, firstNumber: Int, sample: VideoSample?
  ) throws(FlipbookError) -> (file: TemporaryFile, notes: [String]) {
    var notes: [String] = []
    let shown = (count + format.step - 1) / format.step
    if format.codec.hasPalette { try drawGIF(count: count) }
    if let audio = format.settings.audio, let stored = format.audio {
      let mix = AudioMix(
        audio, rate: format.frames.rate, frameCount: count, firstFrame: firstNumber, format: stored)
      notes = try mix.mux(into: encoded.path, as: format, output: final.path, job)
    }
    if format.settings.isChecked {
      let expected = VideoExpectation(format, frameCount: shown, totalFrameCount: count)
      try VideoCheck(job, expected).check(final.path, sample: sample)
    }
    return (final, notes)
  }

  /// Makes the palette of all frames, then the GIF: two passes over a file, since ffmpeg would keep
  /// every frame in memory to do both in one.
  private func drawGIF(count: Int) throws(FlipbookError) {
    let palette = try job.file(ending: ".png")
    let input = ["-i", "file:\(encoded.path)"]
    try job.run(
      input + [
        "-vf", "palettegen=reserve_transparent=1:stats_mode=full", "-frames:v", "1",
        "-threads", "1", "-f", "image2", "-update", "1", "-y", "file:\(palette.path)",
      ], purpose: "make the palette of \"\(job.path)\"")
    let rate = format.frames.rate
    // In hundredths of a second, each rounded by itself: none drifts.
    func time(ofFrame number: Int) -> Int {
      Int((Double(100 * number * rate.denominator) / Double(rate.numerator)).rounded())
    }
    let last = (count - 1) / format.step * format.step
    // Players show what stands for less than two hundredths for ten.
    let delay = max(2, time(ofFrame: count) - time(ofFrame: last))
    try job.run(
      input + [
        "-i", "file:\(palette.path)", "-filter_complex",
        "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle:alpha_threshold=128[v]",
        "-map", "[v]", "-fps_mode", "passthrough", "-c:v", "gif", "-threads", "1",
        "-flags:v", "+bitexact", "-final_delay", "\(delay)",
      ] + format.container.arguments + format.settings.arguments
        + ["-y", "file:\(final.path)"], purpose: "encode \"\(job.path)\"")
  }
}
