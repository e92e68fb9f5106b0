package import Failures
import CPipes
import Foundation
import Images
package import Raster
import SystemPackage

/// Reads the frames of a video, or of an animated picture, one after the other, by ffmpeg.
///
/// Colours become sRGB as ffmpeg's swscale converts them, with full chroma interpolation and exact
/// rounding; samples of more than eight bits are rounded to eight. Frames come as they are stored:
/// none is repeated or left out to keep a rate. To be used by one thread at a time.
package final class VideoDecoder {
  /// What a video says of itself.
  package struct Properties: Sendable {
    /// Frames a second; nil if that is unknown or varies.
    package var framesPerSecond: Double?

    /// The decoder that ffmpeg has to be told, since its own choice would drop alpha.
    var decoder: String?
  }

  /// What ffmpeg has complained of, though it went on; nil before the end, or if there was nothing.
  package private(set) var complaint: String?

  /// The video's file.
  package let path: String

  /// What the video says of itself.
  package let properties: Properties

  private let child: ChildProcess
  private let stream: FileDescriptor
  private var count = 0

  /// Starts reading the video at `path`, from its first frame; of `format`, as ffmpeg calls it, if the
  /// file's beginning doesn't tell. ffmpeg and ffprobe are looked for in the folders of `searchPath`.
  package init(
    path: String, format: String? = nil,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    let programs = ["ffmpeg", "ffprobe"].compactMap { FFmpeg.find($0, in: searchPath) }
    guard programs.count == 2 else {
      throw FlipbookError(
        .encoderMissing, "ffmpeg and ffprobe, which read \"\(path)\", were not found on PATH.",
        hint: "Install them with `apt-get install ffmpeg`, or compare folders of PNG files.")
    }
    let source = (format.map { ["-f", $0] } ?? []) + ["-i", "file:\(path)"]
    self.path = path
    properties = try Self.probe(programs[1], source, path)
    (stream, child) = try Self.start(
      programs[0], source, decoder: properties.decoder, choosing: [])
  }

  /// Starts reading frame `number`, from 0, and no other, of a video that is our own. `decoder` is what
  /// `Properties` would tell.
  init(frame number: Int, of path: String, decoder: String?, by ffmpeg: FFmpeg)
    throws(FlipbookError)
  {
    self.path = path
    properties = Properties(decoder: decoder)
    (stream, child) = try Self.start(
      ffmpeg.path, ["-i", "file:\(path)"], decoder: decoder,
      choosing: ["-vf", "select=eq(n\\,\(number))", "-frames:v", "1"])
  }

  private static func start(
    _ program: String, _ source: [String], decoder: String?, choosing: [String]
  ) throws(FlipbookError) -> (FileDescriptor, ChildProcess) {
    let stream: FileDescriptor
    let writeEnd: FileDescriptor
    do {
      (stream, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
    } catch {
      throw FlipbookError(.outputFailed, "No pipe from ffmpeg could be made: \(error).")
    }
    _ = flipbook_set_pipe_size(writeEnd.rawValue, 1 << 20)
    let arguments =
      FFmpeg.preamble + ["-err_detect", "explode"]
      + (decoder.map { ["-c:v", $0] } ?? []) + source
      + ["-map", "0:v:0", "-fps_mode", "passthrough"] + choosing
      + ["-sws_flags", "full_chroma_int+accurate_rnd+bitexact"]
      + ["-f", "image2pipe", "-c:v", "pam", "-pix_fmt", "rgba", "pipe:1"]
    return (stream, ChildProcess(program, arguments, output: writeEnd))
  }

  deinit {
    child.kill()
    try? stream.close()
  }

  private static func probe(
    _ program: String, _ source: [String], _ path: String
  ) throws(FlipbookError) -> Properties {
    let arguments =
      ["-v", "error", "-select_streams", "v:0", "-show_entries"]
      + ["stream=codec_name,avg_frame_rate:stream_tags=alpha_mode"]
      + ["-of", "default=noprint_wrappers=1"] + source
    let outcome = ChildProcess(program, arguments).wait()
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

  /// The decoder that ffmpeg has to be told for the alpha beside a stream of `codec`, as ffprobe calls it.
  static func decoderWithAlpha(of codec: String) -> String? {
    ["vp8": "libvpx", "vp9": "libvpx-vp9"][codec]
  }

  /// The next frame; nil after the last.
  package func next() throws(FlipbookError) -> Bitmap? {
    guard let size = try readHeader() else {
      let outcome = child.wait()
      // Some containers that are cut off end without more than a word about it.
      let isCut = outcome.errors.contains("prematurely") || outcome.errors.contains("truncated")
      guard outcome.isSuccess, !isCut, count > 0 else { throw Self.unreadable(path, outcome) }
      complaint = outcome.errors.split(separator: "\n").first.map(String.init)
      return nil
    }
    guard Bitmap.sides.contains(size.width), Bitmap.sides.contains(size.height) else {
      throw FlipbookError(.malformed, "\"\(path)\" has frames of \(size.width) × \(size.height).")
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

  /// The size of the frame that follows, in the header of PAM (netpbm's pam(5)); nil at the end.
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

  /// Fills `bytes`; false if the stream ends before.
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
    let said = outcome.errors.split(separator: "\n").suffix(5).map { "\n  \($0)" }.joined()
    return FlipbookError(
      .unreadable, "\"\(path)\" can't be read as a video\(said.isEmpty ? "." : ":" + said)",
      hint: "Is it whole, and of a kind that `ffmpeg -i` knows?")
  }
}
