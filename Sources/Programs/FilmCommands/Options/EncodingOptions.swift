import Failures
import ArgumentParser
import OutputFiles
import FilmStage
import VideoEncoding

/// The options of a video and its sound.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The video's format: \(VideoCodec.allCases.map(\.name).joined(by: "or")). (default: what goes with "
        + "the file's ending)", valueName: "codec"))
  var codec: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "What the video is for: \(VideoPurpose.allCases.map(\.rawValue).joined(by: "or")); or how long the "
        + "encoder searches for a smaller file: "
        + "\(VideoPreset.allCases.map(\.rawValue).joined(by: "or")). May be given for both. "
        + "(default: medium)", valueName: "name"))
  var preset: [String] = []

  @Option(
    help: ArgumentHelp(
      "The constant rate factor: 0 is the best, \(Self.worstRateFactors). (default: \(Self.usualRateFactors))",
      valueName: "factor"))
  var crf: Int?

  @Option(
    help: ArgumentHelp("Bits a second instead, such as 800k or 4M.", valueName: "rate"))
  var bitrate: String?

  @Option(
    help: ArgumentHelp(
      "How pixels are stored, as ffmpeg calls it, such as yuv420p10le or yuv444p. (default: the "
        + "codec's own)", valueName: "format"))
  var pixFmt: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "One more word for ffmpeg's options of the output; may be repeated: --ffmpeg-arg=-tune "
        + "--ffmpeg-arg=animation.", valueName: "word"))
  var ffmpegArg: [String] = []

  @Option(help: "What to do with an odd width or height, which 4:2:0 can't hold.")
  var oddSize = OddSize.refuse

  @Option(
    help: ArgumentHelp(
      "How many threads the encoder has. The video's bytes depend on it, the frames don't. (default: "
        + "\(Self.usualThreads); in a batch, whose films are encoded side by side, 1)",
      valueName: "count"))
  var encoderThreads: Int?

  @Flag(help: "Don't look at what was written.")
  var noCheck = false

  @OptionGroup var sound: AudioOptions

  /// How many threads the encoder has where no number is asked for.
  static let usualThreads = 4

  /// “51 the worst for h264 and h265, 63 for vp9 and av1”.
  private static var worstRateFactors: String {
    VideoCodec.worstRateFactors.enumerated().map { index, worst in
      "\(worst.factor)\(index == 0 ? " the worst" : "") for \(worst.codecs)"
    }.joined(separator: ", ")
  }

  private static var usualRateFactors: String {
    VideoCodec.allCases.compactMap { $0.rateFactor.map { "\($0.usual)" } }.joined(separator: ", ")
  }

  /// The settings. Throws a `FlipbookError` if they are out of range or contradict each other.
  func settings(defaultThreads: Int = usualThreads) throws -> VideoSettings {
    let (purpose, speed) = try presets()
    return try VideoSettings(
      codec: try named(codec), preset: speed, crf: crf, threads: encoderThreads ?? defaultThreads,
      oddSize: oddSize,
      purpose: purpose, bitrate: try bitsPerSecond(),
      pixelFormat: pixFmt, arguments: ffmpegArg, audio: try sound.track(), isChecked: !noCheck)
  }

  private func named(_ codec: String?) throws(FlipbookError) -> VideoCodec? {
    guard let codec else { return nil }
    return try VideoCodec(named: codec)
  }

  private func bitsPerSecond() throws(FlipbookError) -> Int? {
    guard let bitrate else { return nil }
    return try VideoSettings.bitrate(bitrate)
  }

  /// Throws if one of them is given that says how frames are encoded, for videos that are joined.
  func checkEncodesNothing() throws {
    guard
      codec != nil || !preset.isEmpty || crf != nil || bitrate != nil || pixFmt != nil
        || !ffmpegArg.isEmpty
    else { return }
    throw ValidationError(
      "Videos are joined as they are: --codec, --preset, --crf, --bitrate, --pix-fmt and --ffmpeg-arg "
        + "are for frames.")
  }

  /// One of each kind at most.
  private func presets() throws(FlipbookError) -> (VideoPurpose?, VideoPreset?) {
    var (purpose, speed) = (VideoPurpose?.none, VideoPreset?.none)
    for name in preset {
      if purpose == nil, let named = VideoPurpose(rawValue: name) {
        purpose = named
      } else if speed == nil, let named = VideoPreset(rawValue: name) {
        speed = named
      } else {
        throw VideoPurpose.unknown(name)
      }
    }
    return (purpose, speed)
  }
}

extension OddSize: ExpressibleByArgument {}
