import ArgumentParser
import FilmStage
import RenderStore
import Stills
import Views

/// Writes frames of a film as one picture.
struct StripCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "strip", abstract: "Render frames side by side as one PNG file.")
  }

  @OptionGroup var grid: GridOptions

  @Option(
    help: ArgumentHelp(
      "The number of frames to show, evenly spaced: 1 to 1000.", valueName: "number"))
  var count = 8

  @Option(
    help: ArgumentHelp("The picture's width: 16 to \(Canvas.largestSide).", valueName: "pixels"))
  var width = 1280

  @Option(help: ArgumentHelp("The PNG file to write.", valueName: "file"))
  var output = PathArgument("output/\(FilmType.name)-strip.png")

  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let strip = try FilmStrip(count: count, columns: grid.columns, width: width)
    try common.write(to: output, with: parameters) { source, count in
      try FilmType.strip(
        strip, frames: grid.frames ?? .all, source: source, limits: common.limits, frameCount: count
      )
    }
  }
}
