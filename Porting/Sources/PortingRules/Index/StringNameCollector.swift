import SwiftParser
import SwiftSyntax

/// Collects the strings by which sources name members: selectors and keys. Before Swift 4, members of
/// Objective-C's classes were visible to Objective-C without an attribute, so that the strings of
/// older sources also name unmarked members.
final class StringNameCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  private static let functions: Set<String> = ["Selector", "NSSelectorFromString"]
  private static let labels: Set<String> = [
    "selector", "action", "forKey", "forKeyPath", "keyPath", "key",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isOfName = Self.functions.contains(node.calledExpression.trimmedDescription)
    for argument in node.arguments
    where isOfName || argument.label.map({ Self.labels.contains($0.text) }) == true {
      note(argument.expression)
    }
    return .visitChildren
  }

  /// Constants such as `let progressKey = "progress"`.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription.lowercased().contains("key"),
      let value = node.initializer?.value
    {
      note(value)
    }
    return .visitChildren
  }

  private func note(_ expression: ExprSyntax) {
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return
    }
    // Parts of key paths name properties.
    names.formUnion([text] + text.split(separator: ".").map(String.init))
  }
}
