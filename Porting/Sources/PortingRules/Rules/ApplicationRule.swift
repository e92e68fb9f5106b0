import SwiftSyntax

/// Makes a film of an app: its delegate's window is shown on a stage.
package enum ApplicationRule: Rule {
  package static let name = "applications"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    let visitor = ApplicationVisitor(file, index)
    visitor.walk(file.tree)
    return visitor.findings
  }
}

private final class ApplicationVisitor: SyntaxVisitor {
  var findings: Findings
  private let index: SourceIndex

  init(_ file: SourceFile, _ index: SourceIndex) {
    findings = Findings(ApplicationRule.self, file)
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let marks = node.attributes.names
    guard node.inheritanceClause.names.contains("UIApplicationDelegate"),
      marks.contains("main") || marks.contains("UIApplicationMain")
    else { return .visitChildren }
    if let main = node.attributes.first(named: "main") {
      findings.remove(main, "the film is the program's entry point")
    }
    let name = node.name.identifierText
    let scene = index.types.values.filter {
      $0.inherited.contains("UIWindowSceneDelegate") || $0.inherited.contains("UISceneDelegate")
    }.map(\.name).sorted().first
    let scenes = scene.map { ", scene: \($0)()" } ?? ""
    // The whole module would make Dispatch's names ambiguous in this file.
    findings.append("import protocol Flipbook.PortedApplicationFilm")
    findings.append("import struct Flipbook.PortedApplication")
    findings.append(
      "@main struct \(name)Film: PortedApplicationFilm, Codable { var duration: Double? = 5; "
        + "func makeApplication() -> PortedApplication { PortedApplication(\(name)()\(scenes)) } }")
    findings.remark(.rewritten, node.name, "the film \(name)Film shows the app's window")
    return .visitChildren
  }
}
