import ArgumentParser
import PixelDiff

/// Puts what a report shows as actual in the place of what was expected.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept what a report shows: it becomes what is expected.",
    discussion: """
      Takes the folder of a report that `flipbook diff --report` or a failed test has written. Look at \
      the report first, and at what version control shows afterwards.
      """)

  @Argument(help: ArgumentHelp("The report's folder.", valueName: "report"))
  var report: PathArgument

  @Option(
    help: ArgumentHelp(
      "Accept only these frames, such as 12, 30-44 or 3,5-10; by default all that differ.",
      valueName: "frames"))
  var frames: FrameListArgument?

  @Flag(help: "Tell what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print nothing.")
  var quiet = false

  func run() throws {
    let acceptance = try Acceptance(report.path, frames: frames?.numbers)
    if !quiet || dryRun {
      for line in acceptance.summary { print(line) }
    }
    guard !dryRun else { return }
    try acceptance.run()
    if !quiet { print("accepted") }
  }
}

/// Numbers of frames: “12”, “30-44”, “3,5-10”.
struct FrameListArgument: ExpressibleByArgument {
  let numbers: FrameNumbers

  init?(argument: String) {
    var all: Set<Int> = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        0 <= first, first <= last, last - first < 10_000_000
      else { return nil }
      all.formUnion(first...last)
    }
    numbers = FrameNumbers(ascending: all.sorted())
  }
}
