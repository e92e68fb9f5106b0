import Failures
import ArgumentParser
import Batch
import OutputFiles
import FilmStage
import Foundation
import Parameters
import RenderJobs
import VideoEncoding

/// Renders a film for each row of a table.
struct BatchCommand<FilmType: Film>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "batch", abstract: "Render a film for each row of a table.",
      discussion: """
        The table is CSV (.csv, .tsv), JSON lines (.jsonl) or a YAML list (.yaml); its columns are the \
        film's parameters, which count more than --set and --props: these are for what a row leaves \
        out. Run it again, and only what is missing, failed or changed is rendered. Ends \
        with status 4 if a film failed.
        """)
  }

  @Argument(help: ArgumentHelp("The table's file.", valueName: "table"))
  var table: PathArgument

  @Option(
    help: ArgumentHelp(
      "The names of the outputs, with columns, parameters or “row” in braces: a video, or where the "
        + "name's ending is none of a video, a folder of frames.", valueName: "template"))
  var output = "output/\(FilmType.name)/{row:4}.mp4"

  @Option(
    help: ArgumentHelp(
      "How many films are rendered at a time; by default three for two processors, as one waits while its "
        + "encoder starts and its video is looked at.", valueName: "count"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "How many threads draw each film; by default the processors are shared out among the jobs.",
      valueName: "count"))
  var threads: Int?

  @Option(
    help: ArgumentHelp(
      "A column that is neither a parameter nor in a name, and may be there. Can be given several "
        + "times.", valueName: "name"))
  var ignoreColumn: [String] = []

  @Flag(help: "Render all films, also those that are there.")
  var again = false

  @Option(
    help: ArgumentHelp(
      "Where the report goes. (default: batch-report.json in the folder that all outputs share)",
      valueName: "file"))
  var report: PathArgument?

  @OptionGroup var writing: WritingOptions
  @OptionGroup var budget: MemoryOption
  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let settings = try settings()
    let progress = BatchProgress(isQuiet: common.quiet)
    defer { progress.finish() }
    let batch = try Batch(settings, of: FilmType.self, checking: progress.check)
    progress.count = batch.count
    let summary = try batch.render(telling: progress)
    progress.finish()
    if !common.quiet { print(Self.text(summary, report: settings.report)) }
    if summary.failed > 0 { throw ExitCode(4) }
  }

  /// “Greeting: 12 films, 10 rendered, 1 kept, 1 failed, in 3.4 s (1200 frames): output/…”.
  private static func text(_ summary: BatchSummary, report: String) -> String {
    let seconds = String(format: "%.1f", summary.seconds)
    let films = summary.count == 1 ? "1 film" : "\(summary.count) films"
    return "\(summary.film): \(films) in \(seconds) s: \(summary.rendered) rendered "
      + "(\(summary.frames) frames\(summary.warned > 0 ? ", \(summary.warned) with warnings" : "")), "
      + "\(summary.kept) kept, \(summary.failed) failed: \(report)"
  }

  /// Endings of videos that can't be written; folders of frames are hardly called so.
  private static var others: Set<String> {
    ["avi", "flv", "m4v", "mpeg", "mpg", "mts", "ogv", "ts", "wmv"]
  }

  private func settings() throws -> BatchSettings {
    let table = try Interruption.withoutWaiting("“\(self.table.path)” was read") {
      () throws(FlipbookError) in try ParameterTable(self.table.path)
    }
    let template = try NameTemplate(output)
    let given = try parameters.given()
    let isVideo = (try? VideoContainer(path: output)) != nil
    if !isVideo, Self.others.contains((output as NSString).pathExtension.lowercased()) {
      _ = try VideoContainer(path: output)
    }
    let rendering = try writing.settings(
      folder: "", encoderThreads: 1, threads: threads, limits: common.limits
    ) { _ in isVideo ? output : nil }
    var settings = try BatchSettings(table, template: template, rendering: rendering, jobs: jobs)
    (settings.given, settings.ignoredColumns) = (given, ignoreColumn)
    settings.threads = threads
    settings.memory = budget.bytes
    settings.readsOnly =
      parameters.readable + [URL(fileURLWithPath: self.table.path).deletingLastPathComponent()]
    settings.rendersAll = again
    if let report { settings.report = report.path }
    return settings
  }
}
