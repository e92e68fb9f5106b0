import SwiftSyntax

/// Removes `override` from members that NSObject has on Apple's systems only, and calls of their
/// superclass's versions.
package enum SystemMemberRule: Rule {
  package static let name = "members of NSObject"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = SystemMemberVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }

  /// The selectors of the members, by their full names.
  static let selectors = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
  ]
}

private final class SystemMemberVisitor: SyntaxVisitor {
  var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(SystemMemberRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.identifierText + "(" + node.labels.map { $0 + ":" }.joined() + ")"
    if SystemMemberRule.selectors[name] != nil,
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
    guard SystemMemberRule.selectors[name] != nil else { return .visitChildren }
    findings.replace(node, with: "()" + node.lineBreaks, "super has no \(name) here")
    return .skipChildren
  }
}
