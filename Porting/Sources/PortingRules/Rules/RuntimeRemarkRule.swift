import SwiftParser
import SwiftSyntax

/// Finds UIKit's classes by their names, and names nibs and storyboards that aren't beside the sources.
package enum RuntimeRemarkRule: Rule {
  package static let name = "run time"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = RuntimeRemarkVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class RuntimeRemarkVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    self.index = index
    findings = Findings(RuntimeRemarkRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    switch called?.baseName.text {
    case "UINib", "loadNibNamed":
      check(node, called, index.nibs, "nib", "xib", otherwise: "create the views in code")
    case "UIStoryboard":
      check(
        node, called, index.storyboards, "storyboard", "storyboard",
        otherwise: "create the controllers in code")
    default: break
    }
    return .visitChildren
  }

  /// Reports a file whose name is a literal if it isn't beside the sources. Other names, which may be
  /// those of an app that uses a library, are noted if the sources have no such files.
  private func check(
    _ node: FunctionCallExprSyntax, _ called: DeclReferenceExprSyntax?, _ names: Set<String>,
    _ kind: String, _ suffix: String, otherwise: String
  ) {
    guard let called else { return }
    let name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    if let name, !names.contains(name) {
      findings.remark(
        .obstacle, called, "the \(kind) \(name) isn't beside the sources",
        hint: "Put \(name).\(suffix) beside the sources, or \(otherwise).")
    } else if names.isEmpty, !node.arguments.isEmpty {
      findings.remark(
        .note, called, "the sources have no \(kind)s",
        hint: "Put the .\(suffix) files beside the sources, or \(otherwise).")
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "NSClassFromString" {
      findings.replace(
        node, with: "portedClass(named:)", "UIKit's classes are found by their names")
    }
    return .visitChildren
  }
}
