import Failures
import OutputFiles
import FilmStage
import Foundation
import Parameters

/// Where the jobs of a batch meet: they take rows, and tell how their films go on.
///
/// `@unchecked Sendable`: everything that changes is read and written only while `lock` is locked.
final class BatchFloor: @unchecked Sendable {
  private let lock = NSLock()
  private let rows: TableRows
  private let table: CheckedTable
  private let journal: BatchJournal
  private let observer: any BatchObserver
  private var summary: BatchSummary
  private var failure: FlipbookError?
  private var isStopped = false
  /// The outputs of the films that have ended.
  private var ended: Set<String> = []

  init(
    _ table: CheckedTable, _ summary: BatchSummary, journal: BatchJournal,
    observer: any BatchObserver
  ) throws(FlipbookError) {
    (self.table, self.summary, self.journal, self.observer) = (table, summary, journal, observer)
    rows = try table.rows()
  }

  /// The next row; nil when there is none left, or the batch has to stop.
  func next() -> TableRow? {
    lock.withLock {
      guard !isStopped, failure == nil, !Interruption.isRequested else { return nil }
      do throws(FlipbookError) {
        let row = try rows.next()
        try table.check()
        return row
      } catch {
        failure = error
        return nil
      }
    }
  }

  /// Lets no more films begin.
  func stop() { lock.withLock { isStopped = true } }

  func begin(_ job: Int, _ output: String) {
    lock.withLock { observer.begin(job: job, output: output) }
  }

  func progress(_ job: Int, _ done: Int, _ total: Int) {
    lock.withLock { observer.progress(job: job, done: done, total: total) }
  }

  func end(_ job: Int, _ entry: BatchEntry) {
    lock.withLock {
      summary.count(entry)
      if let output = entry.output { ended.insert(output) }
      do throws(FlipbookError) { try journal.append(entry) } catch {
        if failure == nil { failure = error }
      }
      observer.end(job: job, entry)
    }
  }

  /// What has become of all films, which took so many seconds, and their outputs. Throws what has stopped
  /// the batch.
  func finish(
    after seconds: TimeInterval
  ) throws(FlipbookError) -> (summary: BatchSummary, outputs: Set<String>) {
    let (result, outputs, problem) = lock.withLock { (summary, ended, failure) }
    if let problem { throw problem }
    var all = result
    all.seconds = seconds
    return (all, outputs)
  }
}
