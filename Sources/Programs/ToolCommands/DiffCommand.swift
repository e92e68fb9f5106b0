import Failures
import DiffReport
import Goldens
import ArgumentParser
import OutputFiles
import FilmCommands
import FilmStage
import Foundation
import PixelDiff
import Processes

/// Compares two films frame by frame.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two films or pictures frame by frame.",
    discussion: """
      Each is a PNG file, a folder of PNG files with numbers at the ends of their names, a \
      manifest.json, or a video or animated picture that ffmpeg reads. Ends with status 0 if they are \
      the same, 1 if they differ, 3 if one can't be read, and 4 if a report can't be written.
      """)

  @Argument(help: ArgumentHelp("The expected film or picture.", valueName: "expected"))
  var expected: PathArgument

  @Argument(help: ArgumentHelp("The actual film or picture.", valueName: "actual"))
  var actual: PathArgument

  @OptionGroup var options: DiffOptions

  @Flag(help: "Print the differences as JSON.")
  var json = false

  @Option(help: ArgumentHelp("Write JUnit XML for continuous integration.", valueName: "file"))
  var junit: PathArgument?

  @Option(
    help: ArgumentHelp(
      "Write a report with pictures to this folder; open its index.html in a browser.",
      valueName: "folder"))
  var report: PathArgument?

  @Option(help: ArgumentHelp("The number of threads that compare.", valueName: "count"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Print nothing; the exit status is the result.")
  var quiet = false

  func validate() throws {
    guard (1...1024).contains(threads) else {
      throw ValidationError("--threads takes a number from 1 to 1024.")
    }
  }

  func run() throws {
    // If this comparison fails, the result of an earlier one must not be mistaken for its result.
    if let junit { unlink(junit.path) }
    let comparator = FilmComparator(
      options.pixelTolerance, ignoring: try options.ignoredRegions(), threads: threads)
    let difference = try compare(comparator)
    if json { try printJSON(difference) } else if !quiet { printSummary(difference) }
    if let junit { try write(JUnitFile(difference).text, to: junit.path) }
    if let report {
      try writeReport(on: difference, comparator, to: report.path)
      if !quiet, !json { print("report: \(report.path)/index.html") }
    }
    if !difference.isSame { throw ExitCode(1) }
  }

  private func compare(_ comparator: FilmComparator) throws(FlipbookError) -> FilmDifference {
    let progress = ProgressLine(isQuiet: quiet || json)
    defer { progress.end() }
    return try comparator.compare(expected.path, actual.path) {
      (done, total) throws(FlipbookError) in
      try checkForInterruption()
      progress.update(done, total)
    }
  }

  private func writeReport(
    on difference: FilmDifference, _ comparator: FilmComparator, to folder: String
  ) throws(FlipbookError) {
    let sides = (
      try FrameSequences.open(expected.path), try FrameSequences.open(actual.path)
    )
    try comparator.writeReport(
      on: difference, sides.0, sides.1, to: folder,
      accepting: Acceptance.goldens(of: difference), check: checkForInterruption)
  }

  private func checkForInterruption() throws(FlipbookError) {
    if Interruption.isRequested { throw FlipbookError(.interrupted, "Interrupted.") }
  }

  private func write(_ text: String, to path: String) throws(FlipbookError) {
    try AtomicFile.write(Array(text.utf8), to: path)
  }

  private func printJSON(_ difference: FilmDifference) throws {
    print(String(decoding: try OrderedJSON.bytes(of: difference), as: UTF8.self), terminator: "")
  }

  private func printSummary(_ difference: FilmDifference) {
    for note in difference.notes { printError("note: \(note)") }
    for line in difference.summary { print(line) }
  }
}
