import SwiftSyntax

extension FunctionDeclSyntax {
  /// Returns a call of `name` with the parameters of `forwardingSignature` as arguments; nil for a
  /// generic method or one with a variadic parameter.
  func forwarding(to name: String) -> String? {
    let parameters = signature.parameterClause.parameters
    guard genericParameterClause == nil, !parameters.contains(where: { $0.ellipsis != nil }) else {
      return nil
    }
    let arguments = parameters.enumerated().map { number, parameter in
      let label = parameter.firstName.identifierText
      let own = parameter.named(number)
      return (label == "_" ? "" : label + ": ") + (parameter.isInoutOrVariadic ? "&" : "") + own
    }
    let effects = signature.effectSpecifiers
    let marks =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    return "\(marks)\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The signature on one line, with names for the parameters that have none, as in
  /// `func scroll(_: UIScrollView)`: a call can pass them on.
  var forwardingSignature: String {
    var parameters = signature.parameterClause.parameters
    for (number, index) in zip(0..., parameters.indices) {
      let parameter = parameters[index]
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { continue }
      parameters[index] =
        parameter
        .with(\.firstName, parameter.firstName.with(\.trailingTrivia, .space))
        .with(\.secondName, .identifier(parameter.named(number)))
    }
    return signature.with(\.parameterClause.parameters, parameters).trimmedDescription.onOneLine
  }
}

extension FunctionParameterSyntax {
  /// The name in the body, or one made from the parameter's number.
  fileprivate func named(_ number: Int) -> String {
    let own = (secondName ?? firstName).text
    return own == "_" ? "ported\(number)" : own
  }
}

extension Member {
  /// The name in the declaration.
  var nameNode: Syntax {
    switch kind {
    case .method(let method): Syntax(method.name)
    case .property(_, let binding): Syntax(binding.pattern)
    }
  }

  /// The modifiers in the declaration.
  var modifierList: DeclModifierListSyntax {
    switch kind {
    case .method(let method): method.modifiers
    case .property(let variable, _): variable.modifiers
    }
  }
}

extension Findings {
  /// Removes `override` from a member that has got another name, and `open` in an extension.
  mutating func makeNonoverriding(_ member: Member) {
    for modifier in member.modifierList {
      switch modifier.name.text {
      case "override": add(Edit(removing: modifier))
      // Members of extensions can't be open.
      case "open" where member.isInExtension: add(Edit(replacing: modifier, with: "public"))
      default: break
      }
    }
  }
}

extension String {
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
