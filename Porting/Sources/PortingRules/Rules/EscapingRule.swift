import SwiftSyntax

/// Calls versions of Foundation's methods whose closures don't escape, as on Apple's systems. On Linux,
/// the closures of `NSRegularExpression.enumerateMatches` escape, and would have to name `self`.
package enum EscapingRule: Rule {
  package static let name = "escaping closures"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = EscapingVisitor(file)
    if !index.declares("enumerateMatches") { visitor.walk(file.tree) }
    return visitor.findings
  }
}

private final class EscapingVisitor: SyntaxVisitor {
  private(set) var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(EscapingRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      access.declName.baseName.text == "enumerateMatches",
      node.trailingClosure != nil
        || node.arguments.last?.expression.is(ClosureExprSyntax.self) == true
    {
      findings.replace(
        access.declName.baseName, with: "forEachMatch",
        "the closure doesn't escape, and needn't name self")
    }
    return .visitChildren
  }
}
