import SwiftSyntax

/// Collects the types that variables, properties and parameters are declared with.
final class VariableCollector: SyntaxVisitor {
  /// The names of the types by the names of the variables.
  private(set) var types: [String: Set<String>] = [:]
  /// The names of the types that conditions such as `if let x = y as? T` give to variables.
  private(set) var boundTypes: [String: Set<String>] = [:]

  private func add(_ name: TokenSyntax, _ type: TypeSyntax) {
    types[name.identifierText, default: []].formUnion(type.namesOfValue)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return .visitChildren
    }
    if let type = node.typeAnnotation?.type {
      add(name, type)
    } else if let created = node.initializer?.value.as(FunctionCallExprSyntax.self)?
      .calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      created.first?.isUppercase ?? false
    {
      types[name.identifierText, default: []].insert(created)
    } else if let cast = node.initializer?.value.as(SequenceExprSyntax.self)?.elements.last?
      .as(TypeExprSyntax.self)
    {
      add(name, cast.type)
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = node.typeAnnotation?.type
    {
      add(name, type)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return .visitChildren
    }
    let cast = node.initializer?.value.as(SequenceExprSyntax.self)?.elements.last
    if let type = node.typeAnnotation?.type ?? cast?.as(TypeExprSyntax.self)?.type {
      boundTypes[name.identifierText, default: []].formUnion(type.namesOfValue)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type { add(node.secondName ?? node.firstName, type) }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The names of a variable's type and the types that it composes, without marks of optionals.
  fileprivate var namesOfValue: [String] {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.namesOfValue }
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.namesOfValue
    }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.namesOfValue }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.namesOfValue
    }
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.namesOfValue)
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.flatMap(\.type.namesOfValue)
    }
    return [nameWithoutArguments]
  }
}

extension ExprSyntax {
  /// The name of the variable or property that an expression reads, as `delegate` in
  /// `self.delegate?`; nil for other expressions.
  var variableName: String? {
    if let chaining = self.as(OptionalChainingExprSyntax.self) {
      return chaining.expression.variableName
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.variableName }
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      return ["self", "super", "Self"].contains(name) ? nil : name
    }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
  }
}
