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
      return (label == "_" ? "" : "\(label): ") + "arguments.\(next(for: parameter, of: method))"
        + (type.map { " as \($0)" } ?? "")
    }
    let call = "ported.\(name)(\(arguments.joined(separator: ", ")))"
    let effect = parameters.isEmpty ? "" : "try "
    return "{ (ported: \(type)\(isStatic ? ".Type" : ""), arguments) in \(effect)\(call) }"
  }

  /// The call that takes an argument: of the parameter's type, of any type if the body doesn't use
  /// it, and of any recognizer's type, or of that of any pan, if the body uses it as such only.
  private static func next(
    for parameter: FunctionParameterSyntax, of method: FunctionDeclSyntax
  ) -> String {
    guard method.uses(parameter) else { return "nextOfAnyType()" }
    let type = parameter.type.trimmedDescription
    guard SystemClasses.isKnown(type), SystemClasses.inherits(type, from: "UIGestureRecognizer")
    else { return "next()" }
    if method.uses(parameter, onlyFor: membersOfRecognizers) {
      return "next(ofClass: UIGestureRecognizer.self)"
    }
    return type == "UIScreenEdgePanGestureRecognizer" && !method.names("edges")
      ? "next(ofClass: UIPanGestureRecognizer.self)" : "next()"
  }

  /// The members that all recognizers have.
  private static let membersOfRecognizers: Set<String> = [
    "state", "view", "location", "numberOfTouches", "isEnabled", "name", "delegate",
    "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "addTarget", "removeTarget",
    "require",
  ]

  /// The type of a parameter, if it can be written after `as`. That of a closure, which isn't inferred
  /// unless the closure escapes, is in parentheses.
  private static func castableType(of parameter: FunctionParameterSyntax) -> String? {
    let type = parameter.type.trimmedDescription
    if parameter.type.is(FunctionTypeSyntax.self) { return "(\(type))" }
    return parameter.type.is(AttributedTypeSyntax.self)
      || parameter.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      ? nil : type
  }
}

extension FunctionDeclSyntax {
  /// Whether the body names a parameter. In Objective-C, one that it doesn't name can have any type,
  /// as that of a display link's method whose parameter is a timer.
  fileprivate func uses(_ parameter: FunctionParameterSyntax) -> Bool {
    guard let body else { return true }
    let name = (parameter.secondName ?? parameter.firstName).identifierText
    return body.tokens(viewMode: .sourceAccurate).contains {
      $0.identifierText == name && !$0.isNameOfMember
    }
  }

  /// Whether the body names a member.
  fileprivate func names(_ member: String) -> Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == member } ?? false
  }

  /// Whether the body uses a parameter only to access these members of it. Objective-C doesn't look
  /// at an argument's class: a method with a parameter of another recognizer's class is called, and
  /// works as long as it sends messages that both classes know.
  fileprivate func uses(
    _ parameter: FunctionParameterSyntax, onlyFor members: Set<String>
  ) -> Bool {
    guard let body else { return false }
    let name = (parameter.secondName ?? parameter.firstName).identifierText
    return body.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard token.identifierText == name else { return true }
      if token.isNameOfMember { return true }
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return members.contains(access.declName.baseName.identifierText)
    }
  }
}

extension TokenSyntax {
  /// Whether the token is the name after a dot: a member of something, as in `self.timer`.
  fileprivate var isNameOfMember: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return access.declName.id == reference.id
  }
}
