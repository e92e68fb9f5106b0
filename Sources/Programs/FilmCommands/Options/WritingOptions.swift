import ArgumentParser
import FilmStage
import Images
import RenderJobs
import VideoEncoding

/// How a render writes frames and video, and a batch those of each of its films.
///
/// An option that both take is declared here, and reaches its setting in `settings`.
struct WritingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long to search for smaller PNG files, whose pixels are the same: “balanced” compresses "
        + "some ten times as long as “fast”, “small” fifty times and more."))
  var compression = PNGCompression.fast

  @OptionGroup var encoding: EncodingOptions

  /// The settings of a render with frames in `folder`. `video` is asked for the path of the video, nil
  /// for none.
  func settings(
    folder: String, encoderThreads: Int = EncodingOptions.usualThreads, threads: Int?,
    limits: FilmLimits, video: (VideoSettings) throws -> String?
  ) throws -> RenderSettings {
    let encoding = try encoding.settings(defaultThreads: encoderThreads)
    return try RenderSettings(
      folder: folder, compression: compression, video: video(encoding), encoding: encoding,
      threads: threads, limits: limits)
  }
}

extension PNGCompression: ExpressibleByArgument {}
