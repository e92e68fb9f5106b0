import ArgumentParser
import FilmStage
import Stills
import Foundation
import Views

/// Writes one picture of a film.
struct StillCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "still", abstract: "Render one picture as a PNG file.")
  }

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The instant to show, in seconds.", valueName: "seconds"))
  var at: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame to show; the first is 0.", valueName: "number"))
  var frame: Int?

  @Option(
    help: ArgumentHelp(
      "The PNG file to write.", valueName: "file"))
  var output = PathArgument("output/\(FilmType.name).png")

  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard (at == nil) != (frame == nil) else {
      throw ValidationError("Select a picture with either --at SECONDS or --frame NUMBER.")
    }
  }

  func run() throws {
    try common.write(to: output, with: parameters) { (source: FilmSource<FilmType>, count) in
      if let frame {
        try FilmType.still(ofFrame: frame, source: source, limits: common.limits, frameCount: count)
      } else {
        try FilmType.still(at: at ?? 0, source: source, limits: common.limits, frameCount: count)
      }
    }
  }
}
