import Failures
import ArgumentParser
import OutputFiles
import VideoEncoding

/// The options of a film's sound.
struct AudioOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A sound for the video, of any kind that ffmpeg reads; cut, or continued by silence, to the "
        + "film's length.", valueName: "file"))
  var audio: PathArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "When the sound begins in the film; may be negative. (default: 0)", valueName: "seconds"))
  var audioOffset: Double?

  @Option(
    help: ArgumentHelp(
      "The part of the file that is the sound, such as 1.5-20. (default: all)",
      valueName: "seconds-seconds"))
  var audioTrim: String?

  @Option(help: ArgumentHelp("How long the sound swells at its beginning.", valueName: "seconds"))
  var audioFadeIn: Double?

  @Option(
    help: ArgumentHelp(
      "How long the sound dies away at its end, or at the video's.", valueName: "seconds"))
  var audioFadeOut: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How loud the sound is made, such as -16. (default: as it is)", valueName: "LUFS"))
  var audioLoudness: Double?

  func validate() throws {
    let others: [Any?] = [audioOffset, audioTrim, audioFadeIn, audioFadeOut, audioLoudness]
    if audio == nil, others.contains(where: { $0 != nil }) {
      throw ValidationError("Options of the sound need one: --audio FILE.")
    }
  }

  /// The track; nil if none is asked for.
  func track() throws(FlipbookError) -> AudioTrack? {
    guard let audio else { return nil }
    return try AudioTrack(
      path: audio.path, offset: audioOffset ?? 0, trim: try AudioTrack.part(audioTrim),
      fadeIn: audioFadeIn ?? 0, fadeOut: audioFadeOut ?? 0, loudness: audioLoudness)
  }
}
