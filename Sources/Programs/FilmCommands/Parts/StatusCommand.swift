import ArgumentParser
import FilmStage
import Slurm

/// Tells how far a render in chunks has come.
struct StatusCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: "Tell which chunks of a render are done, and which frames are missing.",
      discussion: """
        Looks at what chunks leave in the folder of the frames, whoever started them, and asks Slurm \
        about those that “submit” has given to it. Ends with status 1 while anything is missing.
        """)
  }

  @Argument(help: ArgumentHelp("The folder of the frames.", valueName: "folder"))
  var folder = PathArgument(FilmType.usualFolder)

  @Flag(
    help: ArgumentHelp(
      "Hold every file against its checksum: else one that is there counts as done."))
  var check = false

  @Flag(help: "Print it as JSON.")
  var json = false

  func run() throws {
    let status = try RenderStatus(of: folder.path, thorough: check)
    if json {
      print(try status.json(), terminator: "")
    } else {
      print(status)
    }
    if !status.isComplete { throw ExitCode(1) }
  }
}
