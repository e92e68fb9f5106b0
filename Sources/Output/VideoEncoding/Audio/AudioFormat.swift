/// A format of the sound in a video; always stereo with 48 000 samples per second.
package struct AudioFormat: Sendable {
  static let sampleRate = 48_000

  /// The name that messages show.
  package let title: String

  /// ffprobe's name of the format.
  let probedName: String

  /// ffmpeg's arguments for the format.
  let arguments: [String]

  /// The number of priming samples that the encoder inserts and the container can't record. Time
  /// stamps are increased by this number, so that the sound itself begins at 0.
  var leadIn = 0
}

extension AudioFormat {
  /// Uncompressed, with 24 bits per sample.
  package static let pcm = AudioFormat(
    title: "PCM", probedName: "pcm_s24le", arguments: ["-c:a", "pcm_s24le"])

  package static let opus = AudioFormat(
    title: "Opus", probedName: "opus", arguments: ["-c:a", "libopus", "-b:a", "160k"], leadIn: 312)

  // Without this time scale, times in an MP4 file would be rounded down to milliseconds.
  package static let aac = AudioFormat(
    title: "AAC", probedName: "aac",
    arguments: ["-c:a", "aac", "-b:a", "192k", "-movie_timescale", "\(sampleRate)"])
}
