import SwiftSyntax

/// Names the module of global functions that `CGFloat` hides: on Linux it has static members `abs`,
/// `max` and `min`, which its extensions find first.
package enum HiddenFunctionRule: Rule {
  package static let name = "functions hidden by CGFloat"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = HiddenFunctionVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class HiddenFunctionVisitor: SyntaxVisitor {
  var findings: Findings
  /// Whether each of the types around the current place is `CGFloat`, the innermost one last.
  private var owners: [Bool] = []

  init(_ file: SourceFile) {
    findings = Findings(HiddenFunctionRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(node.extendedType.trimmedDescription == "CGFloat")
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if owners.last == true, let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["abs", "max", "min"].contains(called.baseName.text)
    {
      findings.insert("Swift.", before: called, "CGFloat hides the function")
    }
    return .visitChildren
  }
}
