import ArgumentParser
import FilmStage
import Images
import RenderJobs
import VideoEncoding

/// The options for writing frames and videos, which `render` and `batch` share.
///
/// An option that both take is declared here, and `settings` applies it.
struct WritingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long to search for smaller PNG files; the pixels are the same. `balanced` takes about ten "
        + "times as long as `fast`, `small` fifty times or more."))
  var compression = PNGCompression.fast

  @OptionGroup var encoding: EncodingOptions

  /// Returns the settings of a render with frames in `folder`. `video` returns the path of the
  /// video, or nil for none.
  func settings(
    folder: String, encoderThreads: Int = EncodingOptions.defaultThreads, threads: Int?,
    limits: FilmLimits, video: (VideoSettings) throws -> String?
  ) throws -> RenderSettings {
    let encoding = try encoding.settings(defaultThreads: encoderThreads)
    return try RenderSettings(
      folder: folder, compression: compression, video: video(encoding), encoding: encoding,
      threads: threads, limits: limits)
  }
}

extension PNGCompression: ExpressibleByArgument {}
