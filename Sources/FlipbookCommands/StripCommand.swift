import ArgumentParser
import Filming
import Views

/// Writes frames of a film as one picture.
struct StripCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "strip", abstract: "Render frames side by side as one PNG file.")
  }

  @Option(
    help: ArgumentHelp(
      "The frames to choose from: 30-59, 100- or -9. [default: all]", valueName: "range"))
  var frames: String?

  @Option(help: ArgumentHelp("How many frames to show, spread evenly.", valueName: "number"))
  var count = 8

  @Option(help: ArgumentHelp("How many stand side by side.", valueName: "number"))
  var columns = 4

  @Option(help: ArgumentHelp("The picture's width.", valueName: "pixels"))
  var width = 1280

  @Option(
    help: ArgumentHelp(
      "The PNG file to write. [default: output/\(FilmType.name)-strip.png]", valueName: "file"))
  var output: String?

  @OptionGroup var common: CommonOptions

  func run() throws {
    let path = output ?? "output/\(FilmType.name)-strip.png"
    let strip = try FilmStrip(count: count, columns: columns, width: width)
    let image = try FilmType.strip(
      strip, frames: try frames.map { try FrameRange($0) } ?? .all, limits: common.limits)
    try image.write(to: path)
    if !common.quiet { print(path) }
  }
}
