import SwiftSyntax

/// Removes attributes and modifiers that only the Objective-C runtime needs or that today's compiler
/// rejects, and previews.
///
/// What they make visible is registered by `MemberRegistrationRule`.
package enum AttributeRule: Rule {
  package static let name = "attributes"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = AttributeVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class AttributeVisitor: SyntaxVisitor {
  var findings: Findings

  /// The attributes that Linux's compiler rejects wherever they are written.
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBSegueAction", "GKInspectable", "NSManaged",
    "UIApplicationMain", "NSApplicationMain",
  ]

  init(_ file: SourceFile) {
    findings = Findings(AttributeRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "MainActor" {
      findings.remove(node, "a stage has one thread, which isn't the main actor's")
    } else if Self.removed.contains(name) {
      findings.remove(node, "\(node.trimmedDescription) is not needed")
    } else if name == "IBAction", let method = node.parent?.parent?.as(FunctionDeclSyntax.self),
      method.signature.parameterClause.parameters.count != 1
    {
      findings.remove(node, "@IBAction needs one parameter")
    } else if name == "available", isUnavailableStorage(node) {
      findings.remove(node, "today's compiler rejects unavailable stored properties")
    }
    return .skipChildren
  }

  /// Whether `node` is `@available(*, unavailable)`, or that of a former version of Swift, on a stored
  /// property of an object or structure.
  private func isUnavailableStorage(_ node: AttributeSyntax) -> Bool {
    let arguments = node.arguments?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    guard
      arguments.starts(with: ["*", ",", "unavailable"])
        || arguments.first == "swift" && arguments.contains("obsoleted"),
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      variable.parent?.is(MemberBlockItemSyntax.self) ?? false,
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return false }
    return variable.bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let list):
        list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }

  /// `#Preview { … }` shows a view in Xcode.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node, node.macroName)
  }

  private func removePreview(
    _ node: some SyntaxProtocol, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    findings.remove(node, "previews are for Xcode")
    return .skipChildren
  }

  /// `{ @MainActor in … }` has a signature only for the attribute.
  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names == ["MainActor"], node.capture == nil, node.parameterClause == nil,
      node.returnClause == nil
    else { return .visitChildren }
    findings.remove(node, "a stage has one thread, which isn't the main actor's")
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.optional) {
      findings.remove(node, "optional requirements become closures")
    } else if node.name.text == "open",
      node.parent?.as(DeclModifierListSyntax.self)?.contains(where: { $0.name.text == "static" })
        ?? false
    {
      findings.replace(node, with: "public", "static members are final")
    } else if ["weak", "unowned"].contains(node.name.text), isInRequirement(node) {
      findings.remove(node, "a requirement doesn't determine the storage")
    }
    return .skipChildren
  }

  /// Whether a modifier belongs to a requirement of a protocol.
  private func isInRequirement(_ node: DeclModifierSyntax) -> Bool {
    let member = node.parent?.parent?.as(VariableDeclSyntax.self)?.parent
    return member?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) ?? false
  }
}
