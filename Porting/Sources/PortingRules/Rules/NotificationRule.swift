import SwiftSyntax

/// Lets closures observe the notifications of their own stage, and ends observations that began with a
/// selector: Foundation's `removeObserver` knows only those of closures.
package enum NotificationRule: Rule {
  package static let name = "notifications"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = NotificationVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class NotificationVisitor: SyntaxVisitor {
  var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(NotificationRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    switch access.declName.baseName.text {
    case "removeObserver" where labels == ["_"] || labels == ["_", "name", "object"]:
      findings.replace(
        access.declName, with: "portedRemoveObserver", "observations with selectors end, too")
    case "addObserver" where labels.prefix(3) == ["forName", "object", "queue"]:
      findings.replace(
        access.declName, with: "portedAddObserver", "notifications are those of the stage")
    default: break
    }
    return .visitChildren
  }
}
