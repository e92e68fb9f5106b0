import Failures
import ArgumentParser
import Batch
import OutputFiles
import FilmStage
import Foundation
import Parameters
import Processes
import RenderJobs
import VideoEncoding

/// Renders a film for each row of a table.
struct BatchCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "batch", abstract: "Render a film for each row of a table.",
      discussion: """
        The table is CSV (.csv, .tsv), JSON lines (.jsonl) or a YAML list (.yaml). Its columns are the \
        film's parameters. They take precedence over --set and --props, which set the parameters that a \
        row leaves out. A second run renders only films that are missing, failed or changed. A film \
        that fails or crashes doesn't stop the others. Ends with status 4 if a film failed.
        """)
  }

  @Argument(help: ArgumentHelp("The table file.", valueName: "table"))
  var table: PathArgument

  @Option(
    help: ArgumentHelp(
      "The names of the outputs, with columns, parameters or `row` in braces. A name with a video's "
        + "extension is a video; any other is a folder of frames.", valueName: "template"))
  var output = "output/\(FilmType.name)/{row:4}.mp4"

  @Option(
    help: ArgumentHelp(
      "The number of films rendered at the same time; by default three for every two processors, because "
        + "a film waits while its encoder starts and its video is checked.", valueName: "count"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The number of drawing threads of each film; by default the processors divided among the jobs.",
      valueName: "count"))
  var threads: Int?

  @Option(
    help: ArgumentHelp(
      "A column to ignore, which is neither a parameter nor part of a name. Can be repeated.",
      valueName: "name"))
  var ignoreColumn: [String] = []

  @Flag(help: "Render all films, including finished ones.")
  var again = false

  @Option(
    help: ArgumentHelp(
      "The report's file. (default: batch-report.json in the folder that all outputs share)",
      valueName: "file"))
  var report: PathArgument?

  @OptionGroup var writing: WritingOptions
  @OptionGroup var budget: MemoryOption
  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    if WorkerLoop<FilmType>.isRequired {
      // The batch has read the first row, and the values may come from a pipe.
      return try WorkerLoop(of: FilmType.self) {
        try self.settings(for: ParameterTable(unread: self.table.path), $0)
      }.run()
    }
    let table = try Interruption.withoutWaiting("\"\(self.table.path)\" was read") {
      () throws(FlipbookError) in try ParameterTable(self.table.path)
    }
    let settings = try self.settings(for: table, parameters.given())
    let progress = BatchProgress(isQuiet: common.quiet)
    defer { progress.finish() }
    let batch = try Batch(
      settings, of: FilmType.self, isolation: .processes, checking: progress.check)
    progress.count = batch.count
    let summary = try batch.render(reportingTo: progress)
    progress.finish()
    if !common.quiet { print(Self.text(summary, report: settings.report)) }
    if summary.failed > 0 { throw ExitCode(4) }
  }

  /// For example "Greeting: 12 films in 3.4 s: 10 rendered (1200 frames), 1 kept, 1 failed:
  /// output/…".
  private static func text(_ summary: BatchSummary, report: String) -> String {
    let seconds = String(format: "%.1f", summary.seconds)
    let films = summary.count == 1 ? "1 film" : "\(summary.count) films"
    return "\(summary.film): \(films) in \(seconds) s: \(summary.rendered) rendered "
      + "(\(summary.frames) frames\(summary.warned > 0 ? ", \(summary.warned) with warnings" : "")), "
      + "\(summary.kept) kept, \(summary.failed) failed: \(report)"
  }

  /// The file extensions of unsupported video formats. A folder of frames is unlikely to have one.
  private static var unsupportedExtensions: Set<String> {
    ["avi", "flv", "m4v", "mpeg", "mpg", "mts", "ogv", "ts", "wmv"]
  }

  private func settings(
    for table: ParameterTable, _ given: GivenParameters
  ) throws -> BatchSettings {
    let template = try NameTemplate(output)
    let isVideo = (try? VideoContainer(path: output)) != nil
    let ending = (output as NSString).pathExtension.lowercased()
    if !isVideo, Self.unsupportedExtensions.contains(ending) {
      _ = try VideoContainer(path: output)
    }
    let rendering = try writing.settings(
      folder: "", encoderThreads: 1, threads: threads, limits: common.limits
    ) { _ in isVideo ? output : nil }
    var settings = try BatchSettings(table, template: template, rendering: rendering, jobs: jobs)
    settings.given = given
    settings.ignoredColumns = ignoreColumn
    settings.threads = threads
    settings.memory = budget.bytes
    settings.readableFolders =
      parameters.readable + [URL(fileURLWithPath: self.table.path).deletingLastPathComponent()]
    settings.rendersAll = again
    if let report { settings.report = report.path }
    return settings
  }
}
