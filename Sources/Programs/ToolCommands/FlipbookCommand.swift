package import ArgumentParser
import FilmCommands

/// The program `flipbook`: creates packages for films, shows films in a browser, compares and accepts
/// rendered films, and assembles chunks.
package struct FlipbookCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "flipbook",
    abstract:
      "Creates packages for films, shows films in a browser, compares them, and manages goldens.",
    discussion: "Films render themselves: `swift run -c release MyFilm render`.",
    subcommands: [
      NewCommand.self, PreviewCommand.self, DiffCommand.self, AcceptCommand.self,
      GoldensCommand.self,
      AssembleCommand.self,
    ])

  package init() {}

  /// Runs the command line and ends the program.
  package static func runCommandLine() -> Never { runAndExit() }
}
