package import Failures
import OutputFiles
import Foundation

/// A sound that goes with a film.
package struct AudioTrack: Hashable, Sendable {
  /// The file: of any kind that ffmpeg reads. Its first audio stream is taken.
  package let path: String

  /// When in the film the sound begins, in seconds. What would come before the film is not heard.
  package let offset: Double

  /// Which part of the file is the sound, in seconds; nil for all of it.
  package let trim: ClosedRange<Double>?

  /// Seconds in which the sound swells from silence at its beginning.
  package let fadeIn: Double

  /// Seconds in which the sound dies away, up to its end or the film's, whichever comes first.
  package let fadeOut: Double

  /// How loud the sound is made, as a whole, in LUFS (EBU R 128); nil leaves it.
  package let loudness: Double?

  /// A checked track. An error unless times are finite and not negative (`offset` may be), of at most
  /// a million seconds, `trim` has a length and `loudness` is in -70…-5.
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
        hint: "It takes \(range.lowerBound) to \(range.upperBound).")
    }
    try check("An audio offset", offset, -longest...longest)
    try check("An audio fade-in", fadeIn, 0...longest)
    try check("An audio fade-out", fadeOut, 0...longest)
    if let loudness { try check("An audio loudness", loudness, -70 ... -5) }
    if let trim {
      try check("The beginning of the audio's part", trim.lowerBound, 0...longest)
      try check("The end of the audio's part", trim.upperBound, 0...longest)
      guard trim.lowerBound < trim.upperBound else {
        throw FlipbookError(
          .badSetting, "The part of the audio has no length.",
          hint: "--audio-trim takes two times in seconds, such as 1.5-20.")
      }
    }
    (self.path, self.offset, self.trim) = (path, offset, trim)
    (self.fadeIn, self.fadeOut, self.loudness) = (fadeIn, fadeOut, loudness)
  }

  /// The part of a file that `text` names by two times in seconds: 1.5-20; nil for nil.
  package static func part(_ text: String?) throws(FlipbookError) -> ClosedRange<Double>? {
    guard let text else { return nil }
    let times = text.split(separator: "-", omittingEmptySubsequences: false).map { Double($0) }
    guard times.count == 2, let start = times[0], let end = times[1], start <= end else {
      let isReversed = times.count == 2 && (times[1] ?? .infinity) < times[0] ?? 0
      throw FlipbookError(
        .badSetting,
        "\"\(text)\" is no part of an audio file\(isReversed ? ": it ends before it begins" : "").",
        hint: "--audio-trim takes two times in seconds, such as 1.5-20.")
    }
    return start...end
  }

  /// Throws unless the file is there and has sound. ffmpeg is looked for in the folders of `searchPath`.
  package func check(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(FlipbookError) {
    try check(FFmpeg(searchPath: searchPath))
  }

  /// Throws if a video at `output` would take the sound's place.
  func check(output: String) throws(FlipbookError) {
    guard FileIdentity.areOfOneFile(path, output) else { return }
    throw FlipbookError(
      .badSetting, "\"\(output)\" is the audio itself, which the video would replace.",
      hint: "Name another file for the video.")
  }

  /// Throws unless the file is there and has sound.
  func check(_ ffmpeg: FFmpeg) throws(FlipbookError) {
    let hint = "--audio takes a file with sound that `ffmpeg -i` knows."
    guard FileKind(path) == .file else {
      let fault =
        switch FileKind(path) {
        case .folder: "is a folder"
        case .special: "is no file, but a pipe or a device"
        default: "was not found"
        }
      throw FlipbookError(.unreadable, "The audio \"\(path)\" \(fault).", hint: hint)
    }
    let outcome = ChildProcess(
      try ffmpeg.prober(),
      [
        "-v", "error", "-select_streams", "a", "-show_entries", "stream=sample_rate,channels",
        "-of",
        "csv=p=0", "-i", "file:\(path)",
      ]
    ).wait()
    guard outcome.isSuccess else {
      let said = outcome.errors.split(separator: "\n").suffix(3).map { "\n  \($0)" }.joined()
      throw FlipbookError(
        .unreadable, "\"\(path)\" can't be read as audio\(said.isEmpty ? "." : ":" + said)",
        hint: hint)
    }
    let streams = outcome.output.split(separator: "\n")
    let values = streams.first?.split(separator: ",").compactMap { Int($0) } ?? []
    guard values.count >= 2, values.allSatisfy({ $0 > 0 }) else {
      throw FlipbookError(.unreadable, "\"\(path)\" has no sound in it.", hint: hint)
    }
  }
}
