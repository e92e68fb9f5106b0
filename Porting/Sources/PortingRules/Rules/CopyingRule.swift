import SwiftSyntax

/// Copies the values of `@NSCopying` properties when they are set.
package enum CopyingRule: Rule {
  package static let name = "copied properties"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = CopyingVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class CopyingVisitor: SyntaxVisitor {
  var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(CopyingRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = node.attributes.first(named: "NSCopying"), let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return .skipChildren }
    findings.remove(mark, "\(name) is copied in an observer")
    let isDynamic = node.modifiers.contains { $0.name.text == "dynamic" }
    let copy = "\(name) = portedCopy(of: \(name))"
    guard let block = binding.accessorBlock else {
      // Observed properties get their observers from `ObservationRule`.
      if !isDynamic {
        findings.add(
          Edit(inserting: " { didSet { \(copy) } }", at: binding.endPositionBeforeTrailingTrivia))
      }
      return .skipChildren
    }
    guard case .accessors(let accessors) = block.accessors else { return .skipChildren }
    if let didSet = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
      findings.add(
        Edit(inserting: " \(copy);", at: didSet.leftBrace.endPositionBeforeTrailingTrivia))
    }
    return .skipChildren
  }
}
