import Foundation
import TestSupport
import Testing

/// Tests of a table of parameters, in a real browser.
@Suite(.tier(.browser), .serialized) struct PreviewTableTests {
  private let files: TemporaryFolder
  private let browser: Browser

  init() throws {
    files = try TemporaryFolder()
    browser = try Browser()
  }

  private func open(_ package: PreviewedPackage) throws {
    try package.open(in: browser, until: "preview.player.film?.hasTrace")
  }

  @Test func rowsOfATableAreBrowsedAsFilms() throws {
    try Data("id,name,theme\n1,Ada,dark\n2,Grace,light\n3,Alan,purple\n".utf8)
      .write(to: URL(fileURLWithPath: files("people.csv")))
    let package = try PreviewedPackage("Greeting", ["--table", files("people.csv")])
    try open(package)
    try browser.press("p")
    #expect(try browser.waits(for: "preview.rows.count === 3"))
    _ = try browser.value("preview.player.seek(60)")
    try browser.press("]")
    #expect(try browser.waits(for: "preview.parameters.given.name === 'Ada'"))
    #expect(try browser.waits(for: "preview.player.shown === 60 && preview.player.film.isComplete"))
    #expect(
      try browser.text("document.querySelector('#row-name').innerText").hasPrefix("Ada"))
    let dark = try browser.text("[...preview.picture.color(600, 20)]")
    try browser.click("#row-forward")
    #expect(try browser.waits(for: "preview.parameters.given.name === 'Grace'"))
    #expect(
      try browser.waits(for: "String([...preview.picture.color(600, 20)]) !== '\(dark)'"))
    #expect(try browser.text("document.querySelector('[data-path=name]').value") == "Grace")
    #expect(try browser.text("preview.parameters.options()").contains("--set theme=light"))
    #expect(try browser.text("document.querySelector('#row-number').value") == "2")

    // A row that the film doesn't accept leaves the film as it is.
    try browser.press("]")
    #expect(
      try browser.waits(for: "document.querySelector('#row-name').innerText.includes('purple')"))
    #expect(try browser.text("preview.parameters.given.name") == "Grace")
    try browser.press("[")
    #expect(try browser.waits(for: "document.querySelector('#row-number').value === '2'"))
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }

  @Test func aFilmWithoutATableShowsNoRows() throws {
    let package = try PreviewedPackage("Greeting")
    try open(package)
    try browser.press("p")
    #expect(try browser.waits(for: "preview.parameters.schema"))
    #expect(try browser.holds("document.querySelector('#rows').hidden"))
    #expect(try browser.holds("document.querySelector('#sound').hidden"))
  }
}
