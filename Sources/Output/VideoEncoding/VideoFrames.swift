package import Failures
package import Foundation
import Processes
package import Raster
import SystemPackage

/// The frames of a video file by their times, and its other properties.
///
/// Frames are decoded in order; a request for an earlier frame begins again at the first one. Use it from
/// one thread at a time.
package final class VideoFrames {
  /// The path of the file.
  package let path: String

  /// The properties of the file.
  package let properties: VideoProperties

  /// The number of the frame that was requested last; −1 before the first request.
  package private(set) var index = -1

  private var decoder: VideoDecoder?
  private var bitmap: Bitmap?

  /// Creates the frames of a file with known properties.
  package init(path: String, _ properties: VideoProperties) {
    self.path = path
    self.properties = properties
  }

  /// Returns the frame that is visible at a time in seconds: the last one that begins at or before it, or
  /// the first one. Nil for a file without frames.
  package func frame(at seconds: Double) throws(FlipbookError) -> Bitmap? {
    guard !properties.times.isEmpty else { return nil }
    var wanted = max(index, 0)
    // The times in the file are rounded.
    if properties.times[wanted] > seconds + 1e-6 { wanted = 0 }
    while wanted + 1 < properties.times.count, properties.times[wanted + 1] <= seconds + 1e-6 {
      wanted += 1
    }
    if wanted < index || decoder == nil {
      decoder = try VideoDecoder(path: path)
      index = -1
    }
    while index < wanted, let next = try decoder?.next() {
      bitmap = next
      index += 1
    }
    // A file can have fewer frames than times: the last one stays.
    index = wanted
    return bitmap
  }
}

/// What ffprobe reports of a video or a sound.
package struct VideoProperties: Sendable {
  /// The size of the stored frames in pixels; zero without a video track.
  package var size = CGSize.zero
  /// The clockwise rotation in degrees with which frames are shown: a multiple of 90 in 0..<360.
  package var rotation = 0
  /// The times at which the frames begin, in seconds from the first one, in ascending order.
  package var times: [Double] = []
  /// The duration in seconds.
  package var duration = 0.0
  /// The frame rate; 0 if it is unknown.
  package var framesPerSecond = 0.0
  /// Whether the file has a sound track.
  package var hasSound = false

  /// Creates the properties of an empty file.
  package init() {}

  /// Reads the properties of a file. Throws if it isn't a video or sound that ffmpeg can read, or if ffmpeg
  /// isn't installed.
  package init(
    path: String, searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    guard let program = ChildProcess.find("ffprobe", in: searchPath) else {
      throw FlipbookError(
        .encoderMissing,
        "ffmpeg and ffprobe, which are needed to read \"\(path)\", were not found on PATH.",
        hint: "Install them with `apt-get install ffmpeg`.")
    }
    let file = try InputFile(path)
    defer { file.close() }
    let entries =
      "stream=codec_type,width,height,avg_frame_rate,duration"
      + ":stream_disposition=attached_pic:stream_side_data=rotation:format=duration"
    let text = try Self.output(
      of: program, ["-show_entries", entries, "-of", "json"], file, path)
    guard let found = try? JSONDecoder().decode(Probe.self, from: Data(text.utf8)),
      found.streams.contains(where: \.isMedia)
    else { throw Self.unreadable(path, "it has neither pictures nor sound") }
    hasSound = found.streams.contains { $0.codec_type == "audio" }
    duration = found.format?.duration.flatMap { Double($0) } ?? 0
    guard let video = found.streams.first(where: \.isVideo) else { return }
    size = CGSize(width: video.width ?? 0, height: video.height ?? 0)
    let rate = (video.avg_frame_rate ?? "").split(separator: "/").compactMap { Double($0) }
    if rate.count == 2, rate[0] > 0, rate[1] > 0 { framesPerSecond = rate[0] / rate[1] }
    let turn = video.side_data_list?.compactMap(\.rotation).first ?? 0
    // ffprobe counts counterclockwise.
    rotation = ((Int(exactly: -turn.rounded()) ?? 0) % 360 + 360) % 360
    let packets = try Self.output(
      of: program,
      ["-select_streams", "v:0", "-show_entries", "packet=pts_time", "-of", "csv=print_section=0"],
      file, path)
    let all = packets.split(whereSeparator: { $0.isNewline || $0 == "," }).compactMap { Double($0) }
      .sorted()
    times = all.map { $0 - (all.first ?? 0) }
    if let length = video.duration.flatMap({ Double($0) }) {
      duration = hasSound ? max(duration, length) : length
    }
  }

  /// The size in pixels as shown.
  package var shownSize: CGSize {
    rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  private struct Probe: Decodable {
    struct Stream: Decodable {
      struct SideData: Decodable {
        var rotation: Double?
      }
      struct Disposition: Decodable {
        var attached_pic: Int?
      }
      var codec_type: String?
      var width: Int?
      var height: Int?
      var avg_frame_rate: String?
      var duration: String?
      var disposition: Disposition?
      var side_data_list: [SideData]?

      /// Whether it is a video, not the picture of a sound.
      var isVideo: Bool { codec_type == "video" && disposition?.attached_pic != 1 }
      var isMedia: Bool { isVideo || codec_type == "audio" }
    }
    struct Format: Decodable {
      var duration: String?
    }
    var streams: [Stream] = []
    var format: Format?
  }

  private static func output(
    of program: String, _ arguments: [String], _ file: InputFile, _ path: String
  ) throws(FlipbookError) -> String {
    let outcome = ChildProcess(
      program, ["-v", "error"] + arguments + InputFile.arguments, input: try file.forChild(),
      outputLimit: 1 << 26
    ).wait()
    guard outcome.isSuccess else {
      throw unreadable(path, outcome.errors.split(separator: "\n").last.map(String.init) ?? "")
    }
    return outcome.output
  }

  private static func unreadable(_ path: String, _ reason: String) -> FlipbookError {
    FlipbookError(
      .unreadable, "\"\(path)\" can't be read as a video\(reason.isEmpty ? "." : ": \(reason).")",
      hint: "Check that the file is complete and that `ffmpeg -i` can read it.")
  }
}
