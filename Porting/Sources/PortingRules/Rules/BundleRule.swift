import SwiftParser
import SwiftSyntax

/// Lets bundles find the translations and nibs that are part of the program, and have the values of a
/// property list.
package enum BundleRule: Rule {
  package static let name = "bundles"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = BundleVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class BundleVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private let index: SourceIndex
  private let text: String

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(BundleRule.self, file)
    self.index = index
    text = file.tree.description
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "NSLocalizedString", index.hasTranslations,
      !index.declares("NSLocalizedString")
    {
      findings.replace(node.baseName, with: "portedLocalizedString", Self.translations)
    }
    // In an extension of `Bundle`, without `self`; not a constant of the same name.
    if Self.informationNames[node.baseName.text] != nil,
      node.parent?.is(MemberAccessExprSyntax.self) != true, isInBundle(node),
      !text.contains("let \(node.baseName.text)")
    {
      replaceInformation(node)
    }
    return .visitChildren
  }

  /// `Bundle.main.bundleIdentifier!`
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base.map({ isBundle($0) }) ?? false { replaceInformation(node.declName) }
    return .visitChildren
  }

  private static let informationNames = [
    "bundleIdentifier": "portedBundleIdentifier", "infoDictionary": "portedInfoDictionary",
  ]

  /// Whether an expression looks like a bundle: `Bundle.main`, `Bundle(for: …)`, `self.bundle`.
  private func isBundle(_ node: ExprSyntax) -> Bool {
    let text = node.trimmedDescription
    let last = text.split(separator: ".").last ?? ""
    return last.lowercased().hasSuffix("bundle") || text.hasPrefix("Bundle(")
      || text.hasSuffix("Bundle.main") || text == "self" && isInBundle(node)
  }

  /// Whether code is in an extension of `Bundle`.
  private func isInBundle(_ node: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(node), next: \.parent).lazy.compactMap {
      $0.as(ExtensionDeclSyntax.self)
    }
    .first?.extendedType.trimmedDescription == "Bundle"
  }

  private func replaceInformation(_ node: DeclReferenceExprSyntax) {
    guard node.argumentNames == nil, let name = Self.informationNames[node.baseName.text] else {
      return
    }
    findings.replace(node.baseName, with: name, Self.information)
  }

  private static let information = "a film has no property list"

  private static let translations = "the translations are part of the program"

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName else {
      return .visitChildren
    }
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    switch (name.baseName.text, labels) {
    case ("object", ["forInfoDictionaryKey"])
    where node.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(isBundle) ?? false:
      findings.replace(name.baseName, with: "portedObject", Self.information)
    case ("localizedString", ["forKey", "value", "table"]) where index.hasTranslations:
      findings.replace(
        name, with: "portedLocalizedString", Self.translations)
    case ("path", ["forResource", "ofType"]), ("url", ["forResource", "withExtension"]):
      let kind = node.arguments.last?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
      let isPath = name.baseName.text == "path"
      if kind == "nib" && !index.nibs.isEmpty
        || kind == "storyboardc" && !index.storyboards.isEmpty
      {
        findings.replace(
          name, with: isPath ? "portedPath" : "portedURL", "the file is part of the program")
      }
    default: break
    }
    return .visitChildren
  }
}
