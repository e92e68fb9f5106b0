import Failures
import OutputFiles
import Foundation
import Processes

/// The properties of a video that ffprobe reports.
struct VideoProbe: Sendable {
  /// A stream.
  struct Stream: Sendable {
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
      ["-v", "error", "-show_data_hash", "md5", "-show_entries", entries, "-of", "compact"]
        + InputFile.arguments, reading: path,
      purpose: purpose ?? "check the written file \"\(job.path)\"", outputLimit: .max)
    // Films have many packets: each is a line of its own, of which only numbers are kept.
    var (streams, packets, container) = ([Stream](), [Packet](), [String: String]())
    for line in outcome.output.split(separator: "\n") {
      let entry = ProbeEntry(line)
      switch entry.section {
      case "packet": if let packet = Packet(entry.values) { packets.append(packet) }
      case "stream": if let stream = Stream(entry.values) { streams.append(stream) }
      case "format": container = entry.values
      default: break
      }
    }
    guard let video = streams.first(where: { $0.codecType == "video" }) else {
      throw FlipbookError(.malformed, "ffprobe found no video stream in \"\(path)\".")
    }
    self.video = video
    audio = streams.first { $0.codecType == "audio" }
    duration = container["duration"].flatMap(Double.init)
    part = container.first { $0.key.lowercased() == "tag:comment" }
      .flatMap { VideoPart(comment: $0.value) }
    packets.removeAll { $0.streamIndex != video.index }
    times = packets.map(\.pts).sorted { ($0 ?? .min) < ($1 ?? .min) }
    firstDecoding = packets.compactMap(\.dts).min() ?? 0
  }
}

private struct Packet {
  var streamIndex: Int
  var pts: Int?
  var dts: Int?

  init?(_ values: [String: String]) {
    guard let index = values["stream_index"].flatMap({ Int($0) }) else { return nil }
    streamIndex = index
    pts = values["pts"].flatMap { Int($0) }
    dts = values["dts"].flatMap { Int($0) }
  }
}

extension VideoProbe.Stream {
  fileprivate init?(_ values: [String: String]) {
    guard let index = values["index"].flatMap({ Int($0) }) else { return nil }
    self.index = index
    codecType = values["codec_type"]
    codecName = values["codec_name"]
    width = values["width"].flatMap { Int($0) }
    height = values["height"].flatMap { Int($0) }
    pixFmt = values["pix_fmt"]
    colorRange = values["color_range"]
    colorSpace = values["color_space"]
    colorTransfer = values["color_transfer"]
    colorPrimaries = values["color_primaries"]
    avgFrameRate = values["avg_frame_rate"]
    timeBase = values["time_base"]
    duration = values["duration"]
    extradataHash = values["extradata_hash"]
    tags = [:]
    for (key, value) in values where key.hasPrefix("tag:") {
      tags?[String(key.dropFirst(4))] = value
    }
  }
}

/// A line of ffprobe's compact format: `section|key=value|key=value`, in which a backslash precedes
/// special characters.
private struct ProbeEntry {
  let section: String
  private(set) var values: [String: String] = [:]

  init(_ line: Substring) {
    var fields = [""]
    var isEscaped = false
    for character in line {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (false, "|"): fields.append("")
      case (true, "n"), (true, "r"), (true, "b"), (true, "f"):
        fields[fields.count - 1].append(" ")
        isEscaped = false
      default:
        fields[fields.count - 1].append(character)
        isEscaped = false
      }
    }
    section = fields[0]
    for field in fields.dropFirst() {
      guard let sign = field.firstIndex(of: "="), !field.hasSuffix("=N/A"),
        !field.hasSuffix("=unknown")
      else { continue }
      values[String(field[..<sign])] = String(field[field.index(after: sign)...])
    }
  }
}
