import Foundation
import Testing

/// Checks that the tests and sources that docs/fidelity.md mentions exist.
@Suite struct FidelityPageTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  private func page() throws -> String {
    try String(contentsOf: root.appending(path: "docs/fidelity.md"), encoding: .utf8)
  }

  @Test func everyNamedTestExists() throws {
    let named = try page().matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) }
    let missing = Set(named).subtracting(try TestNames.all(in: root.appending(path: "Tests")))
    #expect(named.count > 150 && missing == [], "\(missing.sorted())")
  }

  @Test func everyStatementHasABasisAndATest() throws {
    let statements = try page().split(separator: "## Our decisions")[0]
      .matches(of: /\n\| (\d+) \| (.+) \| (.+) \| (.+) \|/)
    let numbers = statements.compactMap { Int($0.1) }
    #expect(numbers.prefix(38).elementsEqual(1...38))
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
    for statement in statements {
      let basis = /(measured \(|documented|compared with iOS|ours).*/
      #expect(statement.3.wholeMatch(of: basis) != nil, "\(statement.1)")
      #expect(statement.4.contains("Tests."), "\(statement.1)")
    }
  }

  /// Checks that a link such as [`Type.member(label:)`](file) leads to a file that contains both.
  @Test func everyNamedFunctionExists() throws {
    let links = try page().matches(of: /\[`([^`]+)`\]\(\.\.\/([^)]+)\)/)
    #expect(links.count > 20)
    for link in links {
      let source = try String(contentsOf: root.appending(path: link.2), encoding: .utf8)
      for name in link.1.split(separator: /[.():]/) {
        #expect(source.contains(name), "\(name) of \(link.1) is not in \(link.2)")
      }
    }
  }
}
