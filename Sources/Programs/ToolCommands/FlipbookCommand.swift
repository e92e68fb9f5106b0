package import ArgumentParser
import FilmCommands

/// The program `flipbook`: all that is done with finished films.
package struct FlipbookCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "flipbook",
    abstract:
      "Compares films that were rendered, keeps what tests expect, and puts chunks together.",
    discussion: "Films render themselves: `swift run -c release MyFilm render`.",
    subcommands: [
      DiffCommand.self, AcceptCommand.self, GoldensCommand.self, AssembleCommand.self,
    ])

  package init() {}

  /// Runs the command line and ends the program.
  package static func runCommandLine() -> Never { runAndExit() }
}
