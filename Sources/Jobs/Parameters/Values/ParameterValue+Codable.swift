import Failures

/// The coded form is a flat list of a value's parts, in the order of `Part`: coders limit the depth
/// of nested containers, and values can be nested more deeply.
extension ParameterValue: Codable {
  private enum Part: Codable {
    case null(ValueOrigin), bool(Bool, ValueOrigin), number(String, ValueOrigin)
    case text(String, ValueOrigin)
    /// The number of values of a list, which follow.
    case list(Int, ValueOrigin)
    /// The names of an object's fields, whose values follow.
    case object([String], ValueOrigin)
  }

  package func encode(to encoder: any Encoder) throws {
    var parts: [Part] = []
    append(to: &parts)
    try parts.encode(to: encoder)
  }

  private func append(to parts: inout [Part]) {
    switch kind {
    case .null: parts.append(.null(origin))
    case .bool(let value): parts.append(.bool(value, origin))
    case .number(let digits): parts.append(.number(digits, origin))
    case .text(let text): parts.append(.text(text, origin))
    case .list(let values):
      parts.append(.list(values.count, origin))
      for value in values { value.append(to: &parts) }
    case .object(let fields):
      parts.append(.object(fields.map(\.name), origin))
      for field in fields { field.value.append(to: &parts) }
    }
  }

  package init(from decoder: any Decoder) throws {
    var parts = try [Part](from: decoder)[...]
    guard let value = Self.value(&parts), parts.isEmpty else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "The value is incomplete."))
    }
    self = value
  }

  /// Returns the value that begins with the first part, and removes its parts.
  private static func value(_ parts: inout ArraySlice<Part>) -> ParameterValue? {
    switch parts.popFirst() {
    case .null(let origin): return ParameterValue(.null, at: origin)
    case .bool(let value, let origin): return ParameterValue(.bool(value), at: origin)
    case .number(let digits, let origin): return ParameterValue(.number(digits), at: origin)
    case .text(let text, let origin): return ParameterValue(.text(text), at: origin)
    case .list(let count, let origin):
      var values: [ParameterValue] = []
      while values.count < count, let next = value(&parts) { values.append(next) }
      return values.count < count ? nil : ParameterValue(.list(values), at: origin)
    case .object(let names, let origin):
      var fields: [Field] = []
      for name in names {
        guard let next = value(&parts) else { return nil }
        fields.append(Field(name, next))
      }
      return ParameterValue(.object(fields), at: origin)
    case nil: return nil
    }
  }
}
