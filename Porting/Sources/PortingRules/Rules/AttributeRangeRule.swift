import SwiftSyntax

/// Leaves out the option `longestEffectiveRangeNotRequired` of enumerations of a string's attributes: with
/// it, Foundation's ranges on Linux exceed the range that is enumerated. The option only permits
/// shorter ranges, so that nothing needs it.
package enum AttributeRangeRule: Rule {
  package static let name = "ranges of attributes"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = AttributeRangeVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class AttributeRangeVisitor: SyntaxVisitor {
  var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(AttributeRangeRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "longestEffectiveRangeNotRequired" else {
      return .visitChildren
    }
    let options = node.base.map { $0.trimmedDescription + "()" } ?? "[]"
    findings.replace(
      node, with: options + node.lineBreaks, "its ranges exceed the enumerated one here")
    return .skipChildren
  }
}
