package import Failures

/// A table of parameters: a row for each film.
///
/// CSV (`.csv`, with commas, or semicolons where the header has no comma; `.tsv`, with tabs) and JSON
/// lines (`.jsonl`, `.ndjson`) are read row by row, in memory that doesn't grow with the file; YAML
/// (`.yaml`, `.yml`) and JSON (`.json`), a list of maps, as a whole, up to 64 MB. Text is UTF-8, with or
/// without a byte order mark. Lines without anything in them are no rows.
///
/// In CSV a cell is text. An empty one is an empty text, nil or an empty list where the parameter can be
/// that, else it stands for the default. Spaces before a cell's text don't count; quotes stand around
/// the whole of a cell, and are doubled inside it.
package struct ParameterTable: Sendable {
  /// The file.
  package let path: String
  private let format: TableFormat

  /// A table by its file, whose name tells what it is. Throws if it tells nothing, or if the first row
  /// can't be read.
  package init(_ path: String) throws(FlipbookError) {
    guard let format = TableFormat(path: path) else {
      throw FlipbookError(
        .badSetting, "\(path) is no table.",
        hint: "Its name ends in \(TableFormat.recommendedEndings).")
    }
    (self.path, self.format) = (path, format)
    _ = try rows().next()
  }

  /// The rows from the first on. A table can be read any number of times.
  package func rows() throws(FlipbookError) -> TableRows {
    TableRows(path, try format.rows(path))
  }
}

/// A row of a table.
package struct TableRow: Hashable, Sendable {
  /// Which row it is; the first is 1.
  package let number: Int

  /// The table's file.
  package let path: String

  /// The line in which it begins; the first is 1.
  package let line: Int

  /// The line that names the columns of all rows; nil where each row names its own.
  package let headerLine: Int?

  /// Its values by column, in order.
  package let fields: [ParameterValue.Field]

  /// Where it stands.
  package var origin: ValueOrigin { .file(path, line: line) }

  /// The value in a column; with a dotted name that of a field.
  package func value(named name: String) -> ParameterValue? {
    let all = ParameterValue(.object(fields))
    return all[name] ?? name.split(separator: ".").reduce(all) { $0?[String($1)] }
  }
}

/// The rows of a table, one after the other.
package final class TableRows {
  private let path: String
  private let source: any RowSource
  private var count = 0

  init(_ path: String, _ source: any RowSource) { (self.path, self.source) = (path, source) }

  /// The next row; nil after the last. Throws if it can't be read, and if there is none at all.
  package func next() throws(FlipbookError) -> TableRow? {
    guard let (line, fields) = try source.next() else {
      if count > 0 { return nil }
      throw FlipbookError(
        .malformed, "\(path) has no rows.", hint: "Each row makes a film; there has to be one.")
    }
    count += 1
    return TableRow(
      number: count, path: path, line: line, headerLine: source.headerLine, fields: fields)
  }
}
