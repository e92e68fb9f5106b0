import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Calls of optional methods of the system's protocols, such as those of a delegate that forwards.
@Suite struct SystemRequirementTests {
  @Test func callsOfTheSystemsOptionalMethodsAreDirect() {
    let source = """
      func f(_ d: any UIPageViewControllerDelegate, _ t: any UIViewControllerTransitioningDelegate) {
        d.pageViewController?(pager, willTransitionTo: [])
        _ = t.animationController?(forDismissed: controller)
        _ = delegate?.position?(for: bar)
        position?(point)
      }
      """
    #expect(
      rewrittenLines(source) == """
        func f(_ d: any UIPageViewControllerDelegate, _ t: any UIViewControllerTransitioningDelegate) {
          d.pageViewController(pager, willTransitionTo: [])
          _ = t.animationController(forDismissed: controller)
          _ = delegate?.position(for: bar)
          position?(point)
        }
        """)
  }

  @Test func closuresOfTheSameNameAreCalledIfTheyAreSet() {
    let source = """
      class Scroller {
        var scrollViewDidScroll: ((UIScrollView) -> Void)?
        func f(_ view: UIScrollView) { self.scrollViewDidScroll?(view) }
      }
      """
    #expect(rewrittenLines(source) == source)
  }

  /// The protocols of the shims whose methods have default implementations, which are optional on Apple's
  /// systems, are all known to the rule.
  @Test func allOptionalMethodsAreKnown() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    let collector = RequirementCollector(viewMode: .sourceAccurate)
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("Delegate") || text.contains("DataSource") || text.contains("sitioning")
      else { continue }
      collector.walk(Parser.parse(source: text))
    }
    let optional = collector.optional
    #expect(optional.count > 250)
    for (name, labels) in optional {
      let arguments = labels.map { $0 == "_" ? "x" : "\($0): x" }.joined(separator: ", ")
      let call = "func f() { object.\(name)?(\(arguments)) }"
      // Optional methods that return heights are nil on iOS if they aren't implemented.
      let direct = rewrittenLines(call).replacing(".portedHeight", with: "")
      #expect(direct == "func f() { object.\(name)(\(arguments)) }")
    }
  }
}

/// Collects the methods of the protocols of delegates, and those that have default implementations.
private final class RequirementCollector: SyntaxVisitor {
  private var required: [String: [(name: String, labels: [String])]] = [:]
  private var implemented: [String: Set<String>] = [:]

  var optional: [(name: String, labels: [String])] {
    required.sorted { $0.key < $1.key }.flatMap { type, methods in
      methods.filter { implemented[type]?.contains($0.name) ?? false }
    }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let suffixes = ["Delegate", "DataSource", "Transitioning", "Prefetching"]
    guard suffixes.contains(where: name.hasSuffix) else { return .skipChildren }
    required[name] = functions(of: node.memberBlock).map { function in
      (function.name.text, function.signature.parameterClause.parameters.map(\.firstName.text))
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    implemented[node.extendedType.trimmedDescription, default: []]
      .formUnion(functions(of: node.memberBlock).map(\.name.text))
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func functions(of block: MemberBlockSyntax) -> [FunctionDeclSyntax] {
    block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
  }
}
