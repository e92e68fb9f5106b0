import SwiftSyntax

/// Gives variables whose type is written as `Optional<…>` the value nil, as compilers before Swift 5
/// did: today's do so only for `…?`.
package enum ImplicitNilRule: Rule {
  package static let name = "variables that are nil"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ImplicitNilVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class ImplicitNilVisitor: SyntaxVisitor {
  private(set) var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(ImplicitNilRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers.map(\.name.text)
    guard node.bindingSpecifier.tokenKind == .keyword(.var), !modifiers.contains("lazy") else {
      return .visitChildren
    }
    for binding in node.bindings where binding.initializer == nil && binding.isStored {
      guard let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
        type.name.text == "Optional", type.genericArgumentClause?.arguments.count == 1
      else { continue }
      findings.insert(" = nil", after: type, "the variable is nil before it is set")
    }
    return .visitChildren
  }
}

extension PatternBindingSyntax {
  /// Whether the binding has no accessors but observers.
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
