import SwiftSyntax

/// The closure through which the run time calls a method.
enum CallText {
  /// Returns a closure that takes the receiver and the arguments of a message:
  /// `{ (ported: Card, arguments) in try ported.tap(arguments.next()) }`. The types of parameters
  /// are written where that tells overloads apart.
  static func of(
    _ method: FunctionDeclSyntax, named name: String, in type: String, isStatic: Bool,
    parameterTypes: [String]? = nil
  ) -> String {
    let parameters = method.signature.parameterClause.parameters
    let arguments = parameters.enumerated().map { number, parameter in
      let label = parameter.firstName.identifierText
      let type = parameterTypes?[number] ?? castableType(of: parameter)
      let next = method.uses(parameter) ? "next" : "nextOfAnyType"
      return (label == "_" ? "" : "\(label): ") + "arguments.\(next)()"
        + (type.map { " as \($0)" } ?? "")
    }
    let receiver = isStatic ? type : "ported"
    let call = "\(receiver).\(name)(\(arguments.joined(separator: ", ")))"
    let effect = parameters.isEmpty ? "" : "try "
    return "{ (ported: \(type), arguments) in \(effect)\(call) }"
  }

  /// The type of a parameter, if it can be written after `as`.
  private static func castableType(of parameter: FunctionParameterSyntax) -> String? {
    parameter.type.is(AttributedTypeSyntax.self) || parameter.type.is(FunctionTypeSyntax.self)
      || parameter.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      ? nil : parameter.type.trimmedDescription
  }
}

extension FunctionDeclSyntax {
  /// Whether the body names a parameter. In Objective-C, one that it doesn't name can have any type,
  /// as that of a display link's method whose parameter is a timer.
  fileprivate func uses(_ parameter: FunctionParameterSyntax) -> Bool {
    guard let body else { return true }
    let name = (parameter.secondName ?? parameter.firstName).identifierText
    return body.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
  }
}
