import ArgumentParser
import FilmStage
import Slurm

/// Prints the progress of a render in chunks.
struct StatusCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: "Print which chunks of a render are done, and which frames are missing.",
      discussion: """
        Reads the files of the chunks in the folder of the frames, however they were started, and asks \
        Slurm about those that `submit` submitted. Ends with status 1 while anything is missing.
        """)
  }

  @Argument(help: ArgumentHelp("The folder of the frames.", valueName: "folder"))
  var folder = PathArgument(FilmType.defaultFolder)

  @Flag(
    help: ArgumentHelp(
      "Compare every file with its checksum. Without this, a file that exists counts as done."))
  var check = false

  @Flag(help: "Print JSON.")
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
