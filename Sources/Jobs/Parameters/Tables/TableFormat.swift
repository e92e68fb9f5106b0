import Failures
import Foundation

/// The formats of tables. A new one is a case here, and a `RowSource` that reads it.
enum TableFormat: CaseIterable, Hashable, Sendable {
  /// Comma-separated values, with commas or semicolons; with tabs.
  case csv, tsv
  /// A JSON object in each line.
  case jsonLines
  /// A list of maps in one file of JSON or YAML.
  case list

  /// The format of a file by the ending of its name; nil for an unknown one.
  init?(path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  private var endings: [String] {
    switch self {
    case .csv: ["csv"]
    case .tsv: ["tsv"]
    case .jsonLines: ["jsonl", "ndjson"]
    case .list: ["json", "yaml", "yml"]
    }
  }

  /// The rows of a file in this format.
  func rows(of path: String) throws(FlipbookError) -> any RowSource {
    switch self {
    case .csv: try CSVRows(path, delimiter: nil)
    case .tsv: try CSVRows(path, delimiter: "\t")
    case .jsonLines: try JSONLineRows(path)
    case .list: try ListRows(path, ParameterFile.value(of: path))
    }
  }
}
