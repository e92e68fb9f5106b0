import Failures
import Foundation

/// Reads JSON as RFC 8259 has it, and tells the line of every value.
///
/// Foundation's readers tell no lines and round long numbers; they read the escapes here.
struct JSONReader {
  /// Where a line of the text lies: of a file, or on the command line.
  private let origin: (Int) -> ValueOrigin
  private let bytes: [UInt8]
  private var position = 0
  private var line: Int
  private var lineStart = 0
  private var depth = 0

  /// How deep lists and objects may lie in each other.
  private static let deepest = 256
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// The value that a text holds, all of whose parts were written at `origin`.
  static func value(
    of text: String, at origin: ValueOrigin
  ) throws(FlipbookError) -> ParameterValue {
    var reader = JSONReader(Array(text.utf8), line: 1) { _ in origin }
    return try reader.whole()
  }

  /// The value that a file holds, or a part of it that begins at line `line`.
  static func value(
    of bytes: [UInt8], path: String, line: Int = 1
  ) throws(FlipbookError) -> ParameterValue {
    var reader = JSONReader(bytes, line: line) { .file(path, line: $0) }
    return try reader.whole()
  }

  private init(_ bytes: [UInt8], line: Int, origin: @escaping (Int) -> ValueOrigin) {
    (self.bytes, self.line, self.origin) = (bytes, line, origin)
  }

  private mutating func whole() throws(FlipbookError) -> ParameterValue {
    skipSpace()
    guard next != nil else { throw malformed("there is nothing in it") }
    let value = try value()
    skipSpace()
    if next != nil { throw malformed("there is \(found) after the end of the value") }
    return value
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, position + 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      position += 1
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// What stands at the position, for messages.
  private var found: String {
    guard position < bytes.count else { return "the end of the text" }
    return String(decoding: bytes[position...].prefix(16), as: UTF8.self).first
      .map { $0.isNewline ? "the end of the line" : "\"\($0)\"" } ?? "nothing"
  }

  private func malformed(_ what: String, hint: String? = nil) -> FlipbookError {
    let column =
      String(decoding: bytes[min(lineStart, position)..<position], as: UTF8.self).count + 1
    return FlipbookError(
      .malformed, "This is no JSON: in column \(column), \(what)", at: origin(line),
      hint: hint ?? "Names and texts stand in double quotes: {\"title\": \"Hello\", \"size\": 3}.")
  }

  // MARK: Values

  private mutating func value() throws(FlipbookError) -> ParameterValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw malformed("more than \(Self.deepest) lists and objects lie in each other")
    }
    let place = origin(line)
    switch next {
    case UInt8(ascii: "{"): return ParameterValue(.object(try fields()), at: place)
    case UInt8(ascii: "["): return ParameterValue(.list(try elements()), at: place)
    case UInt8(ascii: "\""): return ParameterValue(.text(try text()), at: place)
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      return ParameterValue(.number(try number()), at: place)
    default: return ParameterValue(try word(), at: place)
    }
  }

  private mutating func word() throws(FlipbookError) -> ParameterValue.Kind {
    for (word, kind) in [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
      as [(String, ParameterValue.Kind)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return kind
    }
    throw malformed(
      "there is \(found) where a value belongs",
      hint: next == UInt8(ascii: "'") ? "JSON has double quotes around text." : nil)
  }

  private mutating func fields() throws(FlipbookError) -> [ParameterValue.Field] {
    position += 1
    var fields: [ParameterValue.Field] = []
    var lines: [String: Int] = [:]
    skipSpace()
    if take("}") { return [] }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else {
        throw malformed("there is \(found) where a name in double quotes belongs")
      }
      let keyLine = line
      let name = try text()
      if let first = lines.updateValue(keyLine, forKey: name) {
        throw FlipbookError.twice(name, first: origin(first), second: origin(keyLine))
      }
      skipSpace()
      guard take(":") else { throw malformed("there is \(found) where a colon belongs") }
      skipSpace()
      var value = try value()
      value.origin = origin(keyLine)
      fields.append(.init(name, value))
      skipSpace()
    } while take(",")
    guard take("}") else { throw malformed("there is \(found) where a comma or } belongs") }
    return fields
  }

  private mutating func elements() throws(FlipbookError) -> [ParameterValue] {
    position += 1
    var elements: [ParameterValue] = []
    skipSpace()
    if take("]") { return [] }
    repeat {
      skipSpace()
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw malformed("there is \(found) where a comma or ] belongs") }
    return elements
  }

  private mutating func number() throws(FlipbookError) -> String {
    let start = position
    func isDigit(_ byte: UInt8?) -> Bool {
      byte.map(Self.digits.contains) ?? false
    }
    func digits(_ reader: inout JSONReader) throws(FlipbookError) {
      guard isDigit(reader.next) else {
        throw reader.malformed("there is \(reader.found) where a digit belongs")
      }
      while isDigit(reader.next) { reader.position += 1 }
    }
    _ = take("-")
    if take("0") {
      if isDigit(next) { throw malformed("a number begins with 0") }
    } else {
      try digits(&self)
    }
    if take(".") { try digits(&self) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits(&self)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func text() throws(FlipbookError) -> String {
    let start = position
    var hasEscapes = false
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw malformed(
          byte == 0x0A || byte == 0x0D
            ? "a text has no end in its line" : "a control character stands in a text",
          hint: "Inside text a new line is written \\n, other control characters \\u00XX.")
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    guard next != nil else {
      position = min(position, bytes.count)
      throw malformed("a text has no end")
    }
    position += 1
    guard hasEscapes else {
      return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
    }
    // Some versions of Foundation read a text alone only within a list.
    let literal = Data("[".utf8) + Data(bytes[start..<position]) + Data("]".utf8)
    guard let text = (try? JSONDecoder().decode([String].self, from: literal))?.first else {
      throw malformed("a text ends that has an escape which is none")
    }
    return text
  }
}

extension FlipbookError {
  /// A name that stands twice in a file.
  static func twice(
    _ name: String, first: ValueOrigin, second: ValueOrigin
  ) -> FlipbookError {
    FlipbookError(
      .duplicate, "\"\(name.shortened)\" is given twice, first in \(first)", at: second,
      hint: "Take one of them out.")
  }
}
