import Foundation
import PortingRules
import Testing

@Suite struct FolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("porting-\(UUID().uuidString)")

  /// Creates files with these names below the folder, and removes it afterwards.
  private func withFiles(_ names: [String], _ body: () throws -> Void) throws {
    let manager = FileManager.default
    defer { try? manager.removeItem(at: folder) }
    for name in names {
      let file = folder.appendingPathComponent(name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("let x = 1\n".utf8).write(to: file)
    }
    try body()
  }

  @Test func foldersAreSearchedForSwiftFiles() throws {
    try withFiles(["b.swift", "Views/a.swift", "Views/a.txt"]) {
      let found = try SourcePaths.swiftFiles(in: [folder.path, folder.path + "/b.swift"])
      let names = found.map { $0.dropFirst(folder.standardizedFileURL.path.count) }
      #expect(names == ["/Views/a.swift", "/b.swift"])
    }
  }

  @Test func missingPathsAreNamed() throws {
    try withFiles(["a.txt"]) {
      let missing = #expect(throws: SourceError.self) {
        try SourcePaths.swiftFiles(in: [folder.path + "/nowhere"])
      }
      #expect(missing?.description == "No file or folder is named \"\(folder.path)/nowhere\".")
      let empty = #expect(throws: SourceError.self) {
        try SourcePaths.swiftFiles(in: [folder.path])
      }
      #expect(empty?.description == "No Swift files were found in \(folder.path).")
    }
  }

  @Test func filesThatAreNotTextAreNamed() throws {
    try withFiles(["a.swift"]) {
      let path = folder.path + "/a.swift"
      try Data([0xFF, 0xFE, 0xC0]).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: SourceError.self) { try SourceFile(contentsOf: path) }
      #expect(error?.description == "\"\(path)\" can't be read as text in UTF-8.")
    }
  }

  @Test func unchangedFilesAreNotWrittenAgain() throws {
    try withFiles(["a.swift"]) {
      let outputs = Rewriter([try SourceFile(contentsOf: folder.path + "/a.swift")]).outputs()
      let written = OutputFolder(folder.path + "/out")
      try written.write(outputs.map(\.file))
      let file = folder.path + "/out/" + FileNames.rewritten(outputs[0].path)
      let early = Date(timeIntervalSince1970: 1_000)
      try FileManager.default.setAttributes([.modificationDate: early], ofItemAtPath: file)
      try written.write(outputs.map(\.file))
      let kept = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      #expect(kept == early)
      let changed = Rewriter([SourceFile(path: outputs[0].path, text: "let y = 2\n")]).outputs()
      try written.write(changed.map(\.file))
      #expect(try String(contentsOfFile: file, encoding: .utf8).hasSuffix("let y = 2\n"))
    }
  }

  @Test func filesWithOneNameInTwoFoldersHaveTwoNames() {
    let names = ["/App/A/View.swift", "/App/B/View.swift"].map(FileNames.rewritten)
    #expect(names[0] != names[1] && names.allSatisfy { $0.hasPrefix("View-") })
  }
}
