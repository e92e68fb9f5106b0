import Foundation
import TestSupport
import Testing

/// Tests of builds and of processes that end, in a real browser.
@Suite(.tier(.browser), .serialized) struct PreviewReloadTests {
  private let package: PreviewedPackage
  private let browser: Browser

  init() throws {
    package = try PreviewedPackage()
    browser = try Browser()
    try open(browser)
  }

  private func open(_ browser: Browser) throws {
    try package.open(
      in: browser, until: "preview.player.film?.isComplete && preview.player.shown >= 0")
  }

  private var problem: String {
    get throws {
      try browser.text(
        "document.querySelector('#problem').hidden ? '' : document.querySelector('#problem').innerText"
      )
    }
  }

  @Test func aSavedFileShowsTheNewFilmAtTheSameFrame() throws {
    _ = try browser.value("preview.player.seek(42)")
    #expect(try browser.waits(for: "preview.player.shown === 42"))
    try package.setNext("Settings")
    try package.save()
    #expect(
      try browser.waits(
        for: "preview.player.film.name === 'Settings' && preview.player.shown === 42"))
    #expect(package.films.count <= 2, "only the one before is kept, for comparisons")
    #expect(try browser.text("document.title") == "Settings — preview")
  }

  @Test func aPlannedBuildNeedsNoPackageManager() throws {
    try package.planBuilds()
    try package.setErrors("error: the package manager was started\n")
    try package.setNext("Settings")
    try package.save()
    #expect(try browser.waits(for: "preview.player.film.name === 'Settings'"))
    #expect(try problem == "")
  }

  @Test func aPlannedBuildThatFailsWithoutAnErrorInASourceIsDoneAgain() throws {
    try package.planBuilds()
    try Data().write(to: URL(fileURLWithPath: package.folder(".build/broken")))
    try package.setNext("Settings")
    try package.save()
    #expect(try browser.waits(for: "preview.player.film.name === 'Settings'"))
    #expect(try problem == "")
  }

  @Test func aBuildThatChangesNothingLeavesTheFilmAlone() throws {
    #expect(try browser.text("preview.player.identity") == "1.1")
    // Builds the same program until a plan is used.
    try package.planBuilds()
    try package.setNext("Settings")
    try package.save()
    #expect(try browser.waits(for: "preview.player.film.name === 'Settings'"))
    #expect(try browser.text("preview.player.identity") == "2.1")
  }

  @Test func compileErrorsAreShownOverThePictureUntilTheyAreMended() throws {
    try package.setErrors(
      "\(package.folder.path)/Sources/Film.swift:14:9: error: cannot find '<b>cart</b>' in scope\n")
    try package.save()
    #expect(try browser.waits(for: "!document.querySelector('#problem').hidden"))
    let text = try problem
    #expect(text.contains("Sources/Film.swift:14:9"), "\(text)")
    #expect(text.contains("cannot find '<b>cart</b>' in scope"), "names are escaped: \(text)")
    try browser.press("ArrowRight")
    #expect(try browser.waits(for: "preview.player.shown === 1"), "the last film is still there")
    try package.setErrors(nil)
    try package.setNext("Intro")
    try package.save()
    #expect(try browser.waits(for: "document.querySelector('#problem').hidden"))
  }

  @Test func aKilledProcessStartsAgain() throws {
    _ = try browser.value("preview.player.seek(20)")
    let process = try #require(package.films.first)
    kill(process, SIGKILL)
    #expect(eventually { package.films.contains { $0 != process } })
    #expect(
      try browser.waits(for: "preview.player.shown === 20 && preview.player.film.isComplete"))
    try browser.press("ArrowRight")
    #expect(try browser.waits(for: "preview.player.shown === 21"))
  }

  @Test func twoWindowsAreIndependent() throws {
    let other = try Browser()
    try open(other)
    _ = try browser.value("preview.player.seek(10)")
    _ = try other.value("preview.player.seek(100)")
    #expect(try browser.waits(for: "preview.player.shown === 10"))
    #expect(try other.waits(for: "preview.player.shown === 100"))
    try package.setNext("Settings")
    try package.save()
    for (browser, frame) in [(browser, 10), (other, 100)] {
      #expect(
        try browser.waits(
          for: "preview.player.film.name === 'Settings' && preview.player.shown === \(frame)"))
    }
  }

  @Test func theEndOfThePreviewIsShown() throws {
    package.program.interrupt()
    #expect(package.program.wait()?.status == 0)
    #expect(
      try browser.waits(
        for: "document.querySelector('#status').innerText.includes('doesn’t answer')"))
    #expect(package.films.isEmpty)
  }
}
