import Failures
import ArgumentParser
import OutputFiles
import FilmStage
import VideoEncoding

/// The options of a video and its sound.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The video's format: \(VideoCodec.allCases.map(\.name).joined(by: "or")). (default: selected by "
        + "the file's extension)", valueName: "codec"))
  var codec: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "The video's purpose: \(VideoPurpose.allCases.map(\.rawValue).joined(by: "or")); or the encoder's "
        + "speed (slower ones write smaller files): "
        + "\(VideoPreset.allCases.map(\.rawValue).joined(by: "or")). Can be given once for each. "
        + "(default: medium)", valueName: "name"))
  var preset: [String] = []

  @Option(
    help: ArgumentHelp(
      "The constant rate factor: 0 is the best, \(Self.worstRateFactors). (default: \(Self.defaultRateFactors))",
      valueName: "factor"))
  var crf: Int?

  @Option(
    help: ArgumentHelp("Bits per second in place of --crf, such as 800k or 4M.", valueName: "rate"))
  var bitrate: String?

  @Option(
    help: ArgumentHelp(
      "The pixel format by ffmpeg's name, such as yuv420p10le or yuv444p. (default: the codec's own)",
      valueName: "format"))
  var pixFmt: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "An additional argument for ffmpeg's output. Can be repeated: --ffmpeg-arg=-tune "
        + "--ffmpeg-arg=animation.", valueName: "word"))
  var ffmpegArg: [String] = []

  @Option(help: "The treatment of an odd width or height, which 4:2:0 can't represent.")
  var oddSize = OddSize.refuse

  @Option(
    help: ArgumentHelp(
      "The number of encoder threads. The video's bytes depend on it, the frames don't. (default: "
        + "\(Self.defaultThreads); in a batch, which encodes films in parallel, 1)",
      valueName: "count"))
  var encoderThreads: Int?

  @Flag(help: "Don't check the written video.")
  var noCheck = false

  @OptionGroup var sound: AudioOptions

  /// The default number of encoder threads.
  static let defaultThreads = 4

  /// For example "51 the worst for h264 and h265, 63 for vp9 and av1".
  private static var worstRateFactors: String {
    VideoCodec.worstRateFactors.enumerated().map { index, worst in
      "\(worst.factor)\(index == 0 ? " the worst" : "") for \(worst.codecs)"
    }.joined(separator: ", ")
  }

  private static var defaultRateFactors: String {
    VideoCodec.allCases.compactMap(\.rateFactor).map { "\($0.standard)" }.joined(separator: ", ")
  }

  /// Returns the settings. Throws a `FlipbookError` if they are out of range or contradict each
  /// other.
  func settings(defaultThreads: Int = EncodingOptions.defaultThreads) throws -> VideoSettings {
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

  /// Throws if an option that applies only to encoding is given for videos that are joined.
  func checkEncodesNothing() throws {
    guard
      codec != nil || !preset.isEmpty || crf != nil || bitrate != nil || pixFmt != nil
        || !ffmpegArg.isEmpty
    else { return }
    throw ValidationError(
      "Videos are joined without encoding: --codec, --preset, --crf, --bitrate, --pix-fmt and "
        + "--ffmpeg-arg apply only to frames.")
  }

  /// Returns the purpose and the speed among the presets. Throws if one of them is given twice.
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
