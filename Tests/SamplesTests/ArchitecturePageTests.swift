import Foundation
import Testing

/// Checks that docs/architecture.md agrees with Package.swift about the modules.
@Suite struct ArchitecturePageTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the modules on the page, as "Folder/Module", each with the modules directly below it.
  private func arrows() throws -> [String: [String]] {
    try text("docs/architecture.md").matches(of: /\n\| `(\w+\/\w+)` \| .+ \| (.+) \|(?=\n)/)
      .reduce(into: [:]) { arrows, row in
        arrows[String(row.1)] = row.2.matches(of: /`(\w+)`/).map { String($0.1) }
      }
  }

  /// Returns the modules that each module imports, from Package.swift.
  private func imports() throws -> [String: Set<String>] {
    let manifest = try text("Package.swift")
    let umbrella = try #require(manifest.firstMatch(of: /let umbrella = \[([^\]]*)\]/)).1
    var imports: [String: Set<String>] = [:]
    for module in manifest.matches(
      of: /module\(\s*"(\w+)", in: "\w+"(?s)(.*?)(?=\n    module\(|\n    \.|\n\n)/)
    {
      let list = module.2.replacing(/\.product\([^)]*\)/, with: "").replacing(
        /(?:exclude|resources): \[.*?\]/, with: "")
      imports[String(module.1)] = Set(
        (list + (list.contains("umbrella") ? umbrella : "")).matches(of: /"(\w+)"/)
          .map { String($0.1) }.filter { !Self.isWrittenInC($0) })
    }
    imports["FlipbookTool"] = ["ToolCommands"]
    return imports
  }

  /// Whether a module has one of the names that those in C have, such as `CPango`.
  private static func isWrittenInC(_ module: String) -> Bool {
    module.prefixMatch(of: /C[A-Z]/) != nil
  }

  @Test func everyModuleIsListed() throws {
    var modules: Set<String> = []
    let sources = root.appending(path: "Sources")
    for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path)
    where !["System", "Kernels", "Shims"].contains(folder) {
      for module in try FileManager.default.contentsOfDirectory(
        atPath: sources.appending(path: folder).path) where !module.hasPrefix(".")
      {
        modules.insert("\(folder)/\(module)")
      }
    }
    let listed = Set(try arrows().keys)
    #expect(listed == modules, "\(listed.symmetricDifference(modules).sorted())")
  }

  @Test func dependenciesMatchThePackage() throws {
    let imports = try imports()
    func below(_ module: String) -> Set<String> {
      (imports[module] ?? []).reduce(into: imports[module] ?? []) { $0.formUnion(below($1)) }
    }
    for (path, above) in try arrows() {
      let module = String(path.split(separator: "/")[1])
      let dependencies = imports[module] ?? []
      let reached = dependencies.reduce(into: Set<String>()) { $0.formUnion(below($1)) }
      #expect(Set(above) == dependencies.subtracting(reached), "\(path)")
    }
  }
}
