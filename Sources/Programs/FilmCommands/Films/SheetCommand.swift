import ArgumentParser
import FilmStage
import RenderStore
import Stills
import Views

/// Writes a contact sheet of a film.
struct SheetCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sheet",
      abstract: "Render a contact sheet, frames with their time codes, as a PNG file.")
  }

  @OptionGroup var grid: GridOptions

  @Option(
    help: ArgumentHelp(
      "The number of frames to show, evenly spaced: 1 to 1000.", valueName: "number"))
  var count = 20

  @Option(
    help: ArgumentHelp("The picture's width: at most \(Canvas.largestSide).", valueName: "pixels"))
  var width = 1600

  @Option(help: ArgumentHelp("The PNG file to write.", valueName: "file"))
  var output = PathArgument("output/\(FilmType.name)-sheet.png")

  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let sheet = try FilmSheet(count: count, columns: grid.columns, width: width)
    try common.write(to: output, with: parameters) { source, count in
      try FilmType.sheet(
        sheet, frames: grid.frames ?? .all, source: source, limits: common.limits, frameCount: count
      )
    }
  }
}
