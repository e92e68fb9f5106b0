import Failures

/// Where rows come from.
protocol RowSource: AnyObject {
  /// The line that names the columns of all rows; nil where each row names its own.
  var headerLine: Int? { get }

  /// The next row and its line; nil after the last.
  func next() throws(FlipbookError) -> (line: Int, fields: [ParameterValue.Field])?
}

extension RowSource {
  var headerLine: Int? { nil }
}

extension ParameterValue {
  /// A row that has no values by name.
  func isNoRow() -> FlipbookError {
    FlipbookError(
      .malformed, "A row is a map of values by name, not \(inMessages)", at: origin)
  }
}
