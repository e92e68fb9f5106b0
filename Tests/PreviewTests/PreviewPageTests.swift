import Foundation
import TestSupport
import Testing

/// Tests of the page in a real browser.
@Suite(.tier(.browser), .serialized) struct PreviewPageTests {
  private let package: PreviewedPackage
  private let browser: Browser

  init() throws {
    package = try PreviewedPackage()
    browser = try Browser()
    try package.open(
      in: browser, until: "preview.player.film?.isComplete && preview.player.shown === 0")
  }

  private func shows(_ frame: Int) throws -> Bool {
    try browser.waits(for: "preview.player.shown === \(frame)")
  }

  private func pixel(_ x: Int, _ y: Int) throws -> String {
    try browser.text("[...preview.player.picture.color(\(x), \(y))]")
  }

  @Test func theFirstFrameIsShownWithoutProblems() throws {
    #expect(try browser.text("document.title") == "Intro — preview")
    #expect(try browser.text("document.querySelector('#facts').innerText").hasPrefix("1280×720"))
    #expect(try pixel(10, 10) == "255,255,255,255")
    #expect(try pixel(440, 360) == "88,86,214,255")
    #expect(try browser.holds("document.querySelector('#problem').hidden"))
    #expect(try browser.text("location.search") == "", "the token isn't in the address any more")
    #expect(browser.problems.isEmpty, "\(browser.problems)")
    #expect(
      browser.requestedURLs.allSatisfy {
        $0.hasPrefix("http://127.0.0.1:") || $0 == "about:blank" || $0.hasPrefix("data:")
      },
      "\(browser.requestedURLs)")
  }

  @Test func keysMoveThePlayhead() throws {
    try browser.press("ArrowRight")
    #expect(try shows(1))
    try browser.press("ArrowRight", shift: true)
    #expect(try shows(11))
    try browser.press("End")
    let last = Int(try browser.number("preview.player.total")) - 1
    #expect(try shows(last))
    #expect(try pixel(440, 360) == "255,255,255,255", "the card has left")
    try browser.press("Home")
    #expect(try shows(0))
  }

  @Test func scrubbingBeginsWithThePressedButton() throws {
    let middle = try browser.position(of: "#scrub", x: 0.5)
    let end = try browser.position(of: "#scrub", x: 0.75)
    try browser.drag(from: middle, to: end)
    let total = try browser.number("preview.player.total")
    #expect(try shows(Int((0.75 * (total - 1)).rounded())))
    #expect(try browser.holds("preview.player.stats.latencies.length > 0"))
  }

  @Test func thePlayheadStaysWhileAnotherFilmIsPlayed() throws {
    _ = try browser.value("preview.player.seek(100)")
    #expect(try shows(100))
    let played = "{ ...preview.player.film, played: 11, isComplete: false }"
    _ = try browser.value("preview.player.setFilm(\(played), true)")
    #expect(try browser.number("preview.player.frame") == 100)
    #expect(try shows(100))
    let shorter = "{ ...preview.player.film, isComplete: true }"
    _ = try browser.value("preview.player.setFilm(\(shorter), false)")
    #expect(try shows(10))
  }

  @Test func aFrameIsRequestedAgainWhenTheFilmWasPlayedUpToIt() throws {
    // The reply has an earlier frame, and the film ended before the reply arrived.
    _ = try browser.value(
      """
      { const request = preview.connection.request;
        preview.connection.request = function (kind, values, done) {
          delete preview.connection.request;
          return request.call(this, kind, { ...values, frame: 40 }, done);
        };
        preview.player.seek(100); }
      """)
    #expect(try shows(100))
  }

  @Test func theFilmPlaysAndPauses() throws {
    try browser.press(" ")
    #expect(try browser.holds("preview.player.playing"))
    #expect(try browser.waits(for: "preview.player.shown > 20"))
    try browser.press("k")
    #expect(try browser.holds("!preview.player.playing"))
    #expect(try browser.waits(for: "preview.player.shown === preview.player.frame"))
    let frame = try browser.number("preview.player.frame")
    try browser.press("j")
    #expect(try browser.waits(for: "preview.player.frame < \(frame)"))
    try browser.press("k")
  }

  @Test func playbackRepeatsTheRange() throws {
    _ = try browser.value("preview.player.seek(30)")
    try browser.press("i")
    _ = try browser.value("preview.player.seek(36)")
    try browser.press("o")
    try browser.press("l")
    #expect(try browser.waits(for: "preview.player.stats.painted > 30"))
    #expect(try browser.holds("preview.player.shown >= 30 && preview.player.shown <= 36"))
    try browser.press("x")
    #expect(try browser.holds("preview.player.range === null"))
  }

  @Test func everyShownFrameHasThePixelsOfTheFrameByItself() throws {
    // Differences that were applied in any order give the same picture as a complete frame.
    let hash = """
      (() => { const c = preview.picture.canvas; const d = preview.picture.context.getImageData(0,
      0, c.width, c.height).data; let h = 0; for (const v of new Uint32Array(d.buffer)) h = (h * 31
      + v) | 0; return h; })()
      """
    for frame in [100, 101, 40, 170, 0] {
      _ = try browser.value("preview.player.seek(\(frame))")
      #expect(try shows(frame))
    }
    let after = try browser.number(hash)
    try package.open(in: browser, until: "preview.player.shown === 0")
    #expect(try browser.number(hash) == after)
  }

  @Test func thePictureFitsAndZoomsToPixels() throws {
    #expect(try browser.holds("document.querySelector('#scale').innerText.startsWith('Fit')"))
    try browser.press("1")
    #expect(try browser.text("document.querySelector('#scale').innerText") == "100 %")
    for _ in 0..<4 { try browser.press("+") }
    #expect(try browser.holds("document.querySelector('#sheet').classList.contains('pixels')"))
    try browser.press("0")
    #expect(try browser.holds("document.querySelector('#scale').innerText.startsWith('Fit')"))
  }

  @Test func thePictureFillsTheScreen() throws {
    try browser.press("f")
    #expect(try browser.waits(for: "document.fullscreenElement?.id === 'stage'"))
    #expect(
      try browser.waits(
        for: """
          (() => { const box = preview.picture.canvas.getBoundingClientRect();
          return box.width === innerWidth || box.height === innerHeight; })()
          """))
    try browser.press("f")
    #expect(try browser.waits(for: "document.fullscreenElement === null"))
  }

  @Test func thePixelUnderThePointerIsDescribed() throws {
    let scale = try browser.number("preview.view.scale")
    let origin = try browser.position(of: "#sheet", x: 0, y: 0)
    try browser.point(at: (origin.x + 440.5 * scale, origin.y + 360.5 * scale))
    let text = try browser.text("document.querySelector('#pixel').innerText")
    #expect(text == "440, 360 #5856D6", "\(text)")
  }

  @Test(arguments: ["light", "dark"])
  func textIsReadableInBothColourSchemes(scheme: String) throws {
    try browser.prefer("prefers-color-scheme", scheme)
    let contrast = try browser.number(
      """
      (() => { const style = getComputedStyle(document.body);
      const luminance = (color) => color.match(/[0-9.]+/g).slice(0, 3).map((value) => value / 255)
        .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
        .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
      const [text, page] = [luminance(style.color), luminance(style.backgroundColor)];
      return (text > page ? 1 : -1) * (Math.max(text, page) + 0.05) / (Math.min(text, page) + 0.05);
      })()
      """)
    #expect(scheme == "dark" ? contrast > 7 : contrast < -7, "\(contrast)")
  }

  @Test func nothingPulsatesIfMotionIsReduced() throws {
    let animation = """
      (document.querySelector('#status').className = 'busy',
       getComputedStyle(document.querySelector('#status'), '::before').animationName)
      """
    #expect(try browser.text(animation) == "pulse")
    try browser.prefer("prefers-reduced-motion", "reduce")
    #expect(try browser.text(animation) == "none")
  }

  @Test func helpListsTheKeys() throws {
    try browser.press("?")
    #expect(try browser.holds("document.querySelector('#help').open"))
    let text = try browser.text("document.querySelector('#help').innerText")
    for key in ["Play or pause", "Safe areas", "First or last frame"] {
      #expect(text.contains(key))
    }
    try browser.click("#close-help")
    #expect(try browser.holds("!document.querySelector('#help').open"))
  }

  @Test func everyControlHasANameAndATooltip() throws {
    let nameless = try browser.text(
      """
      [...document.querySelectorAll('footer button, header button')].filter((button) =>
        !button.title || !(button.innerText.trim() || button.getAttribute('aria-label')))
        .map((button) => button.id)
      """)
    #expect(nameless == "")
  }

  @Test(arguments: [(1920, 1080), (1280, 800), (420, 760)])
  func nothingIsCutOff(_ size: (width: Int, height: Int)) throws {
    try browser.resize(width: size.width, height: size.height)
    #expect(
      try browser.waits(
        for: """
          document.documentElement.scrollWidth <= innerWidth && (() => {
          const p = document.querySelector('#sheet').getBoundingClientRect();
          const s = document.querySelector('#stage').getBoundingClientRect();
          return p.left >= s.left && p.right <= s.right && p.top >= s.top && p.bottom <= s.bottom
            && s.height > 100; })()
          """))
  }
}
