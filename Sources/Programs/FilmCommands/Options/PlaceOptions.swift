import ArgumentParser
import FilmStage
import VideoEncoding

/// The option that names the folder of a render's frames.
struct FolderOption<FilmType: Film>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the frames. (default: \(FilmType.usualFolder))", valueName: "folder"))
  var output: PathArgument?

  /// The folder, named or not.
  var path: String { output?.path ?? FilmType.usualFolder }
}

/// The option that names the video of a render.
struct VideoOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The video's file, of a kind that its ending tells: "
        + "\(VideoContainer.allCases.endings(joinedBy: "or")). (default: the name of the frames' folder "
        + "with the codec's ending, .mp4)",
      valueName: "file"))
  var video: PathArgument?

  /// The file, if it is named.
  var path: String? { video?.path }
}

extension Film {
  /// The folder of the frames where none is named.
  static var usualFolder: String { "output/\(name)" }
}
