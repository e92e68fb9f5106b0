import Failures
import OutputFiles
import Foundation
import RenderStore

/// What has become of the films of a batch so far, a line of JSON for each, so that it outlives a crash;
/// the report is made of it at the end.
final class BatchJournal: Sendable {
  private let report: String
  private let file: JournalFile

  /// The films that earlier batches have rendered, whether they came to their end or were killed.
  let earlier: FilmLines

  /// Begins a journal beside the report, with what films of earlier batches are there; whether they
  /// count for this one `keepsEarlier` says. Throws while another batch writes it.
  init(of report: String, keepsEarlier: Bool) throws(FlipbookError) {
    self.report = report
    try BatchReport.check(report)
    var earlier = FilmLines()
    file = try JournalFile(
      Self.path(of: report),
      taken: FlipbookError(
        .busy, "Another batch is writing “\(Self.path(of: report))”.",
        hint: "Wait for it, or give this one a --report of its own.")
    ) { append throws(FlipbookError) in
      // What another batch has noted meanwhile counts too.
      earlier = BatchReport.films(in: report) { $0 != .failed }
      earlier.take(linesOf: Self.path(of: report)) { $0 != .failed }
      for line in earlier.lines() { try append(line + [UInt8(ascii: "\n")]) }
    }
    self.earlier = keepsEarlier ? earlier : FilmLines()
  }

  private static func path(of report: String) -> String { report + JournalFile.ending }

  /// Leaves it to the next batch.
  func release() { file.release() }

  /// Notes a film that has ended.
  func append(_ entry: BatchEntry) throws(FlipbookError) {
    try file.append(OrderedJSON.line(entry))
  }

  /// Writes the report, with the films of the table, whose outputs are `ended`, in the order of its rows,
  /// and takes the journal away. Films of other tables that were reported of here stay.
  func finish(_ summary: BatchSummary, ended: Set<String>) throws(FlipbookError) {
    var films = FilmLines()
    films.take(linesOf: file.path)
    try BatchReport.write(
      summary, films: films.lines { $0.map(ended.contains) ?? true },
      others: films.lines { $0.map { !ended.contains($0) } ?? false }, to: report)
    file.remove()
  }
}
