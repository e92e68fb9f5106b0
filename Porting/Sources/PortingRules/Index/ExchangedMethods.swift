import SwiftSyntax

/// The methods that the sources exchange or replace at run time, with functions of Objective-C's run
/// time such as `method_exchangeImplementations`.
package struct ExchangedMethods {
  /// The base names that any selector names; empty if the sources exchange no methods.
  private var names: Set<String> = []
  /// The methods that are looked up in classes, as "Card.layoutSubviews".
  private var lookups: Set<String> = []
  private var isUsed = false

  private static let functions = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
    "class_replaceMethod",
  ]

  mutating func add(_ file: SourceFile) {
    isUsed = isUsed || Self.functions.contains(where: file.text.contains)
    guard file.text.contains("elector(") else { return }
    let collector = ExchangeCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    names.formUnion(collector.names)
    lookups.formUnion(collector.lookups)
  }

  /// Returns whether a method of a class may be exchanged, and must look its implementation up.
  ///
  /// A replacement calls itself, which reaches the original. A method that is replaced is looked up in
  /// its class.
  func contains(_ method: FunctionDeclSyntax, of type: String) -> Bool {
    let name = method.name.identifierText
    guard isUsed, names.contains(name) else { return false }
    return lookups.contains("\(type).\(name)") || method.callsItself
  }
}

private final class ExchangeCollector: SyntaxVisitor {
  var names: Set<String> = []
  var lookups: Set<String> = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = ExprSyntax(node).selectorName { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = ExprSyntax(node).selectorName { names.insert(baseName(name)) }
    guard
      ["class_getInstanceMethod", "class_getClassMethod"].contains(
        node.calledExpression.trimmedDescription),
      node.arguments.count == 2, let type = node.arguments.first?.expression.trimmedDescription,
      let name = node.arguments.last?.expression.selectorName
    else { return .visitChildren }
    let owner = type.hasSuffix(".self") ? String(type.dropLast(5)) : node.enclosingTypeName
    if let owner { lookups.insert("\(owner).\(baseName(name))") }
    return .visitChildren
  }

  /// The part of a selector before its first colon.
  private func baseName(_ selector: String) -> String {
    selector.split(separator: ":").first.map(String.init) ?? selector
  }
}

extension FunctionDeclSyntax {
  /// Whether the body calls a method with the same name and labels.
  fileprivate var callsItself: Bool {
    guard let body else { return false }
    let finder = CallFinder(name.identifierText, labels)
    finder.walk(body)
    return finder.isFound
  }
}

private final class CallFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String
  private let labels: [String]

  init(_ name: String, _ labels: [String]) {
    self.name = name
    self.labels = labels
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) ?? access?.declName
    guard reference?.baseName.identifierText == name,
      !(access?.base?.is(SuperExprSyntax.self) ?? false)
    else { return .visitChildren }
    let written = node.arguments.map { $0.label?.identifierText ?? "_" }
    let closures =
      (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    if labels.starts(with: written), labels.count == written.count + closures { isFound = true }
    return .visitChildren
  }
}
