/// The records of a file of comma-separated values, not yet taken apart: where one ends, and whether
/// its quotes are right, as RFC 4180 has them.
final class CSVRecords {
  let delimiter: UInt8
  private let path: String
  private let blocks: FileBlocks
  private var block: [UInt8]
  private var position = 0
  private var line = 1
  private var followsReturn = false

  /// Where in a cell a byte stands.
  private enum State { case start, plain, quoted, closed }

  /// The records of a file; without a `delimiter` that is a comma, or a semicolon where the first
  /// record has semicolons and no comma.
  init(_ path: String, delimiter: UInt8?) throws(ParameterError) {
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

  /// The next record with something in it, without its end, and the line where it begins.
  func next() throws(ParameterError) -> (line: Int, bytes: [UInt8])? {
    while let record = try nextRecord() {
      if !record.bytes.isEmpty { return record }
    }
    return nil
  }

  private func nextRecord() throws(ParameterError) -> (line: Int, bytes: [UInt8])? {
    var record: [UInt8] = []
    var state = State.start
    let first = line
    var quote = line
    while true {
      if position == block.count {
        guard let more = try blocks.next() else { break }
        (block, position) = (more, 0)
      }
      let begin = position
      let hasEnded = try scan(&state, &quote)
      record += block[begin..<position]
      if hasEnded {
        position += 1
        return (first, record)
      }
      guard record.count <= TextFile.limit else { throw tooLong(first) }
    }
    if state == .quoted { throw unclosed(quote) }
    return record.isEmpty ? nil : (first, record)
  }

  /// Goes on to the end of the record, where it stops and tells so, or of the block.
  private func scan(
    _ state: inout State, _ quote: inout Int
  ) throws(ParameterError) -> Bool {
    while position < block.count {
      let byte = block[position]
      // A line feed after a carriage return ends the same line, and an empty record.
      let endsPair = followsReturn && byte == UInt8(ascii: "\n")
      followsReturn = byte == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if !endsPair { line += 1 }
        if state != .quoted { return true }
      } else {
        try step(&state, byte, &quote)
      }
      position += 1
    }
    return false
  }

  private func step(_ state: inout State, _ byte: UInt8, _ quote: inout Int) throws(ParameterError)
  {
    switch (state, byte) {
    case (.start, delimiter), (.plain, delimiter), (.closed, delimiter): state = .start
    case (.start, UInt8(ascii: "\"")): (state, quote) = (.quoted, line)
    case (.start, UInt8(ascii: " ")), (.start, UInt8(ascii: "\t")): break
    case (.start, _): state = .plain
    case (.plain, UInt8(ascii: "\"")): throw strayQuote()
    case (.quoted, UInt8(ascii: "\"")): state = .closed
    case (.closed, UInt8(ascii: "\"")): state = .quoted
    case (.closed, UInt8(ascii: " ")), (.closed, UInt8(ascii: "\t")): break
    case (.closed, _): throw textAfterQuote()
    case (.plain, _), (.quoted, _): break
    }
  }

  // MARK: Errors

  private static let quoting =
    "Quotes stand around the whole of a cell, and are doubled inside it: \"say \"\"hello\"\"\"."

  private func strayQuote() -> ParameterError {
    ParameterError(
      .malformed, "A quote stands in the middle of a cell", at: .file(path, line: line),
      hint: Self.quoting)
  }

  private func textAfterQuote() -> ParameterError {
    ParameterError(
      .malformed, "Text follows the closing quote of a cell", at: .file(path, line: line),
      hint: Self.quoting)
  }

  private func unclosed(_ quote: Int) -> ParameterError {
    ParameterError(
      .malformed, "The quotes that open here are not closed before the end of the file",
      at: .file(path, line: quote), hint: Self.quoting)
  }

  private func tooLong(_ first: Int) -> ParameterError {
    ParameterError(
      .malformed, "The row is longer than \(TextFile.limit >> 20) MB", at: .file(path, line: first),
      hint: "Are its quotes closed?")
  }
}
