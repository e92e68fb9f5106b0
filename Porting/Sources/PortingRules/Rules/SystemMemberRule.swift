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
    let name = node.name.identifierText + "(" + node.labels.map { $0 + ":" }.joined() + ")"
    if ObjectMembers.selectors[name] != nil, !isOfSuperclass(name, node),
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    {
      findings.remove(override, "NSObject has no \(name) here; the run time calls it")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) ?? false
    else { return .visitChildren }
    let labels = node.arguments.map { ($0.label?.identifierText ?? "_") + ":" }.joined()
    let name = access.declName.baseName.identifierText + "(" + labels + ")"
    guard let result = ObjectMembers.results[name], !isOfSuperclass(name, node) else {
      return .visitChildren
    }
    findings.replace(node, with: result + node.lineBreaks, "super has no \(name) here")
    return .skipChildren
  }

  /// Returns whether a superclass has the method: one of the sources, or a layer or an animation.
  private func isOfSuperclass(_ name: String, _ node: some SyntaxProtocol) -> Bool {
    guard let record = node.enclosingTypeName.flatMap(index.record) else { return false }
    let lineage = index.lineage(of: record)
    if lineage.dropFirst().contains(where: { $0.members.contains { $0.fullName == name } }) {
      return true
    }
    return ObjectMembers.layerMembers.contains(name)
      && lineage.last?.inherited.contains { $0.hasPrefix("CA") } ?? false
  }
}
