package import Failures

/// A value for a parameter as it was written, and its origin. Values are trees, because parameters
/// can have fields.
package struct ParameterValue: Hashable, Sendable {
  /// The kinds of values.
  package indirect enum Kind: Hashable, Sendable {
    /// An explicit null.
    case null
    /// True or false.
    case bool(Bool)
    /// A number in JSON's notation, with all its digits.
    case number(String)
    /// Text. All values of the command line, CSV and YAML are text, and are converted to the
    /// parameter's type when it is known.
    case text(String)
    /// Values in order.
    case list([ParameterValue])
    /// Values by name, in the order in which they were written.
    case object([Field])
  }

  /// A value with a name.
  package struct Field: Codable, Hashable, Sendable {
    package var name: String
    package var value: ParameterValue

    package init(_ name: String, _ value: ParameterValue) {
      self.name = name
      self.value = value
    }
  }

  package var kind: Kind

  /// The place where the value was written.
  package var origin: ValueOrigin

  package init(_ kind: Kind, at origin: ValueOrigin = .defaultValue) {
    self.kind = kind
    self.origin = origin
  }

  /// Returns the field `name` of an object.
  package subscript(name: String) -> ParameterValue? { fields?.first { $0.name == name }?.value }

  /// The fields of an object; nil for other kinds.
  package var fields: [Field]? {
    guard case .object(let fields) = kind else { return nil }
    return fields
  }

  /// Whether the value is an empty cell of a table.
  var isEmptyCell: Bool {
    guard case .cell = origin, case .text(let text) = kind else { return false }
    return text.isEmpty
  }

  /// Whether the value is an object whose fields are all empty cells.
  var holdsEmptyCells: Bool {
    guard let fields, !fields.isEmpty else { return false }
    return fields.allSatisfy { $0.value.isEmptyCell || $0.value.holdsEmptyCells }
  }

  /// The value as plain text: text as it is, an empty string for null, other values as JSON.
  package var plainText: String {
    switch kind {
    case .null: ""
    case .text(let text): text
    default: json()
    }
  }

  /// A description for messages, such as `"three"` or `the number 3`.
  var inMessages: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): "the number \(digits.shortened)"
    case .text(let text): "\"\(text.shortened)\""
    case .list(let values): "a list of \(values.count) \(values.count == 1 ? "value" : "values")"
    case .object: "an object"
    }
  }
}

extension String {
  /// The text on one line, cut to at most 60 characters, for messages.
  package var shortened: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count > 60 ? line.prefix(57) + "…" : line
  }
}
