/// The place where a value was written.
package enum ValueOrigin: Codable, Hashable, Sendable {
  /// In the film, as the default.
  case defaultValue
  /// On the command line, such as "--set title".
  case option(String)
  /// In a line of a file, counted from 1.
  case file(String, line: Int)
  /// In a cell of a CSV table: the line where its row begins, and its column.
  case cell(String, line: Int, column: String)
}

extension ValueOrigin: CustomStringConvertible {
  /// A description such as "people.csv:12, column title".
  package var description: String {
    switch self {
    case .defaultValue: "the film's default"
    case .option(let name): name
    case .file(let path, let line): "\(path):\(line)"
    case .cell(let path, let line, let column): "\(path):\(line), column \(column)"
    }
  }
}
