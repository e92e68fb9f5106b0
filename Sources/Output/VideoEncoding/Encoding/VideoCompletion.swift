import Failures
import OutputFiles
import Foundation
import Sinks
import VirtualTime

/// The steps after all frames are encoded: the palette of a GIF, the sound, the check.
///
/// All files are created in the output's folder; the last one is the complete video.
struct VideoCompletion: Sendable {
  private let format: VideoFormat
  private let job: EncodingJob

  /// The file that frames are encoded into.
  private let encoded: TemporaryFile

  /// The file that becomes the output.
  private let final: TemporaryFile

  /// Creates the temporary files.
  init(_ format: VideoFormat, _ job: EncodingJob) throws(FlipbookError) {
    self.format = format
    self.job = job
    encoded = try job.file(ending: format.codec.hasPalette ? ".nut" : "")
    let isLast = !format.codec.hasPalette && format.settings.audio == nil
    final = isLast ? encoded : try job.file()
  }

  /// Returns ffmpeg's arguments to encode frames from standard input.
  func arguments(encoder: CodecEncoder) -> [String] {
    format.codec.hasPalette
      ? format.storingArguments(output: encoded.name)
      : format.encodingArguments(encoder: encoder, output: encoded.name)
  }

  /// Completes a video of `count` frames, the first of which is frame `firstNumber` of the film;
  /// `original` is the frame that the written file is compared with.
  func complete(
    count: Int, firstNumber: Int, original: VideoSample.Original?
  ) throws(FlipbookError) -> (file: TemporaryFile, notes: [String]) {
    var notes: [String] = []
    let shown = (count + format.step - 1) / format.step
    if format.codec.hasPalette { try drawGIF(count: count) }
    if let audio = format.settings.audio, let stored = format.audio {
      let mix = AudioMix(
        audio, rate: format.frames.rate, frameCount: count, firstFrame: firstNumber, format: stored)
      notes = try mix.mux(into: encoded, as: format, output: final, job)
    }
    if format.settings.isChecked {
      let expected = VideoExpectation(format, frameCount: shown, totalFrameCount: count)
      try VideoCheck(job, expected).check(final.path, original: original)
    }
    return (final, notes)
  }

  /// Computes the palette of all frames, then encodes the GIF. These are two passes over a file,
  /// because in one pass ffmpeg would keep every frame in memory.
  private func drawGIF(count: Int) throws(FlipbookError) {
    let palette = try job.file(ending: ".png")
    let input = ["-i", "file:\(encoded.name)"]
    try job.run(
      input + [
        "-vf", "palettegen=reserve_transparent=1:stats_mode=full", "-frames:v", "1",
        "-threads", "1", "-f", "image2", "-update", "1", "-y", "file:\(palette.name)",
      ], purpose: "compute the palette of \"\(job.path)\"")
    let rate = format.frames.rate
    // In hundredths of a second. Each time is rounded separately, so that errors don't add up.
    func time(ofFrame number: Int) -> Int {
      Int((Double(100 * number * rate.denominator) / Double(rate.numerator)).rounded())
    }
    let last = (count - 1) / format.step * format.step
    // Players extend a delay of less than two hundredths to ten.
    let delay = max(2, time(ofFrame: count) - time(ofFrame: last))
    try job.run(
      input + [
        "-i", "file:\(palette.name)", "-filter_complex",
        "[0:v][1:v]paletteuse=dither=sierra2_4a:diff_mode=rectangle:alpha_threshold=128[v]",
        "-map", "[v]", "-fps_mode", "passthrough", "-c:v", "gif", "-threads", "1",
        "-flags:v", "+bitexact", "-final_delay", "\(delay)",
      ] + format.container.arguments + format.settings.arguments
        + ["-y", "file:\(final.name)"], purpose: "encode \"\(job.path)\"")
  }
}
