import Failures
import OutputFiles
import Foundation

/// What ffprobe says of a video.
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

    /// The length of its clock's tick, in seconds.
    var tick: Fraction? { timeBase.flatMap { Fraction($0) } }

    /// Whether there is alpha beside a VP9 stream.
    var hasAlphaBeside: Bool {
      tags?.contains { $0.key.lowercased() == "alpha_mode" && $0.value == "1" } ?? false
    }
  }

  /// A fraction as ffprobe writes it.
  struct Fraction: Hashable, Sendable {
    var numerator, denominator: Int

    init?(_ text: String) {
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
      (numerator, denominator) = (parts[0], parts[1])
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

  /// The pictures.
  let video: Stream

  /// The sound; nil for none.
  let audio: Stream?

  /// How long the whole is, in seconds, if the container tells.
  let duration: Double?

  /// Which part of a film it says that it is; nil if it doesn't.
  let part: VideoPart?

  /// When each frame is shown, in ticks, in order; nil for those without a time.
  let times: [Int?]

  /// When the first frame is decoded, in ticks: before 0 if frames are not stored in their order.
  let firstDecoding: Int

  /// Asks ffprobe of the file at `path`, to do what `purpose` says in an error. Nothing is decoded.
  init(_ path: String, _ job: EncodingJob, purpose: String? = nil) throws(FlipbookError) {
    let entries =
      "stream=index,codec_type,codec_name,width,height,pix_fmt,color_range,color_space,"
      + "color_transfer,color_primaries,avg_frame_rate,time_base,duration,extradata_hash:"
      + "stream_tags=alpha_mode:format=duration:format_tags=comment:packet=stream_index,pts,dts"
    let outcome = try job.ask(
      try job.ffmpeg.prober(),
      [
        "-v", "error", "-show_data_hash", "md5", "-show_entries", entries, "-of", "json=compact=1",
        "-i", "file:\(path)",
      ], purpose: purpose ?? "look at what was written to \"\(job.path)\"", mostOutput: .max)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let answer = try? decoder.decode(Answer.self, from: Data(outcome.output.utf8)),
      let video = answer.streams.first(where: { $0.codecType == "video" })
    else {
      throw FlipbookError(.malformed, "\"\(path)\" has no pictures that ffprobe knows.")
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
