import SwiftSyntax

/// Names the module of global functions that members of a type hide: on Linux `CGFloat` has static
/// members `abs`, `max` and `min`, which its extensions find first, and since Swift 4 a member `type`
/// hides the function `type(of:)`.
package enum HiddenFunctionRule: Rule {
  package static let name = "hidden functions"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = HiddenFunctionVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class HiddenFunctionVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex
  /// The types around the current place, the innermost one last.
  private var owners: [String] = []

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(HiddenFunctionRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    owners.append(name)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self) else {
      return .visitChildren
    }
    switch called.baseName.text {
    case "abs", "max", "min":
      if owners.last == "CGFloat" {
        findings.insert("Swift.", before: called, "CGFloat hides the function")
      }
    case "type":
      guard node.arguments.count == 1, node.arguments.first?.label?.text == "of" else { break }
      if let owner = owners.first(where: hidesType) {
        findings.insert("Swift.", before: called, "a member of \(owner) hides the function")
      }
    default: break
    }
    return .visitChildren
  }

  /// Whether a type or its superclasses have a member `type`, but no function `type(of:)` of their own.
  private func hidesType(_ owner: String) -> Bool {
    guard let record = index.record(owner) else { return false }
    return index.member("type", nil, of: record) != nil
      && index.member("type", ["of"], of: record) == nil
  }
}
