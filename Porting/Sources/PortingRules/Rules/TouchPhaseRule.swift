import SwiftSyntax

/// Completes switches over the phases of touches that were written before iOS 13.4, which added those of
/// hovering pointers. They don't occur in films.
package enum TouchPhaseRule: Rule {
  package static let name = "touch phases"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = TouchPhaseVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class TouchPhaseVisitor: SyntaxVisitor {
  var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(TouchPhaseRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  private static let phases: Set = ["began", "moved", "stationary", "ended", "cancelled"]

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let brace = node.rightBrace
    guard node.caseNames.map(Set.init) == Self.phases else { return .visitChildren }
    let isOnOwnLine = brace.leadingTrivia.contains(where: \.isNewline)
    findings.insert(
      (isOnOwnLine ? "" : "; ") + "default: fatalError() ", before: brace,
      "the phases of hovering pointers don't occur")
    return .visitChildren
  }
}

extension SwitchExprSyntax {
  /// The names of all cases, if they are members without conditions; nil if there is a default case.
  fileprivate var caseNames: [String]? {
    var names: [String] = []
    for element in cases {
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label else {
        return nil
      }
      for item in label.caseItems {
        let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
        guard let member = pattern?.as(MemberAccessExprSyntax.self) else { return nil }
        if item.whereClause == nil { names.append(member.declName.baseName.text) }
      }
    }
    return names
  }
}
