import Failures
import Foundation

/// Reads JSON (RFC 8259) and records the line of every value.
///
/// Foundation's readers don't report lines and round long numbers. Here they only decode escapes.
struct JSONReader {
  /// Returns the origin of a line of the text: a line of a file, or an option.
  private let origin: (Int) -> ValueOrigin
  private let bytes: [UInt8]
  private var position = 0
  private var line: Int
  private var lineStart = 0
  private var depth = 0

  /// The limit for the nesting of lists and objects.
  private static let depthLimit = 256
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Reads a text, all of which was written at `origin`.
  static func value(
    of text: String, at origin: ValueOrigin
  ) throws(FlipbookError) -> ParameterValue {
    var reader = JSONReader(Array(text.utf8), line: 1) { _ in origin }
    return try reader.whole()
  }

  /// Reads the contents of a file, or a part of it that begins at line `line`.
  static func value(
    of bytes: [UInt8], path: String, line: Int = 1
  ) throws(FlipbookError) -> ParameterValue {
    var reader = JSONReader(bytes, line: line) { .file(path, line: $0) }
    return try reader.whole()
  }

  private init(_ bytes: [UInt8], line: Int, origin: @escaping (Int) -> ValueOrigin) {
    self.bytes = bytes
    self.line = line
    self.origin = origin
  }

  private mutating func whole() throws(FlipbookError) -> ParameterValue {
    skipSpace()
    guard next != nil else { throw malformed("the text is empty") }
    let value = try value()
    skipSpace()
    if next != nil { throw malformed("unexpected \(found) after the value") }
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

  /// A description of the next character, for messages.
  private var found: String {
    guard position < bytes.count else { return "the end of the text" }
    return String(decoding: bytes[position...].prefix(16), as: UTF8.self).first
      .map { $0.isNewline ? "the end of the line" : "\"\($0)\"" } ?? "nothing"
  }

  private func malformed(_ what: String, hint: String? = nil) -> FlipbookError {
    let column =
      String(decoding: bytes[min(lineStart, position)..<position], as: UTF8.self).count + 1
    return FlipbookError(
      .malformed, "Invalid JSON in column \(column): \(what)", at: origin(line),
      hint: hint ?? "Names and strings need double quotes: {\"title\": \"Hello\", \"size\": 3}.")
  }

  // MARK: Values

  private mutating func value() throws(FlipbookError) -> ParameterValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw malformed("lists and objects are nested more than \(Self.depthLimit) deep")
    }
    let valueOrigin = origin(line)
    switch next {
    case UInt8(ascii: "{"): return ParameterValue(.object(try fields()), at: valueOrigin)
    case UInt8(ascii: "["): return ParameterValue(.list(try elements()), at: valueOrigin)
    case UInt8(ascii: "\""): return ParameterValue(.text(try text()), at: valueOrigin)
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      return ParameterValue(.number(try number()), at: valueOrigin)
    default: return ParameterValue(try word(), at: valueOrigin)
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
      "expected a value, found \(found)",
      hint: next == UInt8(ascii: "'") ? "JSON requires double quotes around strings." : nil)
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
        throw malformed("expected a name in double quotes, found \(found)")
      }
      let keyLine = line
      let name = try text()
      if let first = lines.updateValue(keyLine, forKey: name) {
        throw FlipbookError.duplicateName(name, first: origin(first), second: origin(keyLine))
      }
      skipSpace()
      guard take(":") else { throw malformed("expected a colon, found \(found)") }
      skipSpace()
      var value = try value()
      value.origin = origin(keyLine)
      fields.append(.init(name, value))
      skipSpace()
    } while take(",")
    guard take("}") else { throw malformed("expected a comma or }, found \(found)") }
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
    guard take("]") else { throw malformed("expected a comma or ], found \(found)") }
    return elements
  }

  private mutating func number() throws(FlipbookError) -> String {
    let start = position
    func isDigit(_ byte: UInt8?) -> Bool {
      byte.map(Self.digits.contains) ?? false
    }
    func digits(_ reader: inout JSONReader) throws(FlipbookError) {
      guard isDigit(reader.next) else {
        throw reader.malformed("expected a digit, found \(reader.found)")
      }
      while isDigit(reader.next) { reader.position += 1 }
    }
    _ = take("-")
    if take("0") {
      if isDigit(next) { throw malformed("a number has a leading zero") }
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
            ? "a string isn't closed on its line" : "a string contains a control character",
          hint: "In strings, write line breaks as \\n and other control characters as \\u00XX.")
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    guard next != nil else {
      position = min(position, bytes.count)
      throw malformed("a string isn't closed")
    }
    position += 1
    guard hasEscapes else {
      return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
    }
    // Some versions of Foundation can't read a string that isn't in a list or object.
    let literal = Data("[".utf8) + Data(bytes[start..<position]) + Data("]".utf8)
    guard let text = (try? JSONDecoder().decode([String].self, from: literal))?.first else {
      throw malformed("the string that ends here contains an invalid escape")
    }
    return text
  }
}

extension FlipbookError {
  /// Returns the error for a name that occurs twice in a file.
  static func duplicateName(
    _ name: String, first: ValueOrigin, second: ValueOrigin
  ) -> FlipbookError {
    FlipbookError(
      .duplicate, "\"\(name.shortened)\" is given twice, first in \(first)", at: second,
      hint: "Remove one of them.")
  }
}
