import SwiftSyntax

/// Collects the names of variables that are passed with `&`, such as keys of associated objects.
final class AddressCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.variableName { names.insert(name) }
    return .visitChildren
  }
}
