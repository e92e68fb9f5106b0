import Failures
import Foundation

extension TableFormat {
  /// Values separated by commas or semicolons.
  static let csv = TableFormat(endings: ["csv"]) { path throws(FlipbookError) in
    try CSVRows(path, delimiter: nil)
  }

  /// Values separated by tabs.
  static let tsv = TableFormat(endings: ["tsv"]) { path throws(FlipbookError) in
    try CSVRows(path, delimiter: "\t")
  }
}

/// The rows of a file of comma-separated values, whose first record names the columns.
final class CSVRows: RowSource {
  private let path: String
  private let records: CSVRecords
  private let columns: [String]
  let headerLine: Int?

  init(_ path: String, delimiter: Character?) throws(FlipbookError) {
    self.path = path
    records = try CSVRecords(path, delimiter: delimiter?.asciiValue)
    guard let header = try records.next() else {
      throw FlipbookError(
        .malformed, "\(path) is empty.",
        hint: "The first line must name the columns, such as id,title.")
    }
    let names = header.cells.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    try Self.check(names, at: .file(path, line: header.line))
    columns = names
    headerLine = header.line
  }

  private static func check(
    _ names: [String], at origin: ValueOrigin
  ) throws(FlipbookError) {
    var numbers: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      guard !name.isEmpty else {
        throw FlipbookError(
          .malformed, "Column \(index + 1) has no name", at: origin,
          hint: "The first line names the columns. Check whether it ends with a comma.")
      }
      if let first = numbers.updateValue(index, forKey: name) {
        throw FlipbookError(
          .duplicate,
          "Columns \(first + 1) and \(index + 1) are both named \"\(name.shortened)\"", at: origin,
          hint: "Rename or remove one of them.")
      }
    }
  }

  func next() throws(FlipbookError) -> (line: Int, fields: [ParameterValue.Field])? {
    guard let (line, cells) = try records.next() else { return nil }
    guard cells.count == columns.count else {
      throw FlipbookError(
        .malformed,
        "The row has \(cells.count == 1 ? "1 cell" : "\(cells.count) cells") for \(columns.count) columns",
        at: .file(path, line: line),
        hint: cells.count > columns.count
          ? "Quote cells that contain commas." : "Keep the commas of empty cells.")
    }
    return (
      line,
      zip(columns, cells).map { column, cell in
        .init(column, ParameterValue(.text(cell), at: .cell(path, line: line, column: column)))
      }
    )
  }
}
