package import Failures

/// A parameter of a film.
package struct Parameter: Hashable, Sendable {
  /// The name; for a nested field, the names of its parents and its own, separated by dots.
  package let name: String

  /// The type as written in the film, such as "String", "Int?", "[String]", "UIColor".
  package let type: String

  /// The default value.
  package let defaultValue: ParameterValue

  /// The allowed values, if the type is an enumeration that is `CaseIterable`; otherwise nil.
  package let cases: [String]?
}

/// The parameters of a film, in the order in which it encodes them.
package struct ParameterList: Sendable {
  package let parameters: [Parameter]

  /// All defaults as one object.
  package let defaultValue: ParameterValue

  /// Lists the parameters of a film, whose property values are the defaults.
  package init(of film: some Encodable) throws(FlipbookError) {
    self.init(try DefaultValue.of(film))
  }

  init(_ defaultValue: DefaultValue) {
    self.defaultValue = defaultValue.value
    parameters = (defaultValue.fields ?? []).flatMap { $0.value.parameters(named: $0.name) }
  }

  /// The names of all parameters.
  package var names: [String] { parameters.map(\.name) }

  /// Returns the values of a film as JSON for fingerprints: equal values give equal text.
  package static func json(of film: some Encodable) throws(FlipbookError) -> String {
    try ParameterList(of: film).defaultValue.json()
  }

  /// Returns the default of a parameter, or of a group of parameters; nil if the name is unknown.
  package func value(named name: String) -> ParameterValue? {
    if let value = defaultValue[name] { return value }
    return name.split(separator: ".").reduce(defaultValue as ParameterValue?) { $0?[String($1)] }
  }

  /// Returns whether a name belongs to a parameter, or to one with fields.
  package func has(_ name: String) -> Bool { value(named: name) != nil }
}

extension DefaultValue {
  /// Returns the value as one parameter, or as one parameter for each of its fields.
  fileprivate func parameters(named name: String) -> [Parameter] {
    let isWhole = isCase || type is any UnorderedType.Type || type is any PlainParameter.Type
    if !isWhole, let fields, !fields.isEmpty {
      return fields.flatMap { $0.value.parameters(named: "\(name).\($0.name)") }
    }
    let inner = (type as? any WrappingType.Type)?.wrapped ?? type
    return [
      Parameter(name: name, type: typeName(type), defaultValue: value, cases: caseNames(of: inner))
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
