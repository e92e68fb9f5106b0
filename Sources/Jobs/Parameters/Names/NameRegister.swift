package import Failures
import Foundation

/// The outputs of the rows of a table so far: two rows with one output would overwrite each other.
///
/// Names count as one that some file system takes for one: composed or not, in capitals or not. A name
/// takes 40 bytes, whatever its length.
package struct NameRegister: Sendable {
  private var rows: [NameHash: Place] = [:]

  private struct Place {
    let number: Int
    let line: Int
    /// Tells names from those that some file system takes for the same.
    let exact: UInt64
  }

  package init() {}

  /// The number of the row that has exactly that output; nil if none has.
  package func row(of path: String) -> Int? {
    rows[Self.hash(path)].flatMap { $0.exact == NameHash(path).first ? $0.number : nil }
  }

  private static func hash(_ path: String) -> NameHash {
    NameHash(
      path.precomposedStringWithCanonicalMapping.lowercased()
        .precomposedStringWithCanonicalMapping)
  }

  /// Notes the output of a row. Throws if another row has it.
  package mutating func take(_ path: String, for row: TableRow) throws(FlipbookError) {
    let place = Place(number: row.number, line: row.line, exact: NameHash(path).first)
    guard let first = rows.updateValue(place, forKey: Self.hash(path)) else { return }
    throw FlipbookError(
      .duplicate,
      "Rows \(first.number) and \(row.number) have the same output \"\(path)\": lines \(first.line) "
        + "and \(row.line) of \(row.path).",
      hint:
        "Name the files by what differs, such as a column with numbers, or {row}. Capitals don't "
        + "count, since they don't on every file system.")
  }
}
