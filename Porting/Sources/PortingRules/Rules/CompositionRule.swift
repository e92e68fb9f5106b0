import SwiftSyntax

/// Writes out protocols to which a type conforms by a name of its own: the compiler reports
/// `extension Menu: Menu.Model {}` as a circular reference.
package enum CompositionRule: Rule {
  package static let name = "compositions"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = CompositionVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class CompositionVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(CompositionRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    guard let record = index.record(name), !record.isExternal else { return .visitChildren }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      if let type = inherited.type.as(MemberTypeSyntax.self),
        type.baseType.trimmedDescription == name,
        let composition = record.memberBlock.alias(named: type.name.text)
      {
        findings.replace(type, with: composition, "the protocols instead of their name")
      }
    }
    return .visitChildren
  }
}

extension MemberBlockSyntax {
  /// Returns the type to which a type alias in the block refers; nil if there is no such alias.
  fileprivate func alias(named name: String) -> String? {
    let aliases = members.lazy.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
    return aliases.first { $0.name.text == name && $0.genericParameterClause == nil }?
      .initializer.value.trimmedDescription
  }
}
