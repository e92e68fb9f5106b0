import Failures
import OutputFiles
import Parameters

/// A table that was read and checked completely before its films start. When it is read again, it
/// must be unchanged.
struct CheckedTable: Sendable {
  private let table: ParameterTable
  private let identity: FileIdentity?

  /// Creates a table that isn't checked yet.
  init(_ table: ParameterTable) {
    self.table = table
    identity = FileIdentity(table.path)
  }

  /// Returns the rows that were checked. Throws if the file was replaced since then.
  func rows() throws(FlipbookError) -> TableRows {
    let rows = try table.rows()
    guard FileIdentity(table.path) == identity else { throw hasChanged }
    return rows
  }

  /// Throws if the file was modified. Replacing it has no effect: the batch continues to read the
  /// file that it opened.
  func check() throws(FlipbookError) {
    guard let identity, let now = FileIdentity(table.path), now.isSameFile(as: identity),
      now != identity
    else { return }
    throw hasChanged
  }

  private var hasChanged: FlipbookError {
    FlipbookError(
      .malformed, "\(table.path) has changed since it was checked.",
      hint: "Start the batch again. Finished films are kept.")
  }
}
