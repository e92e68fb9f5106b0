import SwiftSyntax

/// Limits `@objc` protocols to classes, as Objective-C does, so that references to them can be
/// weak.
package enum ClassBoundRule: Rule {
  package static let name = "protocols of classes"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ClassBoundVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class ClassBoundVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(ClassBoundRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("objc") else { return .skipChildren }
    let inherited = node.inheritanceClause.names
    let isBound = inherited.contains { name in
      ["AnyObject", "class", "NSObjectProtocol"].contains(name) || name.hasPrefix("UI")
        || name.hasPrefix("CA") || index.record(name)?.isObjC ?? false
    }
    if isBound { return .skipChildren }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      findings.insert("AnyObject, ", before: first, "\(node.name.text) is a protocol of classes")
    } else {
      findings.insert(": AnyObject", after: node.name, "\(node.name.text) is a protocol of classes")
    }
    return .skipChildren
  }
}
