import Failures
import ArgumentParser
import OutputFiles
import VideoEncoding

/// The options of a film's sound.
struct AudioOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A sound file for the video, in any format that ffmpeg reads. It is cut, or padded with silence, "
        + "to the film's length.", valueName: "file"))
  var audio: PathArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The start of the sound in the film; can be negative. (default: 0)", valueName: "seconds"))
  var audioOffset: Double?

  @Option(
    help: ArgumentHelp(
      "The part of the file to use, such as 1.5-20. (default: all)",
      valueName: "seconds-seconds"))
  var audioTrim: String?

  @Option(help: ArgumentHelp("Duration of the fade at the sound's start.", valueName: "seconds"))
  var audioFadeIn: Double?

  @Option(
    help: ArgumentHelp(
      "Duration of the fade at the sound's end, or at the video's.", valueName: "seconds"))
  var audioFadeOut: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The loudness to normalise to, such as -16. (default: unchanged)", valueName: "LUFS"))
  var audioLoudness: Double?

  func validate() throws {
    let others: [Any?] = [audioOffset, audioTrim, audioFadeIn, audioFadeOut, audioLoudness]
    if audio == nil, others.contains(where: { $0 != nil }) {
      throw ValidationError("The --audio- options require a sound: --audio FILE.")
    }
  }

  /// Returns the audio track, or nil without `--audio`.
  func track() throws(FlipbookError) -> AudioTrack? {
    guard let audio else { return nil }
    return try AudioTrack(
      path: audio.path, offset: audioOffset ?? 0, trim: try AudioTrack.part(audioTrim),
      fadeIn: audioFadeIn ?? 0, fadeOut: audioFadeOut ?? 0, loudness: audioLoudness)
  }
}
