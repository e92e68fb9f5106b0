import Failures
import OutputFiles
import Foundation
import NearestNames
import Processes
import Synchronization
import SystemPackage

/// An installed ffmpeg and its capabilities.
struct FFmpeg: Sendable {
  /// The first arguments of every command line.
  static let preamble = [
    "-hide_banner", "-nostdin", "-nostats", "-loglevel", "error", "-xerror",
  ]

  /// The full path of the program.
  let path: String

  /// The full path of ffprobe; nil if it was not found.
  let probe: String?

  private static let hint =
    "Install it with `apt-get install ffmpeg`, or write only frames: use `render --no-video`, or a "
    + "batch whose --output has no file extension."

  /// Cached answers of programs, by path and arguments, since hundreds of encoders can be started.
  private static let answers = Mutex<[[String]: String]>([:])

  /// Finds ffmpeg in the folders of `searchPath`, which are separated by colons as in PATH.
  init(searchPath: String) throws(FlipbookError) {
    guard let path = ChildProcess.find("ffmpeg", in: searchPath) else {
      throw FlipbookError(
        .encoderMissing, "ffmpeg, which encodes the video, was not found on PATH.",
        hint: Self.hint)
    }
    self.path = path
    probe = ChildProcess.find("ffprobe", in: searchPath)
  }

  /// Returns ffprobe's path; throws an error that states its purpose if it wasn't found.
  func prober() throws(FlipbookError) -> String {
    guard let probe else {
      throw FlipbookError(
        .encoderMissing, "ffprobe, which checks the written video, was not found on PATH.",
        hint: "It is part of ffmpeg. Videos without sound don't need it if you pass --no-check.")
    }
    return probe
  }

  /// Returns the answer to `-encoders`, which is read once per program.
  @discardableResult
  func encoders() throws(FlipbookError) -> String {
    try query(["-encoders"], purpose: "list its encoders")
  }

  /// Returns whether ffmpeg has the encoder.
  func has(_ encoder: String) throws(FlipbookError) -> Bool {
    let answer = try encoders()
    // Each line consists of flags, a name and a description.
    return answer.split(separator: "\n").contains {
      $0.split(separator: " ", maxSplits: 2).dropFirst().first == Substring(encoder)
    }
  }

  /// Returns whether ffmpeg has the encoder. Throws if the encoder doesn't support a setting of
  /// `format`, or if ffprobe is needed and missing.
  func canEncode(_ format: VideoFormat, by encoder: CodecEncoder) throws(FlipbookError) -> Bool {
    guard try has(encoder.name) else { return false }
    if let named = format.settings.pixelFormat { try check(named, of: encoder.name) }
    if format.settings.isChecked { _ = try prober() }
    return true
  }

  /// Returns the error for an ffmpeg without any encoder of `codec`.
  func missingEncoder(of codec: VideoCodec) -> FlipbookError {
    let names = codec.encoders.map { "\"\($0.name)\"" }.joined(by: "or")
    return FlipbookError(
      .encoderMissing, "\"\(path)\" has no encoder \(names) for \(codec.name).", hint: Self.hint)
  }

  /// Returns the pixel formats that an encoder supports and that films can be encoded in.
  func pixelFormats(of encoder: String) throws(FlipbookError) -> [PixelFormat] {
    let answer = try query(
      ["-h", "encoder=\(encoder)"], purpose: "describe its encoder \"\(encoder)\"")
    let title = "Supported pixel formats:"
    let line = answer.split(separator: "\n").first { $0.contains(title) } ?? ""
    return line.split(separator: ":").dropFirst().joined().split(separator: " ")
      .map { PixelFormat(String($0)) }.filter(\.isForFilms)
  }

  /// Throws unless `encoder` supports `format`.
  func check(_ format: PixelFormat, of encoder: String) throws(FlipbookError) {
    let known = try pixelFormats(of: encoder)
    guard !known.contains(format) else { return }
    let names = known.map(\.name).nearestFirst(to: format.name)
    throw FlipbookError(
      .badSetting, "The encoder \(encoder) doesn't support the pixel format \"\(format.name)\".",
      hint: "Supported pixel formats: \(names.joined(separator: ", ")).")
  }

  /// Throws unless ffmpeg can encode `format`.
  func check(_ format: VideoFormat) throws(FlipbookError) {
    var fault = missingEncoder(of: format.codec)
    for encoder in format.encoders {
      do throws(FlipbookError) {
        if try canEncode(format, by: encoder) { return }
      } catch {
        fault = error
      }
    }
    throw fault
  }

  private func query(_ arguments: [String], purpose: String) throws(FlipbookError) -> String {
    let key = [path] + arguments
    // Other threads wait for the answer instead of asking again.
    return try Self.answers.withLock { answers throws(FlipbookError) in
      if let answer = answers[key] { return answer }
      let outcome = ChildProcess(path, ["-hide_banner", "-nostdin"] + arguments).wait()
      guard outcome.isSuccess else { throw failure(outcome, purpose: purpose) }
      answers[key] = outcome.output
      return outcome.output
    }
  }

  /// Returns the error for `outcome`, which isn't a success.
  func failure(
    _ outcome: ChildProcess.Outcome, purpose: String,
    hint: String? = "`render --no-video` renders only the frames."
  ) -> FlipbookError {
    let tail = outcome.errors.split(separator: "\n").suffix(10)
    let errors = tail.isEmpty ? "." : ":\n" + tail.map { "  \($0)" }.joined(separator: "\n")
    return FlipbookError(
      .encoderFailed, "ffmpeg couldn't \(purpose): it \(outcome.ending)\(errors)", hint: hint)
  }
}
