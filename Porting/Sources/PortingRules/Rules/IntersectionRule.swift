import SwiftSyntax

/// Calls a function instead of `intersects(_:)` of rectangles: Foundation's on Linux is also true of those
/// that only touch, unlike Core Graphics'.
package enum IntersectionRule: Rule {
  package static let name = "intersections"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    // The function is UIKit's, and the sources' own methods have the name of Foundation's.
    guard file.importsKit, !index.functionNames.contains("intersects") else {
      return Findings(IntersectionRule.self, file)
    }
    let visitor = IntersectionVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class IntersectionVisitor: SyntaxVisitor {
  private(set) var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(IntersectionRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      access.declName.baseName.text == "intersects", access.declName.argumentNames == nil,
      node.arguments.count == 1, node.arguments.first?.label == nil, node.trailingClosure == nil
    {
      findings.replace(
        access.declName.baseName, with: "portedIntersects", "rectangles that touch don't intersect")
    }
    return .visitChildren
  }
}
