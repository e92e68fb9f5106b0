import SwiftSyntax

/// Creates windows of classes that have the initialisers of before iOS 13.
///
/// `init(windowScene:)` is designated, so that a class that overrides the others only no longer inherits
/// `init()`. Its calls get the frame that UIKit passes: the screen's.
package enum WindowCreationRule: Rule {
  package static let name = "creation of windows"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = WindowCreationVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class WindowCreationVisitor: SyntaxVisitor {
  private(set) var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(WindowCreationRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.rightParen,
      createsWindow(node.calledExpression.trimmedDescription)
    else { return .visitChildren }
    findings.insert(
      "frame: UIScreen.main.bounds", before: parenthesis,
      "\(node.calledExpression.trimmedDescription)() has no inherited initialiser since iOS 13")
    return .visitChildren
  }

  /// Whether a name is that of a window's class that declares `init(frame:)`, but neither
  /// `init(windowScene:)` nor `init()`.
  private func createsWindow(_ name: String) -> Bool {
    let name = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
    guard name.first?.isUppercase ?? false, let record = index.record(name) else { return false }
    let line = index.lineage(of: record)
    guard line.last?.inherited.contains("UIWindow") ?? false else { return false }
    let labels = line.flatMap(\.initializerLabels)
    return labels.contains(["frame"]) && !labels.contains(["windowScene"]) && !labels.contains([])
  }
}

extension TypeRecord {
  /// The labels of the parameters of each initialiser in the declaration.
  fileprivate var initializerLabels: [[String]] {
    memberBlock.members.compactMap { item in
      item.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.map {
        $0.firstName.text
      }
    }
  }
}
