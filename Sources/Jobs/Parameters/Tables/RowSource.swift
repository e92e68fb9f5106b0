import Failures

/// A source of rows.
protocol RowSource: AnyObject {
  /// The line that names the columns of all rows; nil if each row names its own.
  var headerLine: Int? { get }

  /// Returns the next row and its line; nil after the last.
  func next() throws(FlipbookError) -> (line: Int, fields: [ParameterValue.Field])?
}

extension RowSource {
  var headerLine: Int? { nil }
}

extension ParameterValue {
  /// Returns the error for a row that isn't a map.
  func notARow() -> FlipbookError {
    FlipbookError(
      .malformed, "A row must be a map of values by name, not \(inMessages)", at: origin)
  }
}
