import Failures
import OutputFiles
import Foundation
import Raster

/// Looks at a file that was written, before it gets its name.
struct VideoCheck {
  private let job: EncodingJob
  private let expected: VideoExpectation

  init(_ job: EncodingJob, _ expected: VideoExpectation) {
    (self.job, self.expected) = (job, expected)
  }

  /// Throws unless the file at `path` is as expected, and shows `sample` as the codec owes it. It takes
  /// one run of ffprobe, which decodes nothing, and one of ffmpeg, which decodes up to the sample.
  func check(_ path: String, sample: VideoSample?) throws(FlipbookError) {
    let fault =
      expected.format.codec.isReadByFFmpeg
      ? expected.fault(of: try VideoProbe(path, job)) : try webPFault(path)
    if let fault { throw failure("it has \(fault)") }
    guard let sample, let fault = try frameFault(path, sample) else { return }
    throw failure(fault)
  }

  private func failure(_ fault: String) -> FlipbookError {
    FlipbookError(
      .encoderFailed, "\"\(job.path)\" is not what it has to be: \(fault).",
      hint: expected.format.settings.arguments.isEmpty
        ? "It was not kept. --no-check keeps what ffmpeg writes, whatever it is."
        : "Is it what --ffmpeg-arg asks for? --no-check keeps what ffmpeg writes, whatever it is.")
  }

  /// What differs in the frame that was taken for a sample; nil if nothing does.
  private func frameFault(_ path: String, _ sample: VideoSample) throws(FlipbookError) -> String? {
    let format = expected.format
    // A film that is scaled has no frame to be held against.
    guard format.square == nil else { return nil }
    guard let decoded = try decode(sample.index, path) else {
      return "frame \(sample.index) can't be decoded"
    }
    let original = sample.bitmap(format)
    guard (decoded.width, decoded.height) == (original.width, original.height) else {
      return "frame \(sample.index) has \(decoded.width) × \(decoded.height) pixels"
    }
    let comparison = FrameComparison(decoded, original)
    guard let bounds = LossBounds(format) else {
      return comparison.isExact ? nil : "frame \(sample.index) has lost something"
    }
    guard comparison.largest > bounds.largest || comparison.overall > bounds.overall else {
      return nil
    }
    let levels = [comparison.largest, comparison.overall, bounds.largest, bounds.overall]
      .map { String(format: "%.1f", $0) }
    return
      "colours of frame \(sample.index) differ by \(levels[0]) of 255 levels in the worst place, "
      + "\(levels[1]) overall; the codec owes \(levels[2]) and \(levels[3])"
  }

  private func decode(_ number: Int, _ path: String) throws(FlipbookError) -> Bitmap? {
    let format = expected.format
    if format.codec.isReadByFFmpeg {
      let decoder =
        format.hasAlphaBeside ? VideoDecoder.decoderWithAlpha(of: format.codec.probedName) : nil
      return try VideoDecoder(frame: number, of: path, decoder: decoder, by: job.ffmpeg).next()
    }
    let (webP, file) = (try WebPFile(path), try job.file())
    try file.write(webP.firstPicture)
    let picture = try VideoDecoder(frame: 0, of: file.path, decoder: nil, by: job.ffmpeg).next()
    return picture.flatMap { webP.canvas(withFirst: $0) }
  }

  /// How far the encoder's guess at the last frame's duration may be off, in seconds: it knows only
  /// the times at which frames begin, and equal ones are one frame.
  private func lastFrameSlack(_ file: WebPFile) -> Double {
    0.0015 + (file.durations.count < expected.frameCount ? expected.duration : 0)
  }

  /// ffprobe doesn't know moving WebP pictures. The encoder shows equal frames once, for longer.
  private func webPFault(_ path: String) throws(FlipbookError) -> String? {
    let file = try WebPFile(path)
    let format = expected.format
    guard (file.width, file.height) == (format.width, format.height) else {
      return "frames of \(file.width) × \(file.height), not of \(format.width) × \(format.height)"
    }
    guard (1...expected.frameCount).contains(file.durations.count) else {
      return "\(file.durations.count) frames, not \(expected.frameCount)"
    }
    let duration = Double(file.durations.reduce(0, +)) / 1000
    // The last frame lasts as long as the others do on average; what doesn't move has no time.
    guard !file.isStill, abs(duration - expected.duration) > lastFrameSlack(file) else {
      return nil
    }
    return "a duration of \(duration) s, not of \(expected.duration) s"
  }
}
