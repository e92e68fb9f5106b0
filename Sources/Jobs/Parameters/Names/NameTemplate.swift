package import Failures
import Foundation

/// A template for the names of outputs, such as "output/{id}/{title}.mp4".
///
/// A field in braces is a column of the table, a parameter of the film, or `row`, the number of the
/// row, counted from 1; `{row:4}` pads it to four digits. `{{` and `}}` are literal braces. The
/// value of a field can't leave its component of the path: see `FileName`.
package struct NameTemplate: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case field(String)
    case row(digits: Int)
  }

  /// The template as written.
  package let text: String
  /// The pieces of each path component.
  private let components: [[Piece]]

  /// Parses a template. Throws if a brace is unmatched or a field is invalid.
  package init(_ text: String) throws(FlipbookError) {
    self.text = text
    components = try Self.pieces(of: text)
    guard components.last?.isEmpty == false else {
      throw FlipbookError(
        .badSetting, "The template \"\(text)\" doesn't name a file.",
        hint: "Example: output/{id}.mp4.")
    }
    // ".." after a field could make outputs collide, or put them anywhere.
    guard !components[fixedCount...].contains([.text("..")]) else {
      throw FlipbookError(
        .badSetting, "The template \"\(text)\" leads out of a folder whose name contains a field.",
        hint: "Remove \"..\" after the first field.")
    }
  }

  /// The columns and parameters that the template uses.
  package var names: [String] {
    components.joined().compactMap { if case .field(let name) = $0 { name } else { nil } }
  }

  /// Whether the names differ from row to row.
  package var varies: Bool { fixedCount < components.count }

  /// The number of leading path components that are the same in all rows.
  private var fixedCount: Int {
    components.firstIndex { $0.contains { if case .text = $0 { false } else { true } } }
      ?? components.count
  }

  /// The common folder of all outputs as written, with its slash; empty for the current folder.
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
        .badSetting, "The template \"\(text)\" has an invalid field, {\(inner)}.",
        hint: "Only the row's number can have a count of digits, from 1 to 18: {row:4}.")
    }
    return .row(digits: digits)
  }

  private static func badBrace(_ text: String, _ brace: Character) -> FlipbookError {
    FlipbookError(
      .badSetting, "The template \"\(text)\" has a brace \"\(brace)\" that isn't part of a field.",
      hint: "Write fields as {name}, and literal braces as {{ and }}.")
  }

  // MARK: Filling

  /// Throws if a name isn't one of `known`, the columns and parameters.
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
      at: origin,
      hint: (known + ["row"]).nearestHint(to: name)
        ?? "Use {row}, the name of a column or the name of a parameter.")
  }

  /// Returns the path of a row's output. Fields are taken from the row, or else from `values`, the
  /// film's parameters.
  ///
  /// Throws if a field is unknown, or if a component of the path is empty.
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
        // An empty cell means the film's value.
        let filled = value.isEmptyCell ? values.value(named: field) ?? value : value
        name.append(value: filled.plainText)
      }
    }
    guard let checked = name.checked else {
      throw FlipbookError(
        .badName,
        "Row \(row.number) has no name: the fields in \"\(text)\" are empty",
        at: row.origin, hint: "Give them a value, or use {row} in the template.")
    }
    return checked
  }
}
