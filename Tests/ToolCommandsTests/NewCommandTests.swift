import FilmTemplates
import Foundation
import TestSupport
import Testing

@Suite(.tier(.programs)) struct NewCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func new(_ arguments: String...) throws -> Program.Result {
    try Program.run("flipbook", ["new"] + arguments, directory: folder.path)
  }

  @Test(arguments: FilmTemplate.all.map(\.name))
  func eachTemplateHasAManifestThatSwiftReads(_ template: String) throws {
    let result = try new("my-film", "--template", template)
    #expect((result.status, result.errors) == (0, ""))
    #expect(
      result.output == """
        Created my-film from the template \(template). Next:
          cd my-film
          swift run -c release MyFilm render
          swift test -c release --disable-testable-imports

        """)
    let dump = try Program.run(
      "/usr/bin/env", ["swift", "package", "dump-package"], directory: folder("my-film"))
    #expect(dump.status == 0, "\(dump.errors)")
    let manifest = try JSONDecoder().decode(Manifest.self, from: dump.bytes)
    #expect(manifest.targets.map(\.name) == ["MyFilm", "MyFilmTests"])
  }

  private struct Manifest: Decodable {
    struct Target: Decodable { let name: String }
    let targets: [Target]
  }

  @Test func quietPrintsNothing() throws {
    let result = try new("films/Title", "--template", "title-card", "--quiet")
    #expect((result.status, result.output, result.errors) == (0, "", ""))
    #expect(folder.has("films/Title/Sources/Title/Title.swift"))
  }

  @Test func usageErrorsHaveAHint() throws {
    let name = try new("3d")
    #expect(name.status == 2)
    #expect(
      name.errors == """
        Error: "3d" can't be the name of a film.
        Use letters of the English alphabet and digits, starting with a letter, such as MyFilm.

        """)
    let template = try new("MyFilm", "--template", "nope")
    #expect(template.status == 2)
    #expect(template.errors.contains("'intro', 'title-card', 'batch' or 'ported'"))
    let source = try new("MyFilm", "--flipbook", folder.path)
    #expect(source.status == 2)
    #expect(source.errors.contains("isn't a checkout of Flipbook"))
    #expect(folder.names() == [])
  }
}
