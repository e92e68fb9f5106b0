/// How sound is stored in a video. It is always stereo, of 48 000 samples a second.
package struct AudioFormat: Sendable {
  static let sampleRate = 48_000

  /// The name that people know it by.
  package let title: String

  /// What ffprobe calls it.
  let probedName: String

  /// What ffmpeg is told.
  let arguments: [String]

  /// Samples that the encoder puts first and the container has no place for: stamped later by as many,
  /// the sound itself begins at 0.
  var leadIn = 0
}

extension AudioFormat {
  /// As it is, 24 bits a sample.
  package static let pcm = AudioFormat(
    title: "PCM", probedName: "pcm_s24le", arguments: ["-c:a", "pcm_s24le"])

  package static let opus = AudioFormat(
    title: "Opus", probedName: "opus", arguments: ["-c:a", "libopus", "-b:a", "160k"], leadIn: 312)

  // Without its own timescale an MP4's times would be cut to milliseconds.
  package static let aac = AudioFormat(
    title: "AAC", probedName: "aac",
    arguments: ["-c:a", "aac", "-b:a", "192k", "-movie_timescale", "\(sampleRate)"])
}
