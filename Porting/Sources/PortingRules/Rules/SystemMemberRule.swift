import SwiftSyntax

/// Removes `override` from members that NSObject has on Apple's systems only, and calls of their
/// superclass's versions.
package enum SystemMemberRule: Rule {
  package static let name = "members of NSObject"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = SystemMemberVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class SystemMemberVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(SystemMemberRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.name(node.name.identifierText, node.labels)
    if ObjectMembers.selectors[name] != nil, !isOfSuperclass(name, node),
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    {
      findings.remove(override, "NSObject has no \(name) here; the run time calls it")
      // Members of extensions can't be open.
      if let open = node.modifiers.first(where: { $0.name.text == "open" }), node.isInExtension {
        findings.add(Edit(replacing: open, with: "public"))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) ?? false
    else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    let name = Self.name(access.declName.baseName.identifierText, labels)
    guard let result = ObjectMembers.results[name], !isOfSuperclass(name, node) else {
      return .visitChildren
    }
    findings.replace(node, with: result + node.lineBreaks, "super has no \(name) here")
    return .skipChildren
  }

  /// The name with labels; without parentheses if there are none, as members have it.
  private static func name(_ base: String, _ labels: [String]) -> String {
    labels.isEmpty ? base : base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private func isOfSuperclass(_ name: String, _ node: some SyntaxProtocol) -> Bool {
    node.enclosingTypeName.flatMap(index.record)
      .map { index.superclassHasObjectMember(name, of: $0) } ?? false
  }
}

extension FunctionDeclSyntax {
  /// Whether the method is declared in an extension.
  fileprivate var isInExtension: Bool {
    sequence(first: Syntax(self), next: \.parent)
      .first { $0.is(ExtensionDeclSyntax.self) || $0.is(ClassDeclSyntax.self) }?
      .is(ExtensionDeclSyntax.self) ?? false
  }
}
