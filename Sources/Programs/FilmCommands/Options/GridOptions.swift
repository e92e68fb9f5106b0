import ArgumentParser
import FilmStage
import RenderStore

/// The options of a picture with rows of frames.
struct GridOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames to choose from: 30-59, 100-, every tenth as 0-x10. (default: all)",
      valueName: "frames"), transform: { try FrameSelection($0) })
  var frames: FrameSelection?

  @Option(help: ArgumentHelp("The number of frames in a row.", valueName: "number"))
  var columns = 4
}
