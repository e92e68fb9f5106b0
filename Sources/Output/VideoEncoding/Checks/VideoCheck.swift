import Failures
import OutputFiles
import Foundation
import Processes
import Raster
import Synchronization

/// Checks a written file before it is moved to its final name.
struct VideoCheck {
  private let job: EncodingJob
  private let expected: VideoExpectation

  init(_ job: EncodingJob, _ expected: VideoExpectation) {
    self.job = job
    self.expected = expected
  }

  /// Throws unless the file at `path` is as expected and its frame matches `original` within the
  /// codec's bounds. This takes one run of ffprobe, which decodes nothing, and one of ffmpeg, which
  /// decodes up to that frame, at the same time.
  func check(_ path: String, original: VideoSample.Original?) throws(FlipbookError) {
    let faults = Mutex([Result<String?, FlipbookError>](repeating: .success(nil), count: 2))
    concurrently(2) { index in
      let result = Result { () throws(FlipbookError) in
        if index == 0 { return try fileFault(path) }
        return if let original { try frameFault(path, original) } else { nil as String? }
      }
      faults.withLock { $0[index] = result }
    }
    for result in faults.withLock({ $0 }) {
      if let fault = try result.get() { throw failure(fault) }
    }
  }

  /// Describes what the file has instead of what is expected; nil if it is as expected.
  private func fileFault(_ path: String) throws(FlipbookError) -> String? {
    let fault =
      expected.format.codec.isReadByFFmpeg
      ? expected.fault(of: try VideoProbe(path, job)) : try webPFault(path)
    return fault.map { "it has \($0)" }
  }

  private func failure(_ fault: String) -> FlipbookError {
    FlipbookError(
      .encoderFailed, "\"\(job.path)\" doesn't match the film: \(fault).",
      hint: expected.format.settings.arguments.isEmpty
        ? "The file was removed. Pass --no-check to keep the output of ffmpeg unchecked."
        : "If this is the intended effect of --ffmpeg-arg, pass --no-check to keep the output of "
          + "ffmpeg unchecked.")
  }

  /// Describes the difference between the original and the decoded frame; nil if there is none.
  private func frameFault(
    _ path: String, _ original: VideoSample.Original
  ) throws(FlipbookError) -> String? {
    let (format, number) = (expected.format, original.index)
    guard let decoded = try decode(number, path) else { return "frame \(number) can't be decoded" }
    let bitmap = original.picture.bitmap
    guard (decoded.width, decoded.height) == (bitmap.width, bitmap.height) else {
      return "frame \(number) has \(decoded.width) × \(decoded.height) pixels"
    }
    let comparison = FrameComparison(decoded, original.picture)
    guard let bounds = LossBounds(format) else {
      return comparison.isExact ? nil : "frame \(number) isn't lossless"
    }
    guard comparison.largest > bounds.largest || comparison.overall > bounds.overall else {
      return nil
    }
    let levels = [comparison.largest, comparison.overall, bounds.largest, bounds.overall]
      .map { String(format: "%.1f", $0) }
    return
      "colours of frame \(number) differ by \(levels[0]) of 255 levels in the worst place, "
      + "\(levels[1]) overall; at most \(levels[2]) and \(levels[3]) are allowed"
  }

  private func decode(_ number: Int, _ path: String) throws(FlipbookError) -> Bitmap? {
    let format = expected.format
    if format.codec.isReadByFFmpeg {
      let decoder =
        format.hasSeparateAlpha ? VideoDecoder.decoderWithAlpha(of: format.codec.probedName) : nil
      return try VideoDecoder(frame: number, of: path, decoder: decoder, by: job.ffmpeg).next()
    }
    let (webP, file) = (try WebPFile(path), try job.file())
    try file.write(webP.firstPicture)
    let picture = try VideoDecoder(frame: 0, of: file.path, decoder: nil, by: job.ffmpeg).next()
    return picture.flatMap { webP.canvas(withFirst: $0) }
  }

  /// Returns the permitted error of the last frame's duration, in seconds. The encoder estimates
  /// it, since it receives only the start times of frames, and merges equal frames.
  private func lastFrameSlack(_ file: WebPFile) -> Double {
    0.0015 + (file.durations.count < expected.frameCount ? expected.duration : 0)
  }

  /// Describes the first fault of a WebP file, since ffprobe can't read animated ones; nil if there
  /// is none. The encoder merges equal frames into a longer one.
  private func webPFault(_ path: String) throws(FlipbookError) -> String? {
    let file = try WebPFile(path)
    let format = expected.format
    guard (file.width, file.height) == (format.width, format.height) else {
      return "frames of \(file.width) × \(file.height) pixels, not "
        + "\(format.width) × \(format.height)"
    }
    guard (1...expected.frameCount).contains(file.durations.count) else {
      return "\(file.durations.count) frames, not \(expected.frameCount)"
    }
    let duration = Double(file.durations.reduce(0, +)) / 1000
    // The last frame gets the mean duration of the others; a still picture has no duration.
    guard !file.isStill, abs(duration - expected.duration) > lastFrameSlack(file) else {
      return nil
    }
    return "a duration of \(duration) s, not \(expected.duration) s"
  }
}
