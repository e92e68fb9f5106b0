import SwiftSyntax

/// Collects the names of the functions and methods that a file declares.
final class FunctionNameCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.identifierText)
    return .visitChildren
  }
}
