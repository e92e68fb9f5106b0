/// The lines of a file, one after the other.
final class FileLines {
  private let path: String
  private let blocks: FileBlocks
  private var block: [UInt8] = []
  private var position = 0
  private var number = 0

  init(_ path: String) throws(ParameterError) {
    self.path = path
    blocks = try FileBlocks(path)
  }

  /// The next line without its end, and its number; nil after the last.
  func next() throws(ParameterError) -> (number: Int, bytes: [UInt8])? {
    var line: [UInt8] = []
    var isBegun = false
    while true {
      if position == block.count {
        guard let more = try blocks.next() else { break }
        (block, position) = (more, 0)
      }
      isBegun = true
      let rest = block[position...]
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        position = end + 1
        break
      }
      line += rest
      position = block.count
      guard line.count <= TextFile.limit else {
        throw ParameterError(
          .malformed, "The line is longer than \(TextFile.limit >> 20) MB",
          at: .file(path, line: number + 1))
      }
    }
    guard isBegun else { return nil }
    number += 1
    return (number, line)
  }
}

/// The rows of a file of JSON lines.
final class JSONLineRows: RowSource {
  private let path: String
  private let lines: FileLines

  init(_ path: String) throws(ParameterError) {
    self.path = path
    lines = try FileLines(path)
  }

  func next() throws(ParameterError) -> (line: Int, fields: [ParameterValue.Field])? {
    while let (line, bytes) = try lines.next() {
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      if TextFile.firstInvalidLine(of: bytes) != nil {
        throw TextFile.invalidText(path, line: line)
      }
      let value = try JSONReader.value(of: bytes, path: path, line: line)
      guard let fields = value.fields else { throw value.isNoRow() }
      return (line, fields)
    }
    return nil
  }
}
