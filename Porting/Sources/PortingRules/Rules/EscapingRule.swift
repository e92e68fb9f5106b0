import SwiftSyntax

/// Calls versions of Foundation's methods that work as on Apple's systems. On Linux, the closures of
/// `NSRegularExpression.enumerateMatches` escape, and would have to name `self`; and
/// `enumerateSubstrings` finds no words and no sentences, and ignores its range in reverse.
package enum EscapingRule: Rule {
  package static let name = "enumerations"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = EscapingVisitor(file)
    let isOfSources = ["enumerateMatches", "enumerateSubstrings"].contains(where: index.declares)
    if !isOfSources { visitor.walk(file.tree) }
    return visitor.findings
  }
}

private final class EscapingVisitor: SyntaxVisitor {
  private(set) var findings: Findings

  init(_ file: SourceFile) {
    findings = Findings(EscapingRule.self, file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    switch access.declName.baseName.text {
    case "enumerateMatches" where access.base != nil && node.hasClosure:
      findings.replace(
        access.declName.baseName, with: "forEachMatch",
        "the closure doesn't escape, and needn't name self")
    case "enumerateSubstrings" where node.namesUnsupportedParts:
      findings.replace(
        access.declName.baseName, with: "forEachSubstring",
        "Foundation on Linux finds no words and no sentences, and ignores the range in reverse")
    default: break
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate var hasClosure: Bool {
    trailingClosure != nil || arguments.last?.expression.is(ClosureExprSyntax.self) == true
  }

  /// Whether the options name parts that Foundation doesn't find on Linux.
  fileprivate var namesUnsupportedParts: Bool {
    let options = arguments.first { $0.label?.text == "options" }?.expression.trimmedDescription
    guard let options, !options.contains("EnumerationOptions") else { return false }
    return [".byWords", ".bySentences", ".byCaretPositions", ".byDeletionClusters", ".reverse"]
      .contains(where: options.contains)
  }
}
