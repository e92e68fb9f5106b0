import Failures
import FilmTemplates
import Foundation
import TestSupport
import Testing

@Suite struct NewPackageTests {
  private let repository = FlipbookSource.repository("https://example.com/flipbook.git")

  private func files(
    _ template: FilmTemplate, named folder: String = "my-film"
  ) throws -> [String: String] {
    try NewPackage(folder: folder, template: template, flipbook: repository)
      .files(in: "/somewhere/\(folder)").mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: FilmTemplate.all.map(\.name))
  func aPackageHasAFilmWithItsTestsAndGoldens(_ name: String) throws {
    let template = try #require(FilmTemplate.all.first { $0.name == name })
    let files = try files(template)
    for path in [
      "Package.swift", "README.md", ".gitignore", "Sources/MyFilm/MyFilm.swift",
      "Tests/MyFilmTests/MyFilmTests.swift",
    ] {
      #expect(files[path]?.isEmpty == false, "\(path)")
    }
    #expect(files["Sources/MyFilm/MyFilm.swift"]?.contains("struct MyFilm: Film") == true)
    #expect(files.keys.count { $0.hasPrefix("Tests/MyFilmTests/__Goldens__/MyFilmTests/") } == 2)
    for (path, text) in files where !path.hasSuffix(".png") {
      #expect(!(path + text).contains(/Template|\{\{/), "\(path)")
    }
  }

  @Test func theManifestNamesThePackageOfARepositoryByTheLastComponentOfItsURL() throws {
    let manifest = try #require(try files(.intro)["Package.swift"])
    #expect(
      manifest.contains(#".package(url: "https://example.com/flipbook.git", branch: "main")"#))
    #expect(manifest.contains(#".product(name: "Flipbook", package: "flipbook")"#))
    #expect(!manifest.contains("FlipbookShims"))
  }

  @Test func aPortedFilmDependsOnTheShims() throws {
    let manifest = try #require(try files(.ported)["Package.swift"])
    #expect(manifest.contains(#".product(name: "FlipbookShims", package: "flipbook")"#))
    #expect(manifest.components(separatedBy: ".swiftLanguageMode(.v5)").count == 3)
  }

  @Test func aBatchFilmHasATableAndSaysHowToRenderIt() throws {
    let files = try files(.batch)
    #expect(files["people.csv"]?.hasPrefix("name,role,accent\n") == true)
    #expect(files["README.md"]?.contains("swift run -c release MyFilm batch people.csv") == true)
    #expect(try self.files(.intro)["README.md"]?.contains("people.csv") == false)
  }

  @Test func aCheckoutIsNamedByItsPathFromTheNewPackage() throws {
    let checkout = try FlipbookSource.ofThisProgram()
    guard case .checkout(let path) = checkout else {
      Issue.record("\(checkout)")
      return
    }
    let beside = URL(filePath: path).deletingLastPathComponent().path
    let identity = URL(filePath: path).lastPathComponent
    let files = try NewPackage(folder: "MyFilm", template: .intro, flipbook: checkout)
      .files(in: "\(beside)/films/MyFilm")
    let manifest = String(decoding: files["Package.swift"] ?? [], as: UTF8.self)
    #expect(manifest.contains(#".package(path: "../../\#(identity)")"#))
    #expect(manifest.contains(#"package: "\#(identity)""#))
  }

  @Test(arguments: [
    ("3d", "\"3d\" can't be the name of a film."), ("", "\"\" can't be the name of a film."),
    ("..", "\"..\" can't be the name of a film."), ("Ü", "\"Ü\" can't be the name of a film."),
    ("rx", "\"Rx\" can't be the name of a film: Flipbook has or uses a module Rx."),
    ("uikit", "\"Uikit\" can't be the name of a film: Flipbook has or uses a module UIKit."),
    ("Film", "\"Film\" can't be the name of a film: its code uses a type of that name."),
    (
      "Observable", "\"Observable\" can't be the name of a film: its code uses a type of that name."
    ),
    ("self", "\"Self\" can't be the name of a film: its code uses a type of that name."),
  ])
  func namesThatWouldNotCompileAreRefused(_ folder: String, _ message: String) {
    let error = #expect(throws: FlipbookError.self) {
      try NewPackage(folder: folder, template: .intro, flipbook: repository)
    }
    #expect(error?.code == .badSetting)
    #expect(error?.message == message)
    #expect(error?.hint?.isEmpty == false)
  }

  @Test func aFolderThatIsNotEmptyIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let package = try NewPackage(folder: "MyFilm", template: .intro, flipbook: repository)
    try folder.makeFolder("MyFilm")
    try package.write(to: folder("MyFilm"))
    #expect(folder.has("MyFilm/Package.swift"))
    let names = folder.names(in: "MyFilm")

    let error = #expect(throws: FlipbookError.self) { try package.write(to: folder("MyFilm")) }
    #expect(error?.message == "\"\(folder("MyFilm"))\" already exists.")
    #expect(folder.names(in: "MyFilm") == names)
  }

  @Test func aFileOfThatNameIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try Data("kept".utf8).write(to: URL(filePath: folder("MyFilm")))
    let package = try NewPackage(folder: "MyFilm", template: .intro, flipbook: repository)
    #expect(throws: FlipbookError.self) { try package.write(to: folder("MyFilm")) }
    #expect(folder.text("MyFilm") == "kept")
  }

  @Test func aFolderWithoutFlipbookIsRefused() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FlipbookError.self) { try FlipbookSource(folder.path) }
    #expect(error?.message == "\"\(folder.path)\" isn't a checkout of Flipbook.")
    #expect(error?.hint?.contains("Package.swift") == true)
  }

  /// If a module were missing in the list, a new package with its name wouldn't build.
  @Test func allModulesOfFlipbookAreTaken() throws {
    guard case .checkout(let root) = try FlipbookSource.ofThisProgram() else { return }
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")
    let modules = try folders.flatMap {
      try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources/\($0)")
    }
    #expect(modules.count > 40)
    for module in modules where !module.hasPrefix(".") && !module.hasPrefix("_") {
      #expect(ModuleNames.taken.contains(module), "\(module)")
    }
  }
}
