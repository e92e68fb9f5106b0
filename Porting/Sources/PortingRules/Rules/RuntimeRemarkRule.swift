import SwiftSyntax

/// Finds UIKit's classes by their names, and names what has no equivalent: nibs and storyboards.
package enum RuntimeRemarkRule: Rule {
  package static let name = "run time"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = RuntimeRemarkVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class RuntimeRemarkVisitor: SyntaxVisitor {
  var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(RuntimeRemarkRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  private static let hints: [String: String] = [
    "UINib": "Create the views in code.",
    "UIStoryboard": "Create the view controller in code.",
    "loadNibNamed": "Create the views in code.",
    "instantiateViewController": "Create the view controller in code.",
    "instantiateInitialViewController": "Create the view controller in code.",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let hint = Self.hints[name] {
      findings.remark(.obstacle, node, "\(name) needs the Objective-C runtime", hint: hint)
    } else if name == "NSClassFromString" {
      findings.replace(
        node, with: "portedClass(named:)", "UIKit's classes are found by their names")
    }
    return .visitChildren
  }
}
