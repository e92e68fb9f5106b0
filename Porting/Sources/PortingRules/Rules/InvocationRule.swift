import SwiftSyntax

/// Reports calls of methods to `rx.methodInvoked` and `rx.sentMessage`, if the sources name them
/// there.
package enum InvocationRule: Rule {
  package static let name = "observed calls"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = InvocationVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class InvocationVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(InvocationRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { ["dynamic", "override"].contains($0.name.text) }),
      !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      let body = node.body, let record = node.enclosingTypeName.flatMap(index.record),
      !record.isProtocol
    else { return .visitChildren }
    let selector =
      node.attributes.objectiveCName ?? SelectorName.of(node.name.identifierText, node.labels)
    guard index.observedCalls.contains(node.name.identifierText, selector) else {
      return .visitChildren
    }
    let parameters = node.signature.parameterClause.parameters
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    let arguments = "self, \"\(selector)\", [\(names.joined(separator: ", "))]"
    findings.insert(
      " portedSent(\(arguments)); defer { portedInvoked(\(arguments)) };", after: body.leftBrace,
      "calls of \(node.name.text) are reported")
    return .visitChildren
  }
}
