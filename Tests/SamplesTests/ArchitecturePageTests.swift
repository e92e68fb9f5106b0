import Foundation
import Testing

/// Checks that docs/architecture.md agrees with Package.swift about the rooms.
@Suite struct ArchitecturePageTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the rooms on the page, as "Folder/Room", each with the rooms directly below it.
  private func arrows() throws -> [String: [String]] {
    try text("docs/architecture.md").matches(of: /\n\| `(\w+\/\w+)` \| .+ \| (.+) \|(?=\n)/)
      .reduce(into: [:]) { arrows, row in
        arrows[String(row.1)] = row.2.matches(of: /`(\w+)`/).map { String($0.1) }
      }
  }

  /// Returns the rooms that each room imports, from Package.swift.
  private func imports() throws -> [String: Set<String>] {
    let manifest = try text("Package.swift")
    let umbrella = try #require(manifest.firstMatch(of: /let umbrella = \[([^\]]*)\]/)).1
    var imports: [String: Set<String>] = [:]
    for room in manifest.matches(
      of: /room\(\s*"(\w+)", in: "\w+"(?s)(.*?)(?=\n    room\(|\n    \.|\n\n)/)
    {
      let list = room.2.replacing(/\.product\([^)]*\)/, with: "").replacing(
        /(?:exclude|resources): \[.*?\]/, with: "")
      imports[String(room.1)] = Set(
        (list + (list.contains("umbrella") ? umbrella : "")).matches(of: /"(\w+)"/)
          .map { String($0.1) }.filter { !$0.hasPrefix("C") || $0 == "Controls" })
    }
    imports["FlipbookTool"] = ["ToolCommands"]
    return imports
  }

  @Test func everyRoomIsListed() throws {
    var rooms: Set<String> = []
    let sources = root.appending(path: "Sources")
    for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path)
    where !["System", "Kernels", "Shims"].contains(folder) {
      for room in try FileManager.default.contentsOfDirectory(
        atPath: sources.appending(path: folder).path) where !room.hasPrefix(".")
      {
        rooms.insert("\(folder)/\(room)")
      }
    }
    let listed = Set(try arrows().keys)
    #expect(listed == rooms, "\(listed.symmetricDifference(rooms).sorted())")
  }

  @Test func dependenciesMatchThePackage() throws {
    let imports = try imports()
    func below(_ room: String) -> Set<String> {
      (imports[room] ?? []).reduce(into: imports[room] ?? []) { $0.formUnion(below($1)) }
    }
    for (path, above) in try arrows() {
      let room = String(path.split(separator: "/")[1])
      let dependencies = imports[room] ?? []
      let reached = dependencies.reduce(into: Set<String>()) { $0.formUnion(below($1)) }
      #expect(Set(above) == dependencies.subtracting(reached), "\(path)")
    }
  }
}
