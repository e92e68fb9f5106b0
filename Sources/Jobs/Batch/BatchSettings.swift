package import Failures
import FilmStage
package import RenderJobs
package import Foundation
package import Parameters

// The stages of a batch:
//
//   check ──── reads every row once: its columns, its parameters, the name of its output. Drawing
//     │        starts only if no two rows have the same output
//   films ──── reads the rows again and renders several films concurrently (Batch, BatchQueue):
//     │        each job has a worker, a process that runs the film's code (RowWorker, RowRenderer)
//     │
//   journal ── records each finished film (BatchJournal)
//     │
//   report ─── converts the journal to batch-report.json

/// The settings of a batch, which renders a film for each row of a table.
package struct BatchSettings: Sendable {
  /// The table of the films' parameters.
  package var table: ParameterTable

  /// Parameters for all films; a row's own parameters take precedence.
  package var given = GivenParameters()

  /// Columns that are ignored.
  package var ignoredColumns: [String] = []

  /// The template for the names of the outputs: videos, or folders of frames if the name has no
  /// video extension.
  package var template: NameTemplate

  /// The settings for rendering each film. Its file locations and memory limit are ignored.
  package var rendering: RenderSettings

  /// The number of films that are rendered at a time: 1…256. If nil, three films for every two
  /// processors, because a film sometimes waits while its encoder starts or its video is checked;
  /// fewer if the memory isn't sufficient.
  package let jobs: Int?

  /// The number of threads that draw each film: 1…256; nil to divide the processors among the films
  /// that are rendered at a time.
  package var threads: Int?

  /// Upper bound for the memory of all films in progress, in bytes; nil for 256 MB, or more if
  /// required.
  package var memory: Int?

  /// The folders that films can read from, in addition to their own.
  package var readableFolders: [URL] = []

  /// Whether films are rendered even if their outputs exist already.
  package var rendersAll = false

  /// The path of the report; by default in the folder that all outputs share.
  package var report: String

  /// Creates the settings for rendering all rows of `table`. Throws unless `jobs` is in 1…256.
  package init(
    _ table: ParameterTable, template: NameTemplate, rendering: RenderSettings, jobs: Int?
  ) throws(FlipbookError) {
    guard (1...256).contains(jobs ?? 1) else {
      throw FlipbookError(
        .badSetting, "--jobs is \(jobs ?? 0), which is out of range.",
        hint: "Choose 1 to 256.")
    }
    self.table = table
    self.template = template
    self.rendering = rendering
    self.jobs = jobs
    report = template.folder + "batch-report.json"
  }
}
