import SwiftSyntax

/// Fills in `self.init()` in initializers that an extension adds to a structure from C, such as
/// `CGRect`, and that only assign its members. Such initializers compile until Swift 5 (SE-0189).
package enum StructInitializerRule: Rule {
  package static let name = "initializers of structures"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = StructInitializerVisitor(file)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class StructInitializerVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private static let structures: Set = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "UIOffset", "NSRange",
  ]

  init(_ file: SourceFile) {
    findings = Findings(StructInitializerRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.structures.contains(node.extendedType.nameWithoutArguments) else {
      return .visitChildren
    }
    for item in node.memberBlock.members {
      guard let initializer = item.decl.as(InitializerDeclSyntax.self), let body = initializer.body,
        let first = body.statements.first, AssignmentCollector(body).assignsMembersOnly
      else { continue }
      findings.insert(
        "self.init(); ", before: first,
        "an initializer of another module's structure has to call another one")
    }
    return .visitChildren
  }
}

/// Looks for assignments to members, to `self`, and for calls of other initializers.
private final class AssignmentCollector: SyntaxVisitor {
  private var assignsMember = false
  private var delegates = false

  /// Whether the body assigns members, and calls no other initializer.
  var assignsMembersOnly: Bool { assignsMember && !delegates }

  init(_ body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.tokenKind == .keyword(.`init`), isSelf(node.base) { delegates = true }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else {
      return .visitChildren
    }
    if isSelf(elements[0]) {
      delegates = true
    } else if elements[0].is(DeclReferenceExprSyntax.self) {
      assignsMember = true
    } else if let access = elements[0].as(MemberAccessExprSyntax.self), isSelf(access.base) {
      assignsMember = true
    }
    return .visitChildren
  }

  private func isSelf(_ expression: ExprSyntax?) -> Bool {
    expression?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
