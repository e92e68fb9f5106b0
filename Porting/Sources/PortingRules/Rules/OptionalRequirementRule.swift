import SwiftSyntax

/// Turns optional requirements of `@objc` protocols into closures, gives conforming classes their
/// values, and rewrites calls.
package enum OptionalRequirementRule: Rule {
  package static let name = "optional requirements"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = OptionalVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class OptionalVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex
  private let requirements: [(requirement: Member, owner: TypeRecord)]

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(OptionalRequirementRule.self, file)
    self.index = index
    requirements = index.optionalRequirements
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Protocols

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let record = index.record(node.name.identifierText) else { return .skipChildren }
    let optional = record.members.filter(\.isOptional)
    var defaults: [String] = []
    for member in optional {
      let name = OptionalRequirement.name(of: member)
      guard let type = OptionalRequirement.type(of: member) else { continue }
      let declaration = OptionalRequirement.declaration(of: member, in: record)
      switch member.kind {
      case .method(let method):
        // From `func` to the end, keeping its line breaks.
        let text =
          declaration + (OptionalRequirement.isOverloaded(member, in: record) ? "" : " { get }")
        findings.add(
          Edit(
            replacing: method.funcKeyword, through: method.signature, with: text,
            keepingLineBreaksOf: method))
      case .property(_, let binding):
        findings.add(Edit(replacing: binding.pattern, with: name))
        if let annotation = binding.typeAnnotation {
          findings.add(Edit(replacing: annotation.type, with: type))
        }
        // Swift can't assign to an optional requirement.
        if case .accessors(let accessors) = binding.accessorBlock?.accessors {
          for accessor in accessors where accessor.accessorSpecifier.tokenKind == .keyword(.set) {
            findings.add(Edit(removing: accessor))
          }
        }
      }
      defaults.append("\(declaration) { nil }")
    }
    if !defaults.isEmpty {
      findings.remark(
        .rewritten, node.name, "\(defaults.count) optional requirements of \(record.name)")
      let access = record.isPublic ? "public " : ""
      findings.append(
        "extension \(record.name) { "
          + defaults.map { access + $0 }.joined(separator: "; ") + " }")
      appendContext(record)
    }
    return .visitChildren
  }

  /// Adds the values of classes that conform to a protocol in files that aren't rewritten.
  private func appendContext(_ owner: TypeRecord) {
    for record in index.contextTypes {
      let texts = witnesses(of: record) { $0.name == owner.name }
      guard !texts.isEmpty else { continue }
      findings.append("extension \(record.name) { \(texts.joined(separator: "; ")) }")
    }
  }

  // MARK: Conforming classes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = node.enclosingTypeName.map { $0 + "." } ?? ""
    guard let record = index.record(outer + node.name.identifierText) else { return .visitChildren }
    let texts = witnesses(of: record)
    guard !texts.isEmpty else { return .visitChildren }
    let text = texts.joined(separator: "; ")
    let message = "\(record.name) says which optional requirements it implements"
    // Only members of the class itself can override others and be overridden.
    if texts.contains(where: { $0.contains("override ") }) || index.isSubclassed(record)
      || node.isLocal || node.modifiers.contains(where: { $0.name.text == "private" })
    {
      findings.insertMembers(text, into: node.memberBlock, message)
    } else {
      findings.append("extension \(record.name) { \(text) }")
      findings.remark(.rewritten, node.name, message)
    }
    return .visitChildren
  }

  /// An extension that makes a class of another module conform.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    guard let record = index.record(name), record.isExternal else { return .visitChildren }
    let own = node.inheritanceClause.names
    let texts = witnesses(of: record) { owner in
      own.contains { index.record($0)?.name == owner.name }
    }
    guard !texts.isEmpty else { return .visitChildren }
    findings.append("extension \(name) { \(texts.joined(separator: "; ")) }")
    findings.remark(
      .rewritten, node.extendedType, "\(name) says which optional requirements it implements")
    return .visitChildren
  }

  /// Returns the values of the requirements of a class's protocols.
  private func witnesses(
    of record: TypeRecord, to isWanted: (TypeRecord) -> Bool = { _ in true }
  ) -> [String] {
    let inherited = index.lineage(of: record).dropFirst().flatMap(index.protocols)
    var witnesses: [String] = []
    for (requirement, owner) in requirements where isWanted(owner) {
      let isInherited = inherited.contains { $0.name == owner.name }
      guard isInherited || index.protocols(of: record).contains(where: { $0.name == owner.name })
      else { continue }
      let isOverloaded = OptionalRequirement.isOverloaded(requirement, in: owner)
      func implements(_ member: Member) -> Bool {
        member.fullName == requirement.fullName && !member.isStatic
          && (!isOverloaded || member.parameterTypes == requirement.parameterTypes)
      }
      let own = record.members.first(where: implements)
      // A subclass of a conforming class replaces what the class says, if it adds the method. What an
      // extension of UIKit's class says can't be replaced: it looks at the object's class.
      if isInherited, own == nil || own?.isOverride == true { continue }
      if isInherited, declaresInExtension(owner, forSuperclassesOf: record) { continue }
      let found =
        own
        ?? (isOverloaded
          ? index.lineage(of: record).lazy.flatMap(\.members).first(where: implements)
          : index.member(requirement.name, requirement.labels, of: record)?.member)
      let value =
        found.map { $0.method == nil ? "self.\($0.name)" : Self.reference($0) }
        ?? (index.isDelegateProxy(record) ? Self.forwarding(requirement) : "nil")
      let versions = record.isExternal ? versions(of: record, where: implements) : ""
      let access =
        (record.isPublic || record.isExternal) && owner.isPublic
        ? (record.modifiers.contains("open") ? "open " : "public ") : ""
      let declaration = OptionalRequirement.declaration(of: requirement, in: owner)
      let result = versions.isEmpty ? value : "\(versions)return \(value)"
      witnesses.append("\(access)\(isInherited ? "override " : "")\(declaration) { \(result) }")
    }
    return witnesses
  }

  /// Whether a superclass of another module conforms to a protocol in an extension of the sources, and no
  /// class between it and `record` does.
  private func declaresInExtension(
    _ owner: TypeRecord, forSuperclassesOf record: TypeRecord
  ) -> Bool {
    index.lineage(of: record).dropFirst().first { parent in
      index.protocols(of: parent).contains { $0.name == owner.name }
    }?.isExternal ?? false
  }

  /// The statements that return the methods of the sources' subclasses of UIKit's class, the most
  /// derived classes first. Private classes of other files can't be named.
  private func versions(of record: TypeRecord, where implements: (Member) -> Bool) -> String {
    let hidden = ["private", "fileprivate"]
    return index.descendants(ofExternal: record).compactMap { subclass -> String? in
      guard let own = subclass.members.first(where: implements), !own.isOverride,
        !subclass.isGeneric, !hidden.contains(where: subclass.modifiers.contains)
      else { return nil }
      let value =
        own.method == nil
        ? "object.\(own.name)"
        : own.labels.isEmpty ? "{ object.\(own.name)() }" : "object.\(own.fullName)"
      return "if let object = self as? \(subclass.name) { return \(value) }; "
    }.joined()
  }

  /// The method as a value. A method without parameters needs parentheses to differ from a
  /// property.
  private static func reference(_ member: Member) -> String {
    member.labels.isEmpty ? "{ self.\(member.name)() }" : "self.\(member.fullName)"
  }

  /// The value of a requirement that a proxy of RxCocoa doesn't implement: that of the delegate to which
  /// it forwards messages. A method without a result is also reported to those who observe it.
  private static func forwarding(_ requirement: Member) -> String {
    let value = "self._forwardToDelegate?.\(OptionalRequirement.name(of: requirement))"
    guard let method = requirement.method, method.signature.returnClause == nil else {
      return value
    }
    let selector = requirement.objectiveCName
    let arguments = requirement.labels.indices.map { "a\($0)" }.joined(separator: ", ")
    let parameters = arguments.isEmpty ? "" : " \(arguments) in"
    return "self.portedForwards(\"\(selector)\", \(value) != nil) ? {\(parameters) "
      + "self.portedForward(\"\(selector)\", [\(arguments)]) { \(value)?(\(arguments)) } } : nil"
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let (inner, mark): (ExprSyntax, TokenSyntax)
    if let chaining = called.as(OptionalChainingExprSyntax.self) {
      (inner, mark) = (chaining.expression, chaining.questionMark)
    } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
      (inner, mark) = (forced.expression, forced.exclamationMark)
    } else {
      return .visitChildren
    }
    guard let access = inner.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let name = access.declName.baseName.identifierText
    let labels =
      access.declName.labels ?? node.arguments.map { $0.label?.identifierText ?? "_" }
    let closureCount =
      (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    let matching = requirements.first { requirement, owner in
      requirement.name == name && requirement.labels.starts(with: labels)
        && requirement.labels.count == labels.count + closureCount
        && index.canBe(access.base, owner)
    }
    if let (requirement, owner) = matching {
      castBase(of: access, to: owner)
      let parentheses = OptionalRequirement.isOverloaded(requirement, in: owner) ? "()" : ""
      findings.replace(
        access.declName, with: OptionalRequirement.name(of: requirement) + parentheses,
        "\(requirement.fullName) is called if it is implemented")
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        findings.add(Edit(removing: label))
        findings.add(Edit(removing: colon))
      }
    } else if SystemRequirements.contains(name, calledOn: access.base?.variableName),
      !index.hasClosure(named: name)
    {
      findings.remove(mark, "\(name) has a default implementation")
      if name == "tableView", labels.count == 2, labels[1].isOfHeight,
        mark.tokenKind == .postfixQuestionMark
      {
        findings.add(Edit(inserting: ".portedHeight", at: node.endPositionBeforeTrailingTrivia))
      } else if node.isUnwrapped, access.base?.trimmedDescription.contains("?") != true {
        findings.add(
          Edit(inserting: "Optional(", at: node.positionAfterSkippingLeadingTrivia))
        findings.add(Edit(inserting: ")", at: node.endPositionBeforeTrailingTrivia))
      }
    }
    return .visitChildren
  }

  /// Casts a value of the type AnyObject, on which Objective-C finds the methods of all protocols.
  private func castBase(of access: MemberAccessExprSyntax, to owner: TypeRecord) {
    guard let base = access.base, index.isAnyObject(base) else { return }
    let chained = base.as(OptionalChainingExprSyntax.self)
    let value = (chained?.expression ?? base).trimmedDescription
    findings.replace(
      base, with: "(\(value) as? any \(owner.name))?", "the object's protocol is \(owner.name)")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, !["self", "super", "Self"].contains(base.trimmedDescription),
      !node.isCalled
    else { return .visitChildren }
    let name = node.declName.baseName.identifierText
    let labels = node.declName.labels
    let matching = requirements.filter {
      $0.requirement.name == name && (labels == nil || labels == $0.requirement.labels)
    }
    if let (requirement, owner) = matching.first, matching.count == 1,
      base.trimmedDescription != owner.lastName, index.canBe(base, owner), !creates(base, owner),
      node.isUnwrapped || !index.hasProperty(named: name)
        || node.isChained && index.isDeclared(base, as: owner)
    {
      findings.replace(
        node.declName, with: OptionalRequirement.name(of: requirement),
        "\(requirement.fullName) is nil if it isn't implemented")
    }
    return .visitChildren
  }

  /// Whether a value is a new object of a class that conforms to a protocol: its members aren't
  /// optional.
  private func creates(_ value: ExprSyntax, _ owner: TypeRecord) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let record = index.record(call.calledExpression.trimmedDescription)
    else { return false }
    return !record.isProtocol
      && index.lineage(of: record).flatMap(index.protocols).contains { $0.name == owner.name }
  }

  /// `delegate?.window??.frame`: the window of an app delegate is an optional requirement with a
  /// default value here.
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    removeSecondMark(node.questionMark, after: node.expression)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    removeSecondMark(node.exclamationMark, after: node.expression)
    return .visitChildren
  }

  /// `if let window = UIApplication.shared.delegate?.window`: the window is an optional of an optional
  /// on a device. So is `delegate.window`, if what it is bound to is used as an optional.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, let access = value.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "window",
      let base = access.base?.trimmedDescription.filter({ !$0.isWhitespace }),
      ["UIApplication.shared.", "application.", "app."].contains(where: {
        base == $0 + "delegate?" || base == $0 + "delegate!"
      })
        || base.lowercased().hasSuffix("delegate")
          && node.scope.map({ node.pattern.isUsedAsOptional(in: $0) }) ?? false
    {
      findings.insert(" as UIWindow??", after: value, "the window of a delegate is optional twice")
    }
    return .visitChildren
  }

  private func removeSecondMark(_ mark: TokenSyntax, after expression: ExprSyntax) {
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let access = inner?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "window",
      access.base?.variableName?.lowercased().hasSuffix("delegate") ?? false
    else { return }
    findings.remove(mark, "the window of a delegate is optional only once")
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    ["selector", "keyPath"].contains(node.macroName.text) ? .skipChildren : .visitChildren
  }
}

extension ExprSyntaxProtocol {
  /// Whether the value is unwrapped or compared, as in `if let f = d.f` and `d.f != nil`, and no
  /// member of it is used.
  fileprivate var isUnwrapped: Bool {
    guard let parent else { return false }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
    guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains {
      ["==", "!=", "??"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether a member of the value is used if there is a value, as in `d.layer?.opacity`.
  fileprivate var isChained: Bool {
    parent?.is(OptionalChainingExprSyntax.self) ?? false
      || parent?.is(ForceUnwrapExprSyntax.self) ?? false
  }

  /// Whether this is the function of a call, with or without a mark in between.
  var isCalled: Bool {
    guard let parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(self).id
    }
    guard
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self),
      let call = parent.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.id == parent.id
  }
}

extension Edit {
  /// Replaces the text from one node to the end of another.
  fileprivate init(
    replacing first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String,
    keepingLineBreaksOf node: some SyntaxProtocol
  ) {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    let description = node.description
    let offset = start - node.position.utf8Offset
    let replaced = description.utf8.dropFirst(offset).prefix(end - start)
    let breaks = replaced.count { $0 == UInt8(ascii: "\n") }
    self.init(range: start..<end, text: text + String(repeating: "\n", count: breaks))
  }
}

extension String {
  /// Whether a label is that of a table's delegate's method that returns a height, such as
  /// `heightForRowAt`.
  fileprivate var isOfHeight: Bool {
    hasPrefix("heightFor") || hasPrefix("estimatedHeightFor")
  }
}

extension OptionalBindingConditionSyntax {
  /// Where the bound variable can be used: the body of the statement, or what follows a `guard`.
  fileprivate var scope: Syntax? {
    let statement = parent?.parent?.parent
    if let conditional = statement?.as(IfExprSyntax.self) { return Syntax(conditional.body) }
    guard statement?.is(GuardStmtSyntax.self) ?? false,
      let block = statement?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    return Syntax(block)
  }
}
