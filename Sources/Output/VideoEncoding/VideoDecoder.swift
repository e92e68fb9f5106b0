package import Failures
import CPipes
import Foundation
import Images
import Processes
package import Raster
import SystemPackage

/// Reads the frames of a video or an animated picture in order, with ffmpeg.
///
/// ffmpeg's swscale converts colours to sRGB, with full chroma interpolation and exact rounding;
/// samples of more than eight bits are rounded to eight. Frames are returned as they are stored:
/// none is repeated or dropped to keep a constant rate. Use a decoder from one thread at a time.
package final class VideoDecoder {
  /// The properties of a video, as ffprobe reports them.
  package struct Properties: Sendable {
    /// The frame rate, in frames per second; nil if it is unknown or varies.
    package var framesPerSecond: Double?

    /// The decoder that ffmpeg has to use because its default would drop alpha; nil for the
    /// default.
    var decoder: String?
  }

  /// The first line that ffmpeg wrote to standard error although decoding succeeded; nil before the
  /// end, or if there was none.
  package private(set) var diagnostic: String?

  /// The video's file.
  package let path: String

  /// The properties of the video.
  package let properties: Properties

  private let child: ChildProcess
  private let stream: FileDescriptor
  private var count = 0

  /// Starts reading the video at `path` from its first frame.
  ///
  /// `format` is ffmpeg's name of the file's format; nil if ffmpeg can recognise it. ffmpeg and
  /// ffprobe are searched for in the folders of `searchPath`.
  package init(
    path: String, format: String? = nil,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    let programs = ["ffmpeg", "ffprobe"].compactMap { ChildProcess.find($0, in: searchPath) }
    guard programs.count == 2 else {
      throw FlipbookError(
        .encoderMissing,
        "ffmpeg and ffprobe, which are needed to read \"\(path)\", were not found on PATH.",
        hint: "Install them with `apt-get install ffmpeg`, or compare folders of PNG files.")
    }
    let file = try InputFile(path)
    defer { file.close() }
    self.path = path
    properties = try Self.probe(programs[1], format, file, path)
    (stream, child) = try Self.start(
      programs[0], format, file, decoder: properties.decoder, choosing: [])
  }

  /// Starts reading only frame `number`, counted from 0, of a video that Flipbook has written.
  /// `decoder` is the value that `Properties.decoder` would have.
  init(frame number: Int, of path: String, decoder: String?, by ffmpeg: FFmpeg)
    throws(FlipbookError)
  {
    self.path = path
    properties = Properties(decoder: decoder)
    let file = try InputFile(path)
    defer { file.close() }
    (stream, child) = try Self.start(
      ffmpeg.path, nil, file, decoder: decoder,
      choosing: ["-vf", "select=eq(n\\,\(number))", "-frames:v", "1"])
  }

  private static func start(
    _ program: String, _ format: String?, _ file: InputFile, decoder: String?, choosing: [String]
  ) throws(FlipbookError) -> (FileDescriptor, ChildProcess) {
    let stream: FileDescriptor
    let writeEnd: FileDescriptor
    do {
      (stream, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
    } catch {
      throw FlipbookError(.outputFailed, "A pipe from ffmpeg couldn't be created: \(error).")
    }
    _ = flipbook_set_pipe_size(writeEnd.rawValue, 1 << 20)
    let arguments =
      FFmpeg.preamble + ["-err_detect", "explode"]
      + (decoder.map { ["-c:v", $0] } ?? []) + Self.input(format)
      + ["-map", "0:v:0", "-fps_mode", "passthrough"] + choosing
      + ["-sws_flags", "full_chroma_int+accurate_rnd+bitexact"]
      + ["-f", "image2pipe", "-c:v", "pam", "-pix_fmt", "rgba", "pipe:1"]
    return (stream, ChildProcess(program, arguments, input: try file.forChild(), output: writeEnd))
  }

  private static func input(_ format: String?) -> [String] {
    (format.map { ["-f", $0] } ?? []) + InputFile.arguments
  }

  deinit {
    child.kill()
    try? stream.close()
  }

  private static func probe(
    _ program: String, _ format: String?, _ file: InputFile, _ path: String
  ) throws(FlipbookError) -> Properties {
    let arguments =
      ["-v", "error", "-select_streams", "v:0", "-show_entries"]
      + ["stream=codec_name,avg_frame_rate:stream_tags=alpha_mode"]
      + ["-of", "default=noprint_wrappers=1"] + input(format)
    let outcome = ChildProcess(program, arguments, input: try file.forChild()).wait()
    var values: [String: String] = [:]
    for line in outcome.output.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { values[parts[0].lowercased()] = parts[1] }
    }
    guard outcome.isSuccess, let codec = values["codec_name"] else {
      throw unreadable(path, outcome)
    }
    var properties = Properties()
    if values["tag:alpha_mode"] == "1" {
      properties.decoder = decoderWithAlpha(of: codec)
    }
    let rate = (values["avg_frame_rate"] ?? "").split(separator: "/").compactMap { Double($0) }
    if rate.count == 2, rate[0] > 0, rate[1] > 0 {
      properties.framesPerSecond = rate[0] / rate[1]
    }
    return properties
  }

  /// Returns the decoder that ffmpeg needs for the separate alpha of a stream; `codec` is ffprobe's
  /// name for the codec.
  static func decoderWithAlpha(of codec: String) -> String? {
    ["vp8": "libvpx", "vp9": "libvpx-vp9"][codec]
  }

  /// Returns the next frame; nil after the last.
  package func next() throws(FlipbookError) -> Bitmap? {
    guard let size = try readHeader() else {
      let outcome = child.wait()
      // For some containers, ffmpeg reports truncation only on standard error and exits with 0.
      let isCut = outcome.errors.contains("prematurely") || outcome.errors.contains("truncated")
      guard outcome.isSuccess, !isCut, count > 0 else { throw Self.unreadable(path, outcome) }
      diagnostic = outcome.errors.split(separator: "\n").first.map(String.init)
      return nil
    }
    guard Bitmap.sides.contains(size.width), Bitmap.sides.contains(size.height) else {
      throw FlipbookError(
        .malformed,
        "\"\(path)\" has frames of \(size.width) × \(size.height) pixels, which isn't supported.")
    }
    let length = size.width * size.height
    var isWhole = false
    var pixels = [UInt32](unsafeUninitializedCapacity: length) { buffer, count in
      isWhole = read(into: UnsafeMutableRawBufferPointer(buffer))
      count = isWhole ? length : 0
    }
    guard isWhole else { throw Self.unreadable(path, child.wait()) }
    Premultiplication.premultiply(&pixels)
    count += 1
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  /// Reads the PAM header of the next frame (netpbm's pam(5)) and returns the frame's size; nil at
  /// the end of the stream.
  private func readHeader() throws(FlipbookError) -> (width: Int, height: Int)? {
    var header: [UInt8] = []
    var byte = [UInt8](repeating: 0, count: 1)
    let end = Array("ENDHDR\n".utf8)
    while !header.suffix(end.count).elementsEqual(end) {
      guard byte.withUnsafeMutableBytes({ read(into: $0) }), header.count < 1024 else {
        if header.isEmpty { return nil }
        child.kill()
        throw Self.unreadable(path, child.wait())
      }
      header += byte
    }
    func value(_ name: String) -> Int {
      String(decoding: header, as: UTF8.self).split(separator: "\n").lazy
        .compactMap { $0.hasPrefix(name + " ") ? Int($0.dropFirst(name.count + 1)) : nil }
        .first ?? 0
    }
    return (value("WIDTH"), value("HEIGHT"))
  }

  /// Fills `bytes`; returns false if the stream ends first.
  private func read(into bytes: UnsafeMutableRawBufferPointer) -> Bool {
    var filled = 0
    while filled < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
      guard let count = try? stream.read(into: rest), count > 0 else { return false }
      filled += count
    }
    return true
  }

  private static func unreadable(_ path: String, _ outcome: ChildProcess.Outcome) -> FlipbookError {
    let errors = outcome.errors.split(separator: "\n").suffix(5).map { "\n  \($0)" }.joined()
    return FlipbookError(
      .unreadable, "\"\(path)\" can't be read as a video\(errors.isEmpty ? "." : ":" + errors)",
      hint: "Check that the file is complete and that `ffmpeg -i` can read it.")
  }
}
