import SwiftSyntax

/// Makes methods that are exchanged at run time call the implementation that they currently have.
///
/// A method that replaces another one calls itself to reach the original, whose implementation its name
/// has after the exchange. It therefore begins by looking that implementation up. So do methods of the
/// sources that are replaced.
package enum ReplacementRule: Rule {
  package static let name = "exchanged methods"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ReplacementVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.finish()
  }
}

private final class ReplacementVisitor: SyntaxVisitor {
  private var findings: Findings
  private let file: SourceFile
  private let index: SourceIndex
  /// The classes whose `initialize()` Objective-C calls.
  private var initialized: [String] = []

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(ReplacementRule.self, file)
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, let type = node.enclosingTypeName,
      let record = index.record(type), !record.isProtocol, !node.isLocal
    else { return .visitChildren }
    let modifiers = node.modifiers.map(\.name.text)
    if node.name.text == "initialize", node.labels.isEmpty, modifiers.contains("override"),
      modifiers.contains("class") || modifiers.contains("static"), file.isActive(node)
    {
      initialized.append(type)
    }
    if index.exchangedMethods.contains(node, of: type) { addLookup(to: node, body, of: type) }
    return .visitChildren
  }

  /// Inserts the look-up of the current implementation into a method.
  private func addLookup(
    to node: FunctionDeclSyntax, _ body: CodeBlockSyntax, of type: String
  ) {
    let effects = node.signature.effectSpecifiers
    let parameters = node.signature.parameterClause.parameters
    guard node.genericParameterClause == nil, effects?.asyncSpecifier == nil,
      effects?.throwsClause == nil, !parameters.contains(where: \.isInoutOrVariadic)
    else {
      findings.remark(
        .obstacle, node.name, "\(node.name.text) can't be exchanged",
        hint: "Leave out generic, inout and variadic parameters, async and throws.")
      return
    }
    let selector =
      node.attributes.objectiveCName ?? SelectorName.of(node.name.identifierText, node.labels)
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    let arguments = "self, \(type).self, \"\(selector)\", [\(names.joined(separator: ", "))]"
    let result = node.signature.returnClause?.type.trimmedDescription
    let lookup =
      if let result, !["Void", "()"].contains(result) {
        "if let ported: \(result.withoutForcing) = portedReplacement(\(arguments)) { return ported }"
      } else {
        "if portedIsReplaced(\(arguments)) { return }"
      }
    findings.insert(
      " \(lookup);", after: body.leftBrace,
      "\(node.name.text) calls the implementation that it currently has")
    // A body that consists of one expression returns its value.
    if result != nil, body.statements.count == 1,
      let value = body.statements.first?.item.as(ExprSyntax.self),
      !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self)
    {
      findings.add(Edit(inserting: "return ", at: value.positionAfterSkippingLeadingTrivia))
    }
    // The arguments are put into a list.
    for parameter in parameters where parameter.type.is(FunctionTypeSyntax.self) {
      findings.add(
        Edit(
          inserting: "@escaping ", at: parameter.type.positionAfterSkippingLeadingTrivia))
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      ["class_getInstanceMethod", "class_getClassMethod"].contains(
        node.calledExpression.trimmedDescription),
      node.arguments.count == 2, let argument = node.arguments.last?.expression
    else { return .visitChildren }
    guard let selector = argument.selectorName else { return .visitChildren }
    let name = selector.prefix { $0 != ":" }.description
    let key = ObjectiveCKeys.name(of: name)
    let isReplaceable =
      switch argument.as(MacroExpansionExprSyntax.self)?.arguments.first?.label?.text {
      case "getter": ReplaceableMethods.selectors.contains(key)
      case "setter": ReplaceableMethods.selectors.contains(SelectorName.ofSetter(key))
      default: ReplaceableMethods.contains(baseName: name)
      }
    if !isReplaceable, !index.declaresMember(name, selector) {
      findings.remark(
        .obstacle, argument, "\(name) can't be replaced at run time",
        hint: "Override it in a subclass.")
    }
    return .visitChildren
  }

  func finish() -> Findings {
    guard !initialized.isEmpty else { return findings }
    let calls = initialized.map { "portedInitialize { \($0).initialize() }" }
    findings.appendLoading("Initialize", calls, file)
    return findings
  }
}

extension String {
  /// A type without the exclamation mark of implicitly unwrapped optionals, which only declarations
  /// have.
  var withoutForcing: String { hasSuffix("!") ? String(dropLast()) + "?" : self }
}

extension Findings {
  /// Adds a function that the program runs when it is loaded.
  mutating func appendLoading(_ purpose: String, _ calls: [String], _ file: SourceFile) {
    let function = "ported\(purpose)_\(file.path.stableHash)"
    // The compiler accepts only a single call as a constant.
    append(
      "@section(\".init_array\") @used private let \(function)_loading: "
        + "@convention(c) () -> Void = { \(function)() }")
    append("private func \(function)() { \(calls.joined(separator: "; ")) }")
  }
}
