import Foundation
import TestSupport
import Testing

/// Tests of a table of parameters and of sound, in a real browser.
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

  @Test func soundIsPlayedInStep() throws {
    try silence(seconds: 20).write(to: URL(fileURLWithPath: files("sound.wav")))
    let package = try PreviewedPackage(
      "Intro", ["--audio", files("sound.wav"), "--audio-offset", "0.5"])
    try open(package)
    #expect(try browser.waits(for: "preview.sound.audio !== null"))
    #expect(try browser.holds("!document.querySelector('#sound').hidden"))
    _ = try browser.value("preview.player.seek(60)")
    try browser.press(" ")
    // Frame 60 is at 1 s, so the sound is at 0.5 s.
    #expect(
      try browser.waits(
        for: """
          !preview.sound.audio.paused && preview.sound.audio.currentTime > 0.5
            && Math.abs(preview.player.frame / 60 - 0.5 - preview.sound.audio.currentTime) < 0.2
          """))
    try browser.press("m")
    #expect(try browser.holds("preview.sound.audio.muted"))
    try browser.press("k")
    #expect(try browser.waits(for: "preview.sound.audio.paused"))
    _ = try browser.value("preview.player.seek(0)")
    try browser.press("j")
    #expect(try browser.holds("preview.sound.audio.paused"), "backwards is silent")
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }

  /// Returns a WAV file with one channel of 8000 samples a second.
  private func silence(seconds: Int) -> Data {
    let size = 8000 * seconds
    var file = Data()
    func add(_ name: String) { file.append(contentsOf: name.utf8) }
    func add(_ number: Int, _ count: Int) {
      for byte in 0..<count { file.append(UInt8(number >> (8 * byte) & 0xFF)) }
    }
    add("RIFF")
    add(36 + size, 4)
    add("WAVEfmt ")
    for (number, count) in [(16, 4), (1, 2), (1, 2), (8000, 4), (8000, 4), (1, 2), (8, 2)] {
      add(number, count)
    }
    add("data")
    add(size, 4)
    return file + Data(repeating: 128, count: size)
  }
}
