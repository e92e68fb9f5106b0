package import Failures

/// A table of parameters, with one row for each film.
///
/// CSV (`.csv`, with commas, or with semicolons if the header has no comma; `.tsv`, with tabs) and
/// JSON lines (`.jsonl`, `.ndjson`) are read row by row, in memory that doesn't grow with the file.
/// YAML (`.yaml`, `.yml`) and JSON (`.json`) contain a list of maps and are read as a whole, up to
/// 64 MB. Text is UTF-8, with or without a byte order mark. Empty lines are skipped.
///
/// In CSV, a cell is text. An empty cell is an empty text, nil or an empty list if the parameter's
/// type allows it; otherwise it means the default. Spaces before a cell's text are ignored.
/// Quotes enclose a whole cell and are doubled inside it.
package struct ParameterTable: Sendable {
  /// The path of the file.
  package let path: String
  private let format: TableFormat

  /// Opens a table. Throws if the file's extension is unknown, or if the first row can't be read.
  package init(_ path: String) throws(FlipbookError) {
    try self.init(unread: path)
    _ = try rows().next()
  }

  /// Creates a table without reading its file. Throws if the file's extension is unknown.
  package init(unread path: String) throws(FlipbookError) {
    guard let format = TableFormat(path: path) else {
      throw FlipbookError(
        .badSetting, "\(path) isn't a table.",
        hint: "Use a file that ends in \(TableFormat.recommendedEndings).")
    }
    self.path = path
    self.format = format
  }

  /// Returns the rows, starting with the first. A table can be read any number of times.
  package func rows() throws(FlipbookError) -> TableRows {
    TableRows(path, try format.rows(path))
  }
}

/// A row of a table.
package struct TableRow: Codable, Hashable, Sendable {
  /// The number of the row; the first is 1.
  package let number: Int

  /// The path of the table's file.
  package let path: String

  /// The line where the row begins; the first is 1.
  package let line: Int

  /// The line that names the columns of all rows; nil if each row names its own.
  package let headerLine: Int?

  /// The values by column, in order.
  package let fields: [ParameterValue.Field]

  /// The row's place in the file.
  package var origin: ValueOrigin { .file(path, line: line) }

  /// Returns the value in a column, or in a field of one if the name contains dots.
  package func value(named name: String) -> ParameterValue? {
    let all = ParameterValue(.object(fields))
    return all[name] ?? name.split(separator: ".").reduce(all) { $0?[String($1)] }
  }
}

/// Reads a table row by row.
package final class TableRows {
  private let path: String
  private let source: any RowSource
  private var count = 0

  init(_ path: String, _ source: any RowSource) {
    self.path = path
    self.source = source
  }

  /// Returns the next row; nil after the last. Throws if the row can't be read or if the table has
  /// no rows.
  package func next() throws(FlipbookError) -> TableRow? {
    guard let (line, fields) = try source.next() else {
      if count > 0 { return nil }
      throw FlipbookError(
        .malformed, "\(path) has no rows.", hint: "Add at least one row. Each row makes one film.")
    }
    count += 1
    return TableRow(
      number: count, path: path, line: line, headerLine: source.headerLine, fields: fields)
  }
}
