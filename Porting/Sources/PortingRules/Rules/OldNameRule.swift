import SwiftSyntax

/// Gives overrides with names of Swift 3 and 4 today's names, `open` constants today's access, and
/// `(Void) -> Void`, `animations: { _ in }`, `sorted { $0.0 < $0.1 }` and `as AnyObject!` today's
/// spelling. Uses of such names compile as they are.
package enum OldNameRule: Rule {
  package static let name = "old names"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = OldNameVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class OldNameVisitor: SyntaxVisitor {
  var findings: Findings

  /// Today's labels of parameters.
  private static let labels = ["toParentViewController": "toParent"]

  /// Today's names of properties.
  private static let properties = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]

  /// The functions of the standard library whose closures have two parameters.
  private static let functionsOfPairs: Set = [
    "sort", "sorted", "min", "max", "reduce", "elementsEqual", "lexicographicallyPrecedes",
  ]

  init(_ file: SourceFile) {
    findings = Findings(OldNameRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isOverride else { return .visitChildren }
    for parameter in node.signature.parameterClause.parameters {
      let label = parameter.firstName
      guard let name = Self.labels[label.text] else { continue }
      let own = parameter.secondName == nil ? " " + label.text : ""
      findings.replace(label, with: name + own, "\(label.text) is called \(name)")
    }
    return .visitChildren
  }

  /// Calls of the superclass's versions, which would call the override again.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) ?? false
    else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label, let name = Self.labels[label.text] else { continue }
      findings.replace(label, with: name, "\(label.text) is called \(name)")
    }
    return .visitChildren
  }

  /// Constants can't be overridden, and Swift 5 rejects `open let`.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.text == "let",
      let access = node.modifiers.first(where: { $0.name.text == "open" && $0.detail == nil })
    else { return .visitChildren }
    findings.replace(access.name, with: "public", "constants can't be open")
    return .visitChildren
  }

  /// Functions without parameters, which Swift 3 called without arguments.
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parameters.count == 1, let parameter = node.parameters.first,
      parameter.firstName == nil, ["Void", "()"].contains(parameter.type.trimmedDescription)
    {
      findings.replace(parameter, with: "", "functions without parameters have the type () -> …")
    }
    return .visitChildren
  }

  /// Closures without parameters: `{ (Void) in … }`.
  override func visit(_ node: ClosureParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.parameters.count == 1, let parameter = node.parameters.first,
      parameter.firstName.text == "Void", parameter.type == nil
    {
      findings.replace(parameter, with: "", "closures without parameters have ()")
    }
    return .visitChildren
  }

  /// UIKit's animations that ignore a parameter, which they don't have: `animations: { _ in … }`.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    if node.label?.text == "animations",
      callee?.trimmedDescription.hasPrefix("UIView") ?? false,
      case .simpleInput(let parameters) = node.expression.as(ClosureExprSyntax.self)?.signature?
        .parameterClause,
      parameters.count == 1, parameters.first?.name.text == "_"
    {
      findings.replace(parameters, with: "()", "animations have no parameters")
    }
    return .visitChildren
  }

  /// Closures that name their two parameters as the elements of a tuple: `sorted { $0.0 < $0.1 }`.
  /// Swift 5 rejects them, as a closure that has two parameters must use `$1`.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature == nil, let callee = node.calledFunction,
      Self.functionsOfPairs.contains(callee)
    else { return .visitChildren }
    let elements = PairElements(viewMode: .sourceAccurate)
    elements.walk(node.statements)
    guard !elements.hasOthers, Set(elements.found.map(\.declName.baseName.text)) == ["0", "1"]
    else {
      return .visitChildren
    }
    for element in elements.found {
      let name = "$" + element.declName.baseName.text
      findings.replace(
        element, with: name, "\(element.trimmedDescription) is the parameter \(name)")
    }
    return .visitChildren
  }

  /// Casts to implicitly unwrapped optionals.
  override func visit(
    _ node: ImplicitlyUnwrappedOptionalTypeSyntax
  ) -> SyntaxVisitorContinueKind {
    if node.parent?.is(TypeExprSyntax.self) ?? false,
      node.parent?.parent?.is(ExprListSyntax.self) ?? false
    {
      findings.replace(node.exclamationMark, with: "?", "casts are to optionals")
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.parent?.parent?.as(VariableDeclSyntax.self),
      declaration.modifiers.isOverride,
      let name = Self.properties[node.pattern.trimmedDescription]
    else { return .visitChildren }
    findings.replace(
      node.pattern, with: name, "\(node.pattern.trimmedDescription) is called \(name)")
    return .visitChildren
  }
}

/// The uses of `$0.0` and `$0.1` in a closure, and whether it has other uses of its parameters.
private final class PairElements: SyntaxVisitor {
  var found: [MemberAccessExprSyntax] = []
  var hasOthers = false

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.trimmedDescription == "$0",
      ["0", "1"].contains(node.declName.baseName.text)
    else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.hasPrefix("$") { hasOthers = true }
    return .skipChildren
  }

  /// Other closures have parameters of their own.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
  /// The name of the function that has the closure as an argument.
  fileprivate var calledFunction: String? {
    let call =
      parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension DeclModifierListSyntax {
  fileprivate var isOverride: Bool { contains { $0.name.text == "override" } }
}
