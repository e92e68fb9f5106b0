import Failures

extension TableFormat {
  /// A YAML or JSON file with a list of maps.
  static let list = TableFormat(endings: ["yaml", "yml", "json"]) { path throws(FlipbookError) in
    try ListRows(path, ParameterFile.value(of: path))
  }
}

/// The rows of a list of maps.
final class ListRows: RowSource {
  private let path: String
  private let rows: [ParameterValue]
  private var number = 0

  init(_ path: String, _ value: ParameterValue) throws(FlipbookError) {
    guard case .list(let rows) = value.kind else {
      throw FlipbookError(
        .malformed, "A table must be a list with a map for each row, not \(value.inMessages)",
        at: .file(path, line: 1))
    }
    self.path = path
    self.rows = rows
  }

  func next() throws(FlipbookError) -> (line: Int, fields: [ParameterValue.Field])? {
    guard number < rows.count else { return nil }
    let row = rows[number]
    number += 1
    guard let fields = row.fields else { throw row.notARow() }
    guard case .file(_, let line) = row.origin else { return (1, fields) }
    return (line, fields)
  }
}
