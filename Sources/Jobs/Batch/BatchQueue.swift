import Failures
import OutputFiles
import FilmStage
import Foundation
import Parameters
import Processes

/// The state that the jobs of a batch share: they receive rows from it and report their progress to
/// it.
///
/// `@unchecked Sendable`: all mutable state is accessed only while `lock` is locked.
final class BatchQueue: @unchecked Sendable {
  private let lock = NSLock()
  private let rows: TableRows
  private let table: CheckedTable
  private let journal: BatchJournal
  private let observer: any BatchObserver
  private var summary: BatchSummary
  private var failure: FlipbookError?
  private var isStopped = false
  /// The outputs of the films that have finished.
  private var ended: Set<String> = []

  init(
    _ table: CheckedTable, _ summary: BatchSummary, journal: BatchJournal,
    observer: any BatchObserver
  ) throws(FlipbookError) {
    self.table = table
    self.summary = summary
    self.journal = journal
    self.observer = observer
    rows = try table.rows()
  }

  /// Returns the next row; nil if there are no more, or if the batch has to stop.
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

  /// Stops the batch with an error.
  func fail(_ error: FlipbookError) { lock.withLock { failure = failure ?? error } }

  /// Prevents further films from starting.
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

  /// Returns the batch's result, with its duration in seconds, and the films' outputs. Throws the
  /// error that stopped the batch.
  func finish(
    after seconds: TimeInterval
  ) throws(FlipbookError) -> (summary: BatchSummary, outputs: Set<String>) {
    let (summary, outputs, failure) = lock.withLock { (self.summary, ended, self.failure) }
    if let failure { throw failure }
    var result = summary
    result.seconds = seconds
    return (result, outputs)
  }
}
