package import Failures
import OutputFiles
import Foundation
import Processes

/// The sound of a film.
package struct AudioTrack: Hashable, Sendable {
  /// The path of the file, in any format that ffmpeg can read. Its first audio stream is used.
  package let path: String

  /// The film's time at which the sound begins, in seconds. If it is negative, the sound's
  /// beginning is cut off.
  package let offset: Double

  /// The part of the file to use, in seconds; nil for the whole file.
  package let trim: ClosedRange<Double>?

  /// The duration of the fade-in at the sound's beginning, in seconds.
  package let fadeIn: Double

  /// The duration of the fade-out, in seconds; it ends with the sound or the film, whichever ends
  /// first.
  package let fadeOut: Double

  /// The target loudness of the whole sound, in LUFS (EBU R 128); nil to keep the loudness.
  package let loudness: Double?

  /// Creates a track. Throws unless times are finite, at most a million seconds, and (except
  /// `offset`) not negative, `trim` isn't empty, and `loudness` is in -70…-5.
  package init(
    path: String, offset: Double = 0, trim: ClosedRange<Double>? = nil, fadeIn: Double = 0,
    fadeOut: Double = 0, loudness: Double? = nil
  ) throws(FlipbookError) {
    let longest = 1_000_000.0
    func check(_ name: String, _ value: Double, _ range: ClosedRange<Double>) throws(FlipbookError)
    {
      guard !range.contains(value) else { return }
      throw FlipbookError(
        .badSetting, "\(name) of \(value) is out of range.",
        hint: "Use \(range.lowerBound) to \(range.upperBound).")
    }
    try check("An audio offset", offset, -longest...longest)
    try check("An audio fade-in", fadeIn, 0...longest)
    try check("An audio fade-out", fadeOut, 0...longest)
    if let loudness { try check("An audio loudness", loudness, -70 ... -5) }
    if let trim {
      try check("A start of the audio's part", trim.lowerBound, 0...longest)
      try check("An end of the audio's part", trim.upperBound, 0...longest)
      guard trim.lowerBound < trim.upperBound else {
        throw FlipbookError(
          .badSetting, "The part of the audio is empty.",
          hint: "--audio-trim takes two times in seconds, such as 1.5-20.")
      }
    }
    self.path = path
    self.offset = offset
    self.trim = trim
    self.fadeIn = fadeIn
    self.fadeOut = fadeOut
    self.loudness = loudness
  }

  /// Parses a part of a file, given as two times in seconds, such as 1.5-20; returns nil for nil.
  package static func part(_ text: String?) throws(FlipbookError) -> ClosedRange<Double>? {
    guard let text else { return nil }
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
    guard times.count == 2, let start = times[0], let end = times[1], start <= end else {
      let isReversed = times.count == 2 && (times[1] ?? .infinity) < times[0] ?? 0
      throw FlipbookError(
        .badSetting,
        "\"\(text)\" is not a valid part of an audio file"
          + "\(isReversed ? ": it ends before it begins" : "").",
        hint: "--audio-trim takes two times in seconds, such as 1.5-20.")
    }
    return start...end
  }

  /// Throws unless the file exists and has sound. ffmpeg is searched for in the folders of
  /// `searchPath`.
  package func check(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    try check(FFmpeg(searchPath: searchPath))
  }

  /// Throws if a video at `output` would replace the sound's file.
  func check(output: String) throws(FlipbookError) {
    guard FileIdentity.areOfOneFile(path, output) else { return }
    throw FlipbookError(
      .badSetting, "\"\(output)\" is the audio file itself, which the video would replace.",
      hint: "Choose another file for the video.")
  }

  /// Throws unless the file exists and has sound.
  func check(_ ffmpeg: FFmpeg) throws(FlipbookError) {
    let hint = "--audio takes a file with sound that `ffmpeg -i` can read."
    guard FileKind(path) == .file else {
      let fault =
        switch FileKind(path) {
        case .folder: "is a folder"
        case .special: "is a pipe or a device, not a file"
        default: "was not found"
        }
      throw FlipbookError(.unreadable, "The audio file \"\(path)\" \(fault).", hint: hint)
    }
    let file = try InputFile(path)
    defer { file.close() }
    let outcome = ChildProcess(
      try ffmpeg.prober(),
      ["-v", "error", "-select_streams", "a", "-show_entries", "stream=sample_rate,channels"]
        + ["-of", "csv=p=0"] + InputFile.arguments,
      input: try file.forChild()
    ).wait()
    guard outcome.isSuccess else {
      let errors = outcome.errors.split(separator: "\n").suffix(3).map { "\n  \($0)" }.joined()
      throw FlipbookError(
        .unreadable, "\"\(path)\" can't be read as audio\(errors.isEmpty ? "." : ":" + errors)",
        hint: hint)
    }
    let streams = outcome.output.split(separator: "\n")
    let values = streams.first?.split(separator: ",").compactMap { Int($0) } ?? []
    guard values.count >= 2, values.allSatisfy({ $0 > 0 }) else {
      throw FlipbookError(.unreadable, "\"\(path)\" doesn't contain sound.", hint: hint)
    }
  }
}
