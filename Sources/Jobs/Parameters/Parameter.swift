package import Failures

/// A parameter of a film.
package struct Parameter: Hashable, Sendable {
  /// Its name; of a field of another with that one's before a dot.
  package let name: String

  /// Its type as it is written in the film, such as "String", "Int?", "[String]", "UIColor".
  package let type: String

  /// Its value where none is given.
  package let standard: ParameterValue

  /// What it can be, where that is a fixed set: the cases of an enumeration that is `CaseIterable`.
  package let cases: [String]?
}

/// The parameters of a film in the order in which it encodes them.
package struct ParameterList: Sendable {
  package let parameters: [Parameter]

  /// All defaults as one object.
  package let standard: ParameterValue

  /// The parameters of a film; its values are their defaults.
  package init(of film: some Encodable) throws(FlipbookError) {
    self.init(try StandardValue.of(film))
  }

  init(_ standard: StandardValue) {
    self.standard = standard.value
    parameters = (standard.fields ?? []).flatMap { $0.value.parameters(named: $0.name) }
  }

  /// All names.
  package var names: [String] { parameters.map(\.name) }

  /// The values of a film as JSON, the same text for the same values: for fingerprints.
  package static func json(of film: some Encodable) throws(FlipbookError) -> String {
    try ParameterList(of: film).standard.json()
  }

  /// What a parameter, or one above it, holds; nil where there is none of that name.
  package func value(named name: String) -> ParameterValue? {
    if let value = standard[name] { return value }
    return name.split(separator: ".").reduce(standard as ParameterValue?) { $0?[String($1)] }
  }

  /// Whether a name is that of a parameter, or of one with fields.
  package func has(_ name: String) -> Bool { value(named: name) != nil }
}

extension StandardValue {
  /// The value as one parameter, or those of its fields.
  fileprivate func parameters(named name: String) -> [Parameter] {
    let isWhole = isCase || type is any UnorderedType.Type || type is any PlainParameter.Type
    if !isWhole, let fields, !fields.isEmpty {
      return fields.flatMap { $0.value.parameters(named: "\(name).\($0.name)") }
    }
    let inner = (type as? any WrappingType.Type)?.wrapped ?? type
    return [
      Parameter(name: name, type: typeName(type), standard: value, cases: caseNames(of: inner))
    ]
  }
}

/// A type that wraps another.
private protocol WrappingType {
  static var wrapped: any Any.Type { get }
}

extension Optional: WrappingType {
  fileprivate static var wrapped: any Any.Type { Wrapped.self }
}
