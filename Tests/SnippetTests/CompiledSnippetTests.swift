import Foundation
import TestSupport
import Testing

/// The documentation's Swift code compiles, because it is part of these tests and of the films that
/// they run.
@Suite struct CompiledSnippetTests {
  static let swift = CodeBlock.all.filter { $0.language == "swift" }
  static let manifests = swift.filter { $0.lines.contains("import PackageDescription") }
  static let code = swift.filter { !$0.lines.contains("import PackageDescription") }

  private static let sources =
    (CodeBlock.files(below: "Tests/SnippetTests") + CodeBlock.files(below: "samples/Dialects")
    + CodeBlock.files(below: "Tests/StageClockTests")
    + ["Tests/ReadmeFilm/Hello.swift", "samples/Greeting/Greeting.swift"]
    + ["Tests/ShimsTests/VideoTests.swift"])
    .filter { $0.hasSuffix(".swift") }.map(CodeBlock.lines(of:))

  @Test func pagesHaveCode() {
    #expect(Self.code.count >= 10 && Self.manifests.count >= 1)
  }

  @Test(arguments: code) func everySnippetIsCompiled(_ block: CodeBlock) {
    #expect(
      Self.sources.contains { block.isPart(of: $0) },
      "\(block.page):\(block.line) isn't in a file of Tests/SnippetTests.")
  }
}

/// Manifests on the pages are read by SwiftPM.
@Suite(.tier(.programs)) struct ManifestSnippetTests {
  @Test(arguments: CompiledSnippetTests.manifests) func everyManifestIsRead(_ block: CodeBlock)
    throws
  {
    let folder = try TemporaryFolder()
    try block.lines.joined(separator: "\n").write(
      toFile: folder("Package.swift"), atomically: true, encoding: .utf8)
    let dump = try Program.run(
      "/usr/bin/env", ["swift", "package", "dump-package"], directory: folder.path)
    #expect(dump.status == 0, "\(dump.errors)")
    #expect(dump.output.contains("\"FlipbookShims\""))
  }
}
