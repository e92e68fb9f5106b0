package import Failures
import FilmStage
package import RenderJobs
package import Foundation
package import Parameters

// From a table to films:
//
//   check ──── every row is read once: its columns, its parameters, the name of its output; nothing is
//     │        drawn while two rows have one output
//   films ──── rows are read again, some at a time, and rendered side by side (Batch, BatchFloor)
//     │
//   journal ── each film that has ended is noted (BatchJournal)
//     │
//   report ─── the journal becomes batch-report.json

/// What a batch renders: a film for each row of a table.
package struct BatchSettings: Sendable {
  /// The films' parameters.
  package var table: ParameterTable

  /// Parameters of all films; those of a row count more.
  package var given = GivenParameters()

  /// Columns that are for nothing, and may be.
  package var ignoredColumns: [String] = []

  /// The names of the outputs: videos, or folders of frames where the name's ending is no video's.
  package var template: NameTemplate

  /// How each film is rendered. What concerns the places of its files, and memory, is not looked at.
  package var rendering: RenderSettings

  /// How many films are rendered at a time: 1…256. Nil for three to two processors, as one waits while its
  /// encoder starts and its video is looked at; fewer if the memory doesn't suffice for so many.
  package let jobs: Int?

  /// How many threads draw each film: 1…256; nil to share the processors out among the films at a time.
  package var threads: Int?

  /// How many bytes all films in the making may take together; nil for 256 MB, or what they need.
  package var memory: Int?

  /// The folders that films may read from, besides their own.
  package var readsOnly: [URL] = []

  /// Whether films are rendered that are there already.
  package var rendersAll = false

  /// Where the report goes; by default into the folder that all outputs share.
  package var report: String

  /// A batch of all rows of `table`. Throws unless `jobs` is in 1…256.
  package init(
    _ table: ParameterTable, template: NameTemplate, rendering: RenderSettings, jobs: Int?
  ) throws(FlipbookError) {
    guard (1...256).contains(jobs ?? 1) else {
      throw FlipbookError(
        .badSetting, "\(jobs ?? 0) films at a time are out of range.",
        hint: "--jobs takes 1 to 256.")
    }
    (self.table, self.template, self.rendering, self.jobs) = (table, template, rendering, jobs)
    report = template.folder + "batch-report.json"
  }
}
