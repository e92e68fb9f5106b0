import FilmStage
import Flipbook
import FlipbookTesting
import Parameters
import Testing

@testable import Greeting

@Suite struct GreetingTests {
  @Test func theGreetingMatchesItsGoldens() {
    expectFilm(Greeting(), matches: "Greeting", frames: .frames(40))
  }

  @Test func everyRowOfTheTableIsAFilm() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../samples/Greeting/people.csv").standardized.path
    let rows = try ParameterTable(path).rows()
    let list = try #require(try FilmParameters<Greeting>.defaults())
    let template = try NameTemplate("output/{id}/{name}.mp4")
    var columns = TableColumns(list, template: template, ignoring: [])
    var register = NameRegister()
    var names: [String] = []
    while let row = try rows.next() {
      let parameters = try FilmParameters<Greeting>(columns.given(by: row))
      let name = try template.path(for: row, #require(parameters.values))
      try register.take(name, for: row)
      names.append(name)
      let run = try FilmRun(parameters.makeFilm, readableFolders: parameters.readableFolders)
      #expect(try run.countFrames() == 120)
    }
    #expect(names.count == 12)
    #expect(names[10...] == ["output/11/関孝和.mp4", "output/12/Annie Easley 🚀.mp4"])
  }
}
