import Failures

extension TableFormat {
  /// JSON lines: one JSON object in each line.
  static let jsonLines = TableFormat(endings: ["jsonl", "ndjson"]) { path throws(FlipbookError) in
    try JSONLineRows(path)
  }
}

/// Reads the rows of a file of JSON lines.
final class JSONLineRows: RowSource {
  private let path: String
  private let lines: FileLines

  init(_ path: String) throws(FlipbookError) {
    self.path = path
    lines = try FileLines(path)
  }

  func next() throws(FlipbookError) -> (line: Int, fields: [ParameterValue.Field])? {
    while let (line, bytes) = try lines.next() {
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      if TextFile.firstInvalidLine(of: bytes) != nil {
        throw TextFile.invalidText(path, line: line)
      }
      let value = try JSONReader.value(of: bytes, path: path, line: line)
      guard let fields = value.fields else { throw value.notARow() }
      return (line, fields)
    }
    return nil
  }
}
