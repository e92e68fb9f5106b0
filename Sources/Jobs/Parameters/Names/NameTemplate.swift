package import Failures
import Foundation

/// A template for the names of outputs, such as "output/{id}/{title}.mp4".
///
/// In braces stand columns of the table, parameters of the film, or `row`, the row's number from 1 on,
/// with `{row:4}` in four digits. `{{` and `}}` are braces. What fills a field can't leave its part of
/// the path: see `FileName`.
package struct NameTemplate: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case field(String)
    case row(digits: Int)
  }

  /// The template as it was written.
  package let text: String
  /// The pieces between slashes.
  private let components: [[Piece]]

  /// Reads a template. Throws if its braces are wrong or nothing is in them.
  package init(_ text: String) throws(FlipbookError) {
    self.text = text
    components = try Self.pieces(of: text)
    guard components.last?.isEmpty == false else {
      throw FlipbookError(
        .badSetting, "The template \"\(text)\" names no file.", hint: "As in output/{id}.mp4.")
    }
    // What a field names must not be left again: outputs would meet, or stand anywhere.
    guard !components[fixedCount...].contains([.text("..")]) else {
      throw FlipbookError(
        .badSetting, "The template \"\(text)\" leads out of a folder that a field names.",
        hint: "Leave out \"..\" behind the first field.")
    }
  }

  /// The columns and parameters that it needs.
  package var names: [String] {
    components.joined().compactMap { if case .field(let name) = $0 { name } else { nil } }
  }

  /// Whether names differ from row to row at all.
  package var varies: Bool { fixedCount < components.count }

  /// How many parts of the path are the same in all rows, from its beginning on.
  private var fixedCount: Int {
    components.firstIndex { $0.contains { if case .text = $0 { false } else { true } } }
      ?? components.count
  }

  /// The folder that all outputs lie in, as it is written, with its slash; empty for the current one.
  package var folder: String {
    components.prefix(min(fixedCount, components.count - 1)).map { part in
      part.map { if case .text(let text) = $0 { text } else { "" } }.joined() + "/"
    }.joined()
  }

  // MARK: Reading

  private static func pieces(of text: String) throws(FlipbookError) -> [[Piece]] {
    var components: [[Piece]] = [[]]
    var plain = ""
    var rest = text[...]
    func flush() {
      if !plain.isEmpty { components[components.count - 1].append(.text(plain)) }
      plain = ""
    }
    while let character = rest.popFirst() {
      switch character {
      case "{", "}":
        if rest.first == character {
          plain.append(character)
          rest.removeFirst()
          continue
        }
        guard character == "{", let end = rest.firstIndex(of: "}") else {
          throw badBrace(text, character)
        }
        flush()
        components[components.count - 1].append(try field(rest[..<end], of: text))
        rest = rest[rest.index(after: end)...]
      case "/":
        flush()
        components.append([])
      default: plain.append(character)
      }
    }
    flush()
    return components
  }

  private static func field(_ inner: Substring, of text: String) throws(FlipbookError) -> Piece {
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    if name.isEmpty || name.contains("{") || name.contains("/") { throw badBrace(text, "{") }
    guard parts.count > 1 else { return name == "row" ? .row(digits: 1) : .field(name) }
    guard name == "row", parts.count == 2, let digits = Int(parts[1]), (1...18).contains(digits)
    else {
      throw FlipbookError(
        .badSetting, "The template \"\(text)\" has a field {\(inner)}, which is none.",
        hint: "Only the row's number has digits, 1 to 18: {row:4}.")
    }
    return .row(digits: digits)
  }

  private static func badBrace(_ text: String, _ brace: Character) -> FlipbookError {
    FlipbookError(
      .badSetting, "The template \"\(text)\" has a brace \"\(brace)\" that is no field.",
      hint: "A field is {name}; the braces themselves are {{ and }}.")
  }

  // MARK: Filling

  /// Whether each name is a column or a parameter; `known` are all of these.
  package func check(known: [String]) throws(FlipbookError) {
    let all = Set(known)
    for name in names where !all.contains(name) {
      throw unknown(name, known: known, at: nil)
    }
  }

  private func unknown(
    _ name: String, known: [String], at origin: ValueOrigin?
  ) -> FlipbookError {
    FlipbookError(
      .unknownName,
      "The template \"\(text)\" has a field {\(name)}, which is neither a column nor a parameter",
      at: origin, hint: (known + ["row"]).nearestHint(to: name))
  }

  /// The output's path for a row: fields are the row's, then those of the film, `values`.
  ///
  /// Throws if a field is unknown, and if nothing is left of a part of the path.
  package func path(for row: TableRow, _ values: ParameterList) throws(FlipbookError) -> String {
    var parts: [String] = []
    for pieces in components { parts.append(try part(pieces, row, values)) }
    return parts.joined(separator: "/")
  }

  private func part(
    _ pieces: [Piece], _ row: TableRow, _ values: ParameterList
  ) throws(FlipbookError) -> String {
    var name = FileName()
    for piece in pieces {
      switch piece {
      case .text(let text): name.append(text)
      case .row(let digits):
        let number = String(row.number)
        name.append(value: String(repeating: "0", count: max(digits - number.count, 0)) + number)
      case .field(let field):
        guard let value = row.value(named: field) ?? values.value(named: field) else {
          let known = row.fields.map(\.name) + values.names
          throw unknown(field, known: known, at: row.origin)
        }
        // What is nothing in the row is what the film makes of it.
        let filled = value.isEmptyCell ? values.value(named: field) ?? value : value
        name.append(value: filled.plainText)
      }
    }
    guard let checked = name.checked else {
      throw FlipbookError(
        .badName,
        "Row \(row.number) has no name: nothing is left of the fields in \"\(text)\"",
        at: row.origin, hint: "Give it a value, or name the files by {row}.")
    }
    return checked
  }
}
