import Foundation
import Testing

/// Checks the links and the names of tests in the documentation.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// The pages, as paths relative to the root.
  static let pages: [String] = {
    let docs = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "docs").path)
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + (docs ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }()

  /// Returns a page without its code blocks.
  private func prose(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).replacing(
      /(?m)^```[^\n]*\n(?s:.*?)^```$/, with: "")
  }

  /// Returns the anchors of a page's headings, as GitHub derives them: lowercase words joined by
  /// hyphens, without punctuation, and numbered if they repeat.
  private func anchors(_ file: URL) throws -> Set<String> {
    var (found, count): (Set<String>, [String: Int]) = ([], [:])
    for heading in try prose(file).matches(of: /(?m)^#+ (.+)$/) {
      let shown = heading.1.lowercased().replacing(/\[(.+?)\]\(.+?\)/) { $0.1 }
      let anchor = shown.replacing(/[^\p{L}\p{N}_ -]/, with: "").replacing(" ", with: "-")
      let repeats = count[anchor, default: 0]
      found.insert(repeats == 0 ? anchor : "\(anchor)-\(repeats)")
      count[anchor] = repeats + 1
    }
    return found
  }

  @Test(arguments: pages) func everyLinkHasATarget(page: String) throws {
    let file = Self.root.appending(path: page)
    for link in try prose(file).matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) })
    where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? file : file.deletingLastPathComponent().appending(path: String(parts[0])).standardized
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
      if parts.count == 2 {
        #expect(try anchors(target).contains(String(parts[1])), "\(page): \(link)")
      }
    }
  }

  @Test func theReliabilityPageNamesExistingTests() throws {
    let page = try prose(Self.root.appending(path: "docs/reliability.md"))
    let named = Set(page.matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) })
    let missing = named.subtracting(try TestNames.all(in: Self.root.appending(path: "Tests")))
    #expect(named.count > 20 && missing == [], "\(missing.sorted())")
  }
}
