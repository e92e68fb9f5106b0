import Goldens
import ArgumentParser
import FilmCommands
import FilmStage
import PixelDiff
import RenderStore

/// Replaces expected frames with the actual frames of a report.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make the actual frames of a report the expected ones.",
    discussion: """
      Takes the folder of a report that `flipbook diff --report` or a failed test has written. Review \
      the report first, and the changes in version control afterwards.
      """)

  @Argument(help: ArgumentHelp("The report's folder.", valueName: "report"))
  var report: PathArgument

  @Option(
    help: ArgumentHelp(
      "Accept only these frames, such as 12, 30-44 or 3,5-10; by default all that differ.",
      valueName: "frames"), transform: { try FrameSelection($0) })
  var frames: FrameSelection?

  @Flag(help: "Print the planned changes without making them.")
  var dryRun = false

  @Flag(help: "Print nothing.")
  var quiet = false

  func run() throws {
    let numbers = try frames.map { try $0.numbers() }
    let acceptance = try Acceptance(report.path, frames: numbers)
    if !quiet || dryRun {
      for line in acceptance.summary { print(line) }
    }
    guard !dryRun else { return }
    try acceptance.run()
    if !quiet { print("accepted") }
  }
}
