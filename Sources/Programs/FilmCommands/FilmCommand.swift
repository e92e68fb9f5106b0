package import ArgumentParser
package import FilmStage

/// The command line of a film.
package struct FilmCommand<FilmType: Film>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: FilmType.name,
      abstract: "Renders the film \(FilmType.name).",
      subcommands: [
        RenderCommand<FilmType>.self, PreviewCommand<FilmType>.self, StillCommand<FilmType>.self,
        StripCommand<FilmType>.self,
        SheetCommand<FilmType>.self, TraceCommand<FilmType>.self, VerifyCommand<FilmType>.self,
        DescribeCommand<FilmType>.self, BatchCommand<FilmType>.self, AssembleCommand.self,
        SubmitCommand<FilmType>.self, StatusCommand<FilmType>.self,
        PreviewWorkerCommand<FilmType>.self,
      ])
  }

  package init() {}
}

extension Film {
  /// Runs the film's command line and ends the program.
  package static func runCommandLine() -> Never {
    HashSeeds.fix()
    FilmCommand<Self>.runAndExit()
  }
}
