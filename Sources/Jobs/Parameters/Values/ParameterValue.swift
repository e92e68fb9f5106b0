package import Failures

/// A value for a parameter as it was written, and where: a tree, since parameters can have fields.
package struct ParameterValue: Hashable, Sendable {
  /// What was written.
  package indirect enum Kind: Hashable, Sendable {
    /// Nothing, said so.
    case null
    /// True or false.
    case bool(Bool)
    /// A number in JSON's notation, whose digits are all kept.
    case number(String)
    /// Text; all of the command line, of CSV and of YAML is, and is taken for what is asked for.
    case text(String)
    /// Values in order.
    case list([ParameterValue])
    /// Values by name, in the order in which they were written.
    case object([Field])
  }

  /// A value with a name.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var value: ParameterValue

    package init(_ name: String, _ value: ParameterValue) {
      (self.name, self.value) = (name, value)
    }
  }

  package var kind: Kind

  /// Where it was written.
  package var origin: ValueOrigin

  package init(_ kind: Kind, at origin: ValueOrigin = .standard) {
    (self.kind, self.origin) = (kind, origin)
  }

  /// The value of that name, of an object.
  package subscript(name: String) -> ParameterValue? { fields?.first { $0.name == name }?.value }

  /// The values by name, of an object.
  package var fields: [Field]? {
    guard case .object(let fields) = kind else { return nil }
    return fields
  }

  /// Whether it is a cell of a table in which nothing is written.
  var isEmptyCell: Bool {
    guard case .cell = origin, case .text(let text) = kind else { return false }
    return text.isEmpty
  }

  /// Whether it is an object of empty cells alone.
  var holdsEmptyCells: Bool {
    guard let fields, !fields.isEmpty else { return false }
    return fields.allSatisfy { $0.value.isEmptyCell || $0.value.holdsEmptyCells }
  }

  /// The value for a line of text: text as it is, all else as JSON, and nothing for null.
  package var plainText: String {
    switch kind {
    case .null: ""
    case .text(let text): text
    default: json()
    }
  }

  /// What it is, for messages: `the text "three"`.
  var inMessages: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): "the number \(digits.shortened)"
    case .text(let text): "\"\(text.shortened)\""
    case .list(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}

extension String {
  /// So much of it as a message bears, on one line.
  package var shortened: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count > 60 ? line.prefix(57) + "…" : line
  }
}
