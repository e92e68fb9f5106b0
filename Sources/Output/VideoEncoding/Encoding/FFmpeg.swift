import Failures
import OutputFiles
import Foundation
import NearestNames
import Synchronization
import SystemPackage

/// An ffmpeg that was found, and what it can do.
struct FFmpeg: Sendable {
  /// What it is told at the beginning of every command line.
  static let preamble = [
    "-hide_banner", "-nostdin", "-nostats", "-loglevel", "error", "-xerror",
  ]

  /// The full path of the program.
  let path: String

  /// The full path of ffprobe; nil if it was not found.
  let probe: String?

  private static let hint =
    "Install it with `apt-get install ffmpeg`, or write frames alone: render --no-video, or a batch whose "
    + "--output has no ending."

  /// What programs have said of themselves, by path and question: hundreds of encoders may be started.
  private static let answers = Mutex<[[String]: String]>([:])

  /// Finds ffmpeg in the folders of `searchPath`, which are separated by colons as in PATH.
  init(searchPath: String) throws(FlipbookError) {
    guard let path = Self.find("ffmpeg", in: searchPath) else {
      throw FlipbookError(
        .encoderMissing, "ffmpeg, which encodes the video, was not found on PATH.",
        hint: Self.hint)
    }
    self.path = path
    probe = Self.find("ffprobe", in: searchPath)
  }

  /// The full path of a program in the folders of `searchPath`; nil if none has it.
  static func find(_ program: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").lazy
      .map { FilePath(String($0)).appending(program).string }
      .first { access($0, X_OK) == 0 && FileKind($0) == .file }
  }

  /// ffprobe's path. An error that says what it is needed for if it was not found.
  func prober() throws(FlipbookError) -> String {
    guard let probe else {
      throw FlipbookError(
        .encoderMissing, "ffprobe, which looks at what was written, was not found on PATH.",
        hint: "It comes with ffmpeg. --no-check does without it, if there is no sound.")
    }
    return probe
  }

  /// Whether it has the encoder; asked once for each program.
  func has(_ encoder: String) throws(FlipbookError) -> Bool {
    let answer = try ask(["-encoders"], purpose: "list its encoders")
    // Each line has the flags, the name and a description.
    return answer.split(separator: "\n").contains {
      $0.split(separator: " ", maxSplits: 2).dropFirst().first == Substring(encoder)
    }
  }

  /// Whether it has the encoder, and what else `format` asks for. An error if that is something that the
  /// encoder doesn't take.
  func canEncode(_ format: VideoFormat, by encoder: CodecEncoder) throws(FlipbookError) -> Bool {
    guard try has(encoder.name) else { return false }
    if let named = format.settings.pixelFormat { try check(named, of: encoder.name) }
    if format.settings.isChecked { _ = try prober() }
    return true
  }

  /// That none of the encoders of `codec` is there.
  func lacks(_ codec: VideoCodec) -> FlipbookError {
    let names = codec.encoders.map { "\"\($0.name)\"" }.joined(by: "or")
    return FlipbookError(
      .encoderMissing, "\"\(path)\" has no encoder \(names) for \(codec.name).", hint: Self.hint)
  }

  /// The pixel formats that an encoder takes, without those that films are not encoded in.
  func pixelFormats(of encoder: String) throws(FlipbookError) -> [PixelFormat] {
    let answer = try ask(
      ["-h", "encoder=\(encoder)"], purpose: "tell of its encoder \"\(encoder)\"")
    let title = "Supported pixel formats:"
    let line = answer.split(separator: "\n").first { $0.contains(title) } ?? ""
    return line.split(separator: ":").dropFirst().joined().split(separator: " ")
      .map { PixelFormat(String($0)) }.filter(\.isForFilms)
  }

  /// Throws unless `encoder` takes `format`.
  func check(_ format: PixelFormat, of encoder: String) throws(FlipbookError) {
    let known = try pixelFormats(of: encoder)
    guard !known.contains(format) else { return }
    let names = known.map(\.name).nearestFirst(to: format.name)
    throw FlipbookError(
      .badSetting, "\(encoder) takes no frames in the pixel format \"\(format.name)\".",
      hint: "It takes: \(names.joined(separator: ", ")).")
  }

  /// Throws unless it can encode `format`.
  func check(_ format: VideoFormat) throws(FlipbookError) {
    var fault = lacks(format.codec)
    for encoder in format.encoders {
      do throws(FlipbookError) {
        if try canEncode(format, by: encoder) { return }
      } catch {
        fault = error
      }
    }
    throw fault
  }

  private func ask(_ question: [String], purpose: String) throws(FlipbookError) -> String {
    let key = [path] + question
    if let answer = Self.answers.withLock({ $0[key] }) { return answer }
    let outcome = ChildProcess(path, ["-hide_banner", "-nostdin"] + question).wait()
    guard outcome.isSuccess else { throw failure(outcome, purpose: purpose) }
    Self.answers.withLock { $0[key] = outcome.output }
    return outcome.output
  }

  /// What `outcome`, which is not a success, amounts to.
  func failure(
    _ outcome: ChildProcess.Outcome, purpose: String,
    hint: String? = "`render --no-video` renders the frames alone."
  ) -> FlipbookError {
    let tail = outcome.errors.split(separator: "\n").suffix(10)
    let said = tail.isEmpty ? "." : ":\n" + tail.map { "  \($0)" }.joined(separator: "\n")
    return FlipbookError(
      .encoderFailed, "ffmpeg couldn't \(purpose): it \(outcome.ending)\(said)", hint: hint)
  }
}
