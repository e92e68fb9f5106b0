import Failures
import OutputFiles
import Parameters

/// A table that was read as a whole, and checked, before its films begin: what is read of it again has to
/// be the same.
struct CheckedTable: Sendable {
  private let table: ParameterTable
  private let identity: FileIdentity?

  /// Before it is checked.
  init(_ table: ParameterTable) { (self.table, identity) = (table, FileIdentity(table.path)) }

  /// The rows that were checked. Throws if another table stands there now.
  func rows() throws(FlipbookError) -> TableRows {
    let rows = try table.rows()
    guard FileIdentity(table.path) == identity else { throw hasChanged }
    return rows
  }

  /// Throws if the file was written to. Another one in its place changes nothing: the one that was opened
  /// is read on.
  func check() throws(FlipbookError) {
    guard let identity, let now = FileIdentity(table.path), now.isSameFile(as: identity),
      now != identity
    else { return }
    throw hasChanged
  }

  private var hasChanged: FlipbookError {
    FlipbookError(
      .malformed, "\(table.path) has changed since it was checked.",
      hint: "Start the batch again: films that are there are kept.")
  }
}
