import Foundation
import TestSupport
import Testing

/// Tests of films that end their process or never end, in a real browser.
@Suite(.tier(.browser), .serialized) struct PreviewFailureTests {
  private let package: PreviewedPackage
  private let browser: Browser

  init() throws {
    package = try PreviewedPackage()
    browser = try Browser()
    try package.open(in: browser)
    _ = try browser.value("preview.player.seek(100)")
    _ = try browser.waits(for: "preview.player.shown === 100")
  }

  private func build(_ film: String, _ behaviour: String = "") throws {
    try package.setNext(film, ["FIXTURE": behaviour])
    try package.save()
  }

  private func expectTheLastFilm() throws {
    #expect(try browser.text("preview.player.film.name") == "Intro")
    let frame = try browser.number("preview.player.shown")
    try browser.press("ArrowRight")
    #expect(try browser.waits(for: "preview.player.shown === \(frame + 1)"))
  }

  private func expectRecovery() throws {
    try build("Settings")
    #expect(
      try browser.waits(
        for: """
          preview.player.film.name === 'Settings' && preview.player.film.isComplete
            && preview.player.shown === preview.player.frame
          """))
    #expect(try browser.holds("document.querySelector('#problem').hidden"))
    #expect(eventually { package.films.count <= 2 }, "\(package.films)")
  }

  @Test(arguments: ["misusing", "trapping", "throwing", "exiting"])
  func aFilmThatStopsLeavesTheLastOne(behaviour: String) throws {
    try build("Fixture", behaviour)
    #expect(try browser.waits(for: "!document.querySelector('#problem').hidden"))
    #expect(
      try browser.text("document.querySelector('#problem-title').innerText").contains("stopped"))
    if ["misusing", "trapping"].contains(behaviour) {
      let text = try browser.text("document.querySelector('#problem').innerText")
      #expect(text.contains("Fixture.swift:"), "\(text)")
    }
    try expectTheLastFilm()
    try expectRecovery()
  }

  @Test(arguments: ["blocking", "blockingLate"])
  func aFilmThatNeverEndsLeavesTheLastOne(behaviour: String) throws {
    let first = package.films
    try build("Fixture", behaviour)
    #expect(eventually { package.films != first })
    try expectTheLastFilm()
    try expectRecovery()
  }

  @Test func anEndlessFilmShowsTheFramesThatItHas() throws {
    try build("Fixture", "endless")
    #expect(try browser.waits(for: "preview.player.film.name === 'Fixture'"))
    #expect(try browser.waits(for: "preview.player.shown === 100"))
    try browser.press("ArrowLeft")
    #expect(try browser.waits(for: "preview.player.shown === 99"))
    try expectRecovery()
  }

  @Test(arguments: [
    ("", "value", "animates \"position.x\" to 22 instead of 20 · Fixture.swift:"),
    ("", "duration", "for 0.75 s instead of 0.5 s"),
    ("", "colour", "\"backgroundColor\" of UIView \"card\" is #"),
    ("", "background", "s background is #"),
    ("squareDot", "roundDot", "Changed: the drawing of Dot"),
  ])
  func whatChangedAFrameIsNamed(before: String, after: String, cause: String) throws {
    _ = try browser.value("preview.player.seek(8)")
    for edit in [before, after] {
      let process = try browser.text("preview.player.identity")
      try package.setNext("Fixture", ["FIXTURE": "edited", "EDIT": edit])
      try package.save()
      #expect(
        try browser.waits(
          for: """
            preview.player.identity !== '\(process)' && preview.player.film.name === 'Fixture'
              && preview.player.film.hasTrace
            """))
    }
    #expect(try browser.waits(for: "preview.causes.list !== null && preview.comparison.changed"))
    #expect(try browser.waits(for: "preview.player.shown === 8"))
    let isNamed = try browser.waits(
      for: "document.querySelector('#cause').innerText.includes('\(cause)')")
    let text = try browser.text("document.querySelector('#cause').innerText")
    #expect(isNamed, "\(text)")
    // It is named also if the frames are compared last.
    let hidden = "document.querySelector('#cause').hidden"
    #expect(
      try browser.holds("(preview.comparison.changed = null, preview.causes.refresh(), \(hidden))"))
    _ = try browser.value("preview.comparison.findChanges(), 0")
    #expect(try browser.waits(for: "!\(hidden)"))
    try browser.press("Home")
    // An animation changes nothing before it begins.
    let changesFirstFrame = ["colour", "background", "roundDot"].contains(after)
    #expect(
      try browser.waits(
        for: "document.querySelector('#cause').hidden === \(!changesFirstFrame)"))
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }
}
