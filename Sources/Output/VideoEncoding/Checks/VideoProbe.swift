import Failures
import OutputFiles
import Foundation
import Processes

/// The properties of a video that ffprobe reports.
struct VideoProbe: Sendable {
  /// A stream.
  struct Stream: Decodable, Sendable {
    var index: Int
    var codecType: String?
    var codecName: String?
    var width: Int?
    var height: Int?
    var pixFmt: String?
    var colorRange: String?
    var colorSpace: String?
    var colorTransfer: String?
    var colorPrimaries: String?
    var avgFrameRate: String?
    var timeBase: String?
    var duration: String?
    var extradataHash: String?
    var tags: [String: String]?

    /// The length of the clock's tick, in seconds.
    var tick: Fraction? { timeBase.flatMap { Fraction($0) } }

    /// Whether a VP9 stream has separate alpha.
    var hasSeparateAlpha: Bool {
      tags?.contains { $0.key.lowercased() == "alpha_mode" && $0.value == "1" } ?? false
    }
  }

  /// A fraction as ffprobe writes it.
  struct Fraction: Hashable, Sendable {
    var numerator, denominator: Int

    init?(_ text: String) {
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
      numerator = parts[0]
      denominator = parts[1]
    }

    var value: Double { Double(numerator) / Double(denominator) }
  }

  private struct Packet: Decodable {
    var streamIndex: Int
    var pts: Int?
    var dts: Int?
  }

  private struct Container: Decodable {
    var duration: String?
    var tags: [String: String]?
  }

  private struct Answer: Decodable {
    var packets: [Packet]?
    var streams: [Stream]
    var format: Container?
  }

  /// The video stream.
  let video: Stream

  /// The audio stream; nil for none.
  let audio: Stream?

  /// The duration in seconds, if the container states it.
  let duration: Double?

  /// The part of a film that the comment describes; nil if there is no such comment.
  let part: VideoPart?

  /// The presentation times of the frames, in ticks, in ascending order; nil for frames without
  /// one.
  let times: [Int?]

  /// The decoding time of the first frame, in ticks; negative if frames aren't stored in their
  /// order.
  let firstDecoding: Int

  /// Runs ffprobe on the file at `path` without decoding it. Errors state that ffmpeg couldn't
  /// `purpose`.
  init(_ path: String, _ job: EncodingJob, purpose: String? = nil) throws(FlipbookError) {
    let entries =
      "stream=index,codec_type,codec_name,width,height,pix_fmt,color_range,color_space,"
      + "color_transfer,color_primaries,avg_frame_rate,time_base,duration,extradata_hash:"
      + "stream_tags=alpha_mode:format=duration:format_tags=comment:packet=stream_index,pts,dts"
    let outcome = try job.ask(
      try job.ffmpeg.prober(),
      [
        "-v", "error", "-show_data_hash", "md5", "-show_entries", entries, "-of", "json=compact=1",
      ] + InputFile.arguments, reading: path,
      purpose: purpose ?? "check the written file \"\(job.path)\"", outputLimit: .max)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let answer = try? decoder.decode(Answer.self, from: Data(outcome.output.utf8)),
      let video = answer.streams.first(where: { $0.codecType == "video" })
    else {
      throw FlipbookError(.malformed, "ffprobe found no video stream in \"\(path)\".")
    }
    self.video = video
    audio = answer.streams.first { $0.codecType == "audio" }
    duration = answer.format?.duration.flatMap(Double.init)
    part = answer.format?.tags?.first { $0.key.lowercased() == "comment" }
      .flatMap { VideoPart(comment: $0.value) }
    let packets = (answer.packets ?? []).filter { $0.streamIndex == video.index }
    times = packets.map(\.pts).sorted { ($0 ?? .min) < ($1 ?? .min) }
    firstDecoding = packets.compactMap(\.dts).min() ?? 0
  }
}
