import ArgumentParser
import FilmStage
import VideoEncoding

/// The option that names the folder of a render's frames.
struct FolderOption<FilmType: Film>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the frames. (default: \(FilmType.defaultFolder))", valueName: "folder"))
  var output: PathArgument?

  /// The path of the folder, or the default one.
  var path: String { output?.path ?? FilmType.defaultFolder }
}

/// The option that names the video of a render.
struct VideoOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The video's file. Its extension selects the format: "
        + "\(VideoContainer.allCases.endings(joinedBy: "or")). (default: the name of the frames' folder "
        + "with the codec's extension, .mp4)",
      valueName: "file"))
  var video: PathArgument?

  /// The path of the file, if given.
  var path: String? { video?.path }
}

extension Film {
  /// The default folder of the frames.
  static var defaultFolder: String { "output/\(name)" }
}
