import SwiftSyntax

/// Replaces `#selector(…)` by a `Selector` that carries the method, or only its name if the sources
/// don't declare it.
package enum SelectorRule: Rule {
  package static let name = "selectors"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = SelectorVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class SelectorVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(SelectorRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    let reference = MethodReference(argument.expression)
    guard let reference else {
      findings.remark(
        .obstacle, node, "this selector isn't the name of a method or a property",
        hint: "Write Selector(\"name\").")
      return .skipChildren
    }
    let text = replacement(reference, argument.label?.text, at: node)
    findings.replace(node, with: text + node.lineBreaks, "#selector becomes \(text)")
    return .skipChildren
  }

  private func replacement(
    _ reference: MethodReference, _ accessor: String?, at node: some SyntaxProtocol
  ) -> String {
    let enclosing = node.enclosingTypeName
    let qualifier = reference.type.flatMap { ["self", "Self", "super"].contains($0) ? nil : $0 }
    let typeName = qualifier.map(index.type(namedBy:)) ?? enclosing
    let record = typeName.flatMap(index.record)
    let found = record.flatMap { index.member(reference.name, reference.labels, of: $0) }
    if let accessor { return accessing(accessor, reference, typeName, found?.member) }
    let fallback =
      reference.labels == nil && node.isObservedCall
      ? ObservedCalls.reportedSelector(of: reference.name) ?? reference.name
      : SelectorName.of(reference.name, reference.labels ?? [])
    guard let (member, owner) = found, let method = member.method else {
      return "Selector(\"\(fallback)\")"
    }
    let name = member.objectiveCName
    if owner.isProtocol {
      guard member.isOptional else { return "Selector(\"\(name)\")" }
      return "Selector(\"\(name)\", isImplemented: { (target: any \(owner.name)) in "
        + "\(OptionalRequirement.value(of: member, in: owner, for: "target")) != nil })"
    }
    let effects = method.signature.effectSpecifiers
    guard effects?.asyncSpecifier == nil, effects?.throwsClause == nil, let typeName,
      !method.signature.parameterClause.parameters.contains(where: \.isInoutOrVariadic)
    else { return "Selector(\"\(name)\")" }
    let call = CallText.of(
      overload(of: method, reference, in: owner) ?? method, named: member.name, in: typeName,
      isStatic: member.isStatic)
    return "Selector(\"\(name)\", \(call))"
  }

  /// Returns the overload that has the type after `as`.
  private func overload(
    of method: FunctionDeclSyntax, _ reference: MethodReference, in owner: TypeRecord
  ) -> FunctionDeclSyntax? {
    guard let type = reference.coercion?.filter({ !$0.isWhitespace }) else { return nil }
    let candidates = owner.members.filter {
      $0.name == reference.name && (reference.labels == nil || $0.labels == reference.labels)
    }.compactMap(\.method)
    return candidates.first { candidate in
      let types = candidate.signature.parameterClause.parameters.map {
        $0.type.trimmedDescription.filter { !$0.isWhitespace }
      }
      return type.contains("(\(types.joined(separator: ",")))->")
    }
  }

  private func accessing(
    _ accessor: String, _ reference: MethodReference, _ typeName: String?, _ member: Member?
  ) -> String {
    let key =
      member?.objectiveCName ?? ObjectiveCKeys.name(of: reference.name)
    let path = typeName.map { "\\\($0).\(reference.name)" }
    if accessor == "setter" {
      let name = SelectorName.ofSetter(key)
      guard let path, member?.isSettable ?? true else { return "Selector(\"\(name)\")" }
      return "Selector(\"\(name)\", setter: \(path))"
    }
    return path.map { "Selector(\"\(key)\", getter: \($0))" } ?? "Selector(\"\(key)\")"
  }
}

/// What a `#selector` names.
struct MethodReference {
  /// The type or value before the name.
  private(set) var type: String?
  private(set) var name = ""
  /// The labels, if they are written.
  private(set) var labels: [String]?
  /// The type after `as`.
  private(set) var coercion: String?

  init?(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      self.init(inner)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)
      else { return nil }
      self.init(parts[0])
      coercion = type.type.trimmedDescription
    } else if let cast = expression.as(AsExprSyntax.self) {
      self.init(cast.expression)
      coercion = cast.type.trimmedDescription
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference, of: nil)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self.init(member.declName, of: member.base?.trimmedDescription)
    } else {
      return nil
    }
  }

  private init(_ reference: DeclReferenceExprSyntax, of type: String?) {
    name = reference.baseName.identifierText
    labels = reference.labels
    self.type = type
  }
}

extension SyntaxProtocol {
  /// Whether this is the argument of `rx.methodInvoked` or `rx.sentMessage`.
  fileprivate var isObservedCall: Bool {
    let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let access = call?.calledExpression.as(MemberAccessExprSyntax.self)
    let name =
      access?.declName.baseName.text
      ?? call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["methodInvoked", "sentMessage"].contains(name)
  }
}

extension DeclReferenceExprSyntax {
  /// The labels in `move(to:by:)`; nil without parentheses, empty for `stop()`.
  var labels: [String]? {
    argumentNames.map { $0.arguments.map(\.name.identifierText) }
  }
}

extension SyntaxProtocol {
  /// The full name of the type or the extension around a node.
  var enclosingTypeName: String? {
    var names: [String] = []
    var current = parent
    while let node = current {
      if let type = node.as(ClassDeclSyntax.self) { names.insert(type.name.identifierText, at: 0) }
      if let type = node.as(StructDeclSyntax.self) { names.insert(type.name.identifierText, at: 0) }
      if let type = node.as(EnumDeclSyntax.self) { names.insert(type.name.identifierText, at: 0) }
      if let type = node.as(ActorDeclSyntax.self) { names.insert(type.name.identifierText, at: 0) }
      if let type = node.as(ProtocolDeclSyntax.self) {
        names.insert(type.name.identifierText, at: 0)
      }
      if let type = node.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.nameWithoutArguments, at: 0)
      }
      current = node.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
