import Failures
import FilmStage
import Parameters

/// An object that checks and renders the films of rows, in this process or in another one.
///
/// It is used by one thread at a time.
protocol RowWorker: AnyObject, Sendable {
  /// Checks the films of some rows and calls `report` for each of them, in order. Throws if no films
  /// can be checked, and the errors of `report`.
  func check(
    _ rows: [TableRow], _ report: (TableRow, CheckedRow) throws(FlipbookError) -> Void
  ) throws(FlipbookError)

  /// Renders the film of a row while `jobs` films are rendered at the same time. An error of the
  /// film is part of the entry. Throws if no films can be rendered, and when interrupted.
  func render(
    _ row: TableRow, jobs: Int, for batch: RowContext
  ) throws(FlipbookError) -> BatchEntry

  /// Ends the worker, after its last row.
  func end()
}

/// What a row needs to know of its batch, and reports to it.
struct RowContext: Sendable {
  /// Describes the row whose output would replace a file, or returns nil.
  var replacement: @Sendable (_ file: String) -> String?
  /// Returns the record of an output that an earlier batch has written.
  var earlier: @Sendable (_ output: String) -> BatchEntry?
  /// Notifies that the film is rendered.
  var begin: @Sendable (_ output: String) -> Void
  /// Notifies that frames have been drawn.
  var progress: @Sendable (_ done: Int, _ total: Int) -> Void
}

/// The place where the films of a batch are checked and rendered.
package enum FilmIsolation: Sendable {
  /// Threads of this process: a trap in a film ends the batch. For films that aren't programs, as
  /// in tests.
  case threads
  /// Processes of the same program: a trap fails only the film's row. The program must have been
  /// started with the command `batch`.
  case processes
}

/// A worker in this process.
///
/// `@unchecked Sendable`: a worker is used by one thread at a time.
final class ThreadWorker<FilmType: Film>: RowWorker, @unchecked Sendable {
  private var renderer: RowRenderer<FilmType>

  init(_ renderer: RowRenderer<FilmType>) { self.renderer = renderer }

  func check(
    _ rows: [TableRow], _ report: (TableRow, CheckedRow) throws(FlipbookError) -> Void
  ) throws(FlipbookError) {
    for row in rows { try report(row, renderer.check(row)) }
  }

  func render(
    _ row: TableRow, jobs: Int, for batch: RowContext
  ) throws(FlipbookError) -> BatchEntry {
    try renderer.render(row, jobs: jobs, for: batch)
  }

  func end() {}
}
