import ArgumentParser
import FilmStage
import RenderStore

/// The options of a picture in which frames stand in rows.
struct GridOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames to choose from: 30-59, 100-, every tenth as 0-x10. (default: all)",
      valueName: "frames"), transform: { try FrameSelection($0) })
  var frames: FrameSelection?

  @Option(help: ArgumentHelp("How many stand side by side.", valueName: "number"))
  var columns = 4
}
