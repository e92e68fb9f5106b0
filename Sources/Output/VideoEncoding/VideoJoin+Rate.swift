package import Failures
import OutputFiles
import Foundation
import VirtualTime

extension VideoJoin {
  /// Creates a join of the videos at `chunks` at the frame rate of the first one.
  package convenience init(
    _ chunks: [String], to path: String, audio: AudioTrack? = nil, isChecked: Bool = true,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    let first = chunks.first ?? ""
    guard FileKind(first) == .file else {
      throw Self.missing(first)
    }
    let probe: VideoProbe
    do {
      probe = try VideoProbe(first, EncodingJob(try FFmpeg(searchPath: searchPath), path: path))
    } catch {
      throw FlipbookError(
        .unreadable, "The chunk \"\(first)\" can't be read as a video: \(error.message)",
        hint: "Render it again.")
    }
    guard let text = probe.video.avgFrameRate, let fraction = VideoProbe.Fraction(text),
      let rate = FrameRate(framesPerSecond: fraction.value)
    else {
      throw FlipbookError(.malformed, "The chunk \"\(first)\" doesn't state its frame rate.")
    }
    try self.init(
      chunks, to: path, rate: rate, audio: audio, isChecked: isChecked, searchPath: searchPath)
  }
}
