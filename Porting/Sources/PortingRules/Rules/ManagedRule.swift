import SwiftSyntax

/// Gives `@NSManaged` properties accessors for the object's own storage, which animations can
/// animate.
package enum ManagedRule: Rule {
  package static let name = "managed properties"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ManagedVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class ManagedVisitor: SyntaxVisitor {
  var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(ManagedRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("NSManaged") else { return .skipChildren }
    let key = node.attributes.objectiveCName
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
        let annotated = binding.typeAnnotation?.type
      else { continue }
      let unwrapped = annotated.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      let type = unwrapped.map { "\($0.trimmedDescription)?" } ?? annotated.trimmedDescription
      let literal = "\"\(key ?? name)\""
      findings.insert(
        " { get { portedManaged(self, \(literal), of: (\(type)).self) }"
          + " set { portedSetManaged(self, \(literal), newValue) } }",
        after: binding, "\(name) is stored by its object")
    }
    return .skipChildren
  }
}
