import Foundation
import SystemPackage

/// An ffmpeg that was found, and the command lines that it is given.
struct FFmpeg {
  /// The full path of the program.
  let path: String

  private static let hint = "Install it with `apt-get install ffmpeg`, or pass --no-video."

  /// Finds ffmpeg in the folders of `searchPath`, which are separated by colons as in PATH.
  init(searchPath: String) throws(OutputError) {
    guard let path = Self.find("ffmpeg", in: searchPath) else {
      throw OutputError(
        .encoderMissing, "ffmpeg, which encodes the video, was not found on PATH.",
        hint: Self.hint)
    }
    self.path = path
  }

  /// The full path of a program in the folders of `searchPath`; nil if none has it.
  static func find(_ program: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").lazy
      .map { FilePath(String($0)).appending(program).string }
      .first { access($0, X_OK) == 0 && FileKind($0) == .other }
  }

  /// Asks ffmpeg whether it has the encoder for `codec`.
  func check(_ codec: VideoCodec) throws(OutputError) {
    let child = ChildProcess(path, ["-hide_banner", "-nostdin", "-encoders"], input: nil)
    let outcome = child.wait()
    guard outcome.isSuccess else { throw failure(outcome, purpose: "list its encoders") }
    // Each line has the flags, the name and a description.
    let names = outcome.output.split(separator: "\n").compactMap {
      $0.split(separator: " ", maxSplits: 2).dropFirst().first
    }
    guard names.contains(Substring(codec.encoderName)) else {
      throw OutputError(
        .encoderMissing, "“\(path)” has no encoder “\(codec.encoderName)” for \(codec.rawValue).",
        hint: Self.hint)
    }
  }

  /// What `outcome`, which is not a success, amounts to.
  func failure(_ outcome: ChildProcess.Outcome, purpose: String) -> OutputError {
    let tail = outcome.errors.split(separator: "\n").suffix(10)
    let said = tail.isEmpty ? "." : ":\n" + tail.map { "  \($0)" }.joined(separator: "\n")
    return OutputError(
      .encoderFailed, "ffmpeg couldn't \(purpose): it \(outcome.ending)\(said)",
      hint: "--no-video renders the frames alone.")
  }

  /// Arguments to encode planar 4:2:0 frames from standard input to `output`.
  ///
  /// Colour is stated for what comes in, so that ffmpeg converts nothing, and for what goes out,
  /// so that players need not guess. Bit-exact muxing leaves out dates and versions.
  static func arguments(
    width: Int, height: Int, rate: String, settings: VideoSettings, output: String
  ) -> [String] {
    let colour = [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709", "-chroma_sample_location", "left",
    ]
    // A queue has a thread of its own read frames while others are encoded.
    let input = [
      "-thread_queue_size", "4",
      "-f", "rawvideo", "-pixel_format", "yuv420p", "-video_size", "\(width)x\(height)",
      "-framerate", rate,
    ]
    let threads = ["-threads", "\(settings.threads)"]
    let encoding = [
      "-map", "0:v:0", "-c:v", settings.codec.encoderName, "-preset", settings.preset.rawValue,
      "-crf", "\(settings.crf)", "-pix_fmt", "yuv420p",
    ]
    let container = [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
      "-movflags", "+faststart", "-f", "mp4",
    ]
    return ["-hide_banner", "-nostdin", "-nostats", "-loglevel", "error", "-xerror"]
      + input + colour + ["-i", "pipe:0"] + encoding + threads + colour + container
      + ["-y", "file:\(output)"]
  }
}
