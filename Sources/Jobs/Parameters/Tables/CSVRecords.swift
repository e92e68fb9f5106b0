import Failures

/// Reads the records of a file of comma-separated values (RFC 4180). Spaces and tabs before a
/// cell's text, and around its quotes, are ignored.
final class CSVRecords {
  private let delimiter: UInt8
  private let path: String
  private let blocks: FileBlocks
  private var block: [UInt8]
  private var position = 0
  private var line = 1
  private var followsReturn = false

  /// The position of the next byte in its cell.
  private enum State { case start, plain, quoted, closed }

  /// A record that is being read.
  private struct Record {
    /// The lines of the record's start and of the last opening quote.
    var line, quote: Int
    var state = State.start
    /// The number of bytes, including delimiters and quotes.
    var length = 0
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []

    mutating func endCell() {
      cells.append(cell)
      cell = []
      state = .start
    }
  }

  /// Opens a file. If `delimiter` is nil, it is a comma, or a semicolon if the first record
  /// contains semicolons and no comma.
  init(_ path: String, delimiter: UInt8?) throws(FlipbookError) {
    self.path = path
    blocks = try FileBlocks(path)
    block = try blocks.next() ?? []
    self.delimiter = delimiter ?? Self.guess(block)
  }

  private static func guess(_ bytes: [UInt8]) -> UInt8 {
    var isQuoted = false
    var semicolon = UInt8(ascii: ",")
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: continue
      case UInt8(ascii: ","): return byte
      case UInt8(ascii: ";"): semicolon = byte
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return semicolon
      default: continue
      }
    }
    return semicolon
  }

  /// Returns the cells of the next record that isn't empty, and the line where it begins; nil after
  /// the last.
  func next() throws(FlipbookError) -> (line: Int, cells: [String])? {
    while let record = try nextRecord() {
      if record.length > 0 { return (record.line, try texts(of: record)) }
    }
    return nil
  }

  private func nextRecord() throws(FlipbookError) -> Record? {
    var record = Record(line: line, quote: line)
    while true {
      if position == block.count {
        guard let more = try blocks.next() else { break }
        block = more
        position = 0
      }
      if try scan(&record) { return record }
      guard record.length <= TextFile.limit else { throw tooLong(record.line) }
    }
    if record.state == .quoted { throw unclosed(record.quote) }
    record.endCell()
    return record.length > 0 ? record : nil
  }

  /// Reads to the end of the record or of the block. Returns whether the record ended.
  private func scan(_ record: inout Record) throws(FlipbookError) -> Bool {
    while position < block.count {
      let byte = block[position]
      position += 1
      // A line feed after a carriage return ends the same line, and an empty record.
      let endsPair = followsReturn && byte == UInt8(ascii: "\n")
      followsReturn = byte == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if !endsPair { line += 1 }
        guard record.state == .quoted else {
          record.endCell()
          return true
        }
        record.cell.append(byte)
      } else {
        try step(&record, byte)
      }
      record.length += 1
    }
    return false
  }

  private func step(_ record: inout Record, _ byte: UInt8) throws(FlipbookError) {
    switch (record.state, byte) {
    case (.start, delimiter), (.plain, delimiter), (.closed, delimiter): record.endCell()
    case (.start, UInt8(ascii: "\"")): (record.state, record.quote) = (.quoted, line)
    case (.start, UInt8(ascii: " ")), (.start, UInt8(ascii: "\t")): break
    case (.plain, UInt8(ascii: "\"")): throw strayQuote()
    case (.start, _), (.plain, _):
      record.state = .plain
      record.cell.append(byte)
    case (.quoted, UInt8(ascii: "\"")): record.state = .closed
    case (.closed, UInt8(ascii: "\"")):
      record.state = .quoted
      record.cell.append(byte)
    case (.closed, UInt8(ascii: " ")), (.closed, UInt8(ascii: "\t")): break
    case (.closed, _): throw textAfterQuote()
    case (.quoted, _): record.cell.append(byte)
    }
  }

  private func texts(of record: Record) throws(FlipbookError) -> [String] {
    let texts = record.cells.compactMap { String(validating: $0, as: UTF8.self) }
    guard texts.count == record.cells.count else {
      let bytes = Array(record.cells.joined(separator: [delimiter]))
      let invalid = TextFile.firstInvalidLine(of: bytes) ?? 1
      throw TextFile.invalidText(path, line: record.line + invalid - 1)
    }
    return texts
  }

  // MARK: Errors

  private static let quoting =
    "Quotes must enclose the whole cell. Double the quotes inside it: \"say \"\"hello\"\"\"."

  private func strayQuote() -> FlipbookError {
    FlipbookError(
      .malformed, "There is a quote in the middle of a cell", at: .file(path, line: line),
      hint: Self.quoting)
  }

  private func textAfterQuote() -> FlipbookError {
    FlipbookError(
      .malformed, "Text follows the closing quote of a cell", at: .file(path, line: line),
      hint: Self.quoting)
  }

  private func unclosed(_ quote: Int) -> FlipbookError {
    FlipbookError(
      .malformed, "The quote that opens here is not closed before the end of the file",
      at: .file(path, line: quote), hint: Self.quoting)
  }

  private func tooLong(_ first: Int) -> FlipbookError {
    FlipbookError(
      .malformed, "The row is longer than \(TextFile.limit >> 20) MB", at: .file(path, line: first),
      hint: "Check that its quotes are closed.")
  }
}
