import SwiftSyntax

/// Replaces the functions of archives by those of the stage, which archive views and objects of all
/// classes.
package enum ArchiveRule: Rule {
  package static let name = "archives"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ArchiveVisitor(file, index)
    visitor.walk(file.tree)
    var findings = visitor.findings
    // Foundation's names could be ambiguous with all of UIKit.
    if !file.importsKit {
      for name in Set(findings.edits.map(\.text)).sorted() {
        findings.append("import enum UIKit.\(name)")
      }
    }
    return findings
  }
}

private final class ArchiveVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private let index: SourceIndex

  /// The functions that `StageKeyedArchiver` and `StageKeyedUnarchiver` have.
  private static let functions: [String: Set<String>] = [
    "NSKeyedArchiver": ["archivedData", "archiveRootObject"],
    "NSKeyedUnarchiver": [
      "unarchiveObject", "unarchiveTopLevelObjectWithData", "unarchivedObject",
      "unarchivedArrayOfObjects",
    ],
  ]

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(ArchiveRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName,
      let functions = Self.functions[base.text], functions.contains(node.declName.baseName.text),
      !index.declares(base.text)
    else { return .visitChildren }
    findings.replace(
      base, with: base.text.replacing("NS", with: "Stage"),
      "the stage archives objects of any class")
    return .skipChildren
  }
}
