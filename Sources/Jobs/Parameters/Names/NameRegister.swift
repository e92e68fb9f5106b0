package import Failures
import Foundation

/// The outputs of the rows read so far. It detects rows that would overwrite each other's output.
///
/// Names that differ only in case or in Unicode composition are the same, because some file systems
/// don't distinguish them. Each name uses 40 bytes, whatever its length.
package struct NameRegister: Sendable {
  private var rows: [NameHash: Entry] = [:]

  private struct Entry {
    let number: Int
    let line: Int
    /// A hash of the exact name, which distinguishes it from names that only count as the same.
    let exact: UInt64
  }

  package init() {}

  /// Returns the number of the row with exactly this output; nil if there is none.
  package func row(of path: String) -> Int? {
    rows[Self.hash(path)].flatMap { $0.exact == NameHash(path).first ? $0.number : nil }
  }

  private static func hash(_ path: String) -> NameHash {
    NameHash(
      path.precomposedStringWithCanonicalMapping.lowercased()
        .precomposedStringWithCanonicalMapping)
  }

  /// Registers the output of a row. Throws if another row has the same output.
  package mutating func take(_ path: String, for row: TableRow) throws(FlipbookError) {
    let entry = Entry(number: row.number, line: row.line, exact: NameHash(path).first)
    guard let first = rows.updateValue(entry, forKey: Self.hash(path)) else { return }
    throw FlipbookError(
      .duplicate,
      "Rows \(first.number) and \(row.number) have the same output \"\(path)\": lines \(first.line) "
        + "and \(row.line) of \(row.path).",
      hint:
        "Use {row} or a column whose value differs in every row. Names that differ only in case "
        + "count as the same, because some file systems don't distinguish them.")
  }
}
