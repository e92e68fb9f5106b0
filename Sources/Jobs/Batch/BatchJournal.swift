import Failures
import OutputFiles
import Foundation
import RenderStore

/// The results of a batch's films so far, one line of JSON for each, written immediately so that
/// they survive a crash. The report is created from the journal at the end.
final class BatchJournal: Sendable {
  private let report: String
  private let file: JournalFile

  /// The films that earlier batches rendered, even if those batches were killed.
  let earlier: FilmRecords

  /// Creates a journal beside the report, starting with the existing films of earlier batches;
  /// `keepsEarlier` determines whether these count for this batch. Throws if another batch is
  /// writing the journal.
  init(of report: String, keepsEarlier: Bool) throws(FlipbookError) {
    self.report = report
    try BatchReport.check(report)
    var earlier = FilmRecords()
    file = try JournalFile(
      Self.path(of: report),
      taken: FlipbookError(
        .busy, "Another batch is writing \"\(Self.path(of: report))\".",
        hint: "Wait for it to finish, or choose another file with --report.")
    ) { append throws(FlipbookError) in
      // Entries that another batch has added in the meantime count too.
      earlier = BatchReport.films(in: report) { $0 != .failed }
      earlier.take(linesOf: Self.path(of: report)) { $0 != .failed }
      for line in earlier.lines() { try append(line + [UInt8(ascii: "\n")]) }
    }
    self.earlier = keepsEarlier ? earlier : FilmRecords()
  }

  private static func path(of report: String) -> String { report + JournalFile.ending }

  /// Releases the journal for the next batch.
  func release() { file.release() }

  /// Records a film that has finished.
  func append(_ entry: BatchEntry) throws(FlipbookError) {
    try file.append(OrderedJSON.line(entry))
  }

  /// Writes the report and removes the journal. The report contains the table's films, whose
  /// outputs are `ended`, in the order of the rows. Entries for films of other tables are
  /// preserved.
  func finish(_ summary: BatchSummary, ended: Set<String>) throws(FlipbookError) {
    var films = FilmRecords()
    films.take(linesOf: file.path)
    try BatchReport.write(
      summary, films: films.lines { $0.map(ended.contains) ?? true },
      others: films.lines { $0.map { !ended.contains($0) } ?? false }, to: report)
    file.remove()
  }
}
