import SwiftSyntax

/// Decides `#if` conditions as for an iPhone: `os(iOS)` is true and `os(Linux)` is false, and
/// Darwin and ObjectiveC can be imported. All other conditions already have the right value.
package enum ConditionRule: Rule {
  package static let name = "conditions"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ConditionVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class ConditionVisitor: SyntaxVisitor {
  var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(ConditionRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      let visitor = PlatformVisitor(viewMode: .sourceAccurate)
      visitor.walk(condition)
      for (call, value) in visitor.found {
        findings.replace(call, with: value, "\(call.trimmedDescription) is \(value)")
      }
    }
    return .visitChildren
  }
}

/// Finds the conditions about operating systems that differ between Linux and an iPhone.
private final class PlatformVisitor: SyntaxVisitor {
  private(set) var found: [(call: FunctionCallExprSyntax, value: String)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.trimmedDescription.filter({ !$0.isWhitespace }) {
    case "os(iOS)", "canImport(Darwin)", "canImport(ObjectiveC)": found.append((node, "true"))
    case "os(Linux)": found.append((node, "false"))
    default: break
    }
    return .skipChildren
  }
}
