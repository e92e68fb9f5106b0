import Foundation
import TestSupport
import Testing

/// Tests of the panels in a real browser: parameters, layers, the timeline, comparisons, renders.
@Suite(.tier(.browser), .serialized) struct PreviewPanelTests {
  private let package: PreviewedPackage
  private let browser: Browser

  init() throws {
    package = try PreviewedPackage("Greeting")
    browser = try Browser()
    try package.open(in: browser, until: "preview.player.film?.hasTrace")
    try seek(60)
  }

  private func seek(_ frame: Int) throws {
    _ = try browser.value("preview.player.seek(\(frame))")
    #expect(try browser.waits(for: "preview.player.shown === \(frame)"))
  }

  private func run(_ script: String) throws { _ = try browser.value("{ \(script) }") }

  private func pixel(_ x: Int, _ y: Int) throws -> String {
    try browser.text("[...preview.picture.color(\(x), \(y))]")
  }

  @Test func parametersAreShownAtOnceAndCanBeUndone() throws {
    try browser.press("p")
    #expect(try browser.waits(for: "document.querySelector('[data-path=theme]')"))
    #expect(
      try browser.text(
        "[...document.querySelectorAll('#parameter-form .field > span')].map((s) => s.innerText)")
        == "Name,Role,Accent,Theme,Portrait")
    let dark = try pixel(600, 20)
    try run(
      """
      const select = document.querySelector('[data-path=theme]');
      select.value = 'light'; select.dispatchEvent(new Event('change'));
      """)
    #expect(try browser.waits(for: "String([...preview.picture.color(600, 20)]) !== '\(dark)'"))
    #expect(try browser.text("preview.parameters.options()") == "--set theme=light")
    #expect(try browser.holds("preview.player.frame === 60"), "the playhead stays")
    #expect(try browser.waits(for: "preview.player.shown === 60"))
    try browser.click("#undo")
    #expect(try browser.waits(for: "String([...preview.picture.color(600, 20)]) === '\(dark)'"))
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }

  @Test func valuesThatAreNotAcceptedLeaveTheFilm() throws {
    try run("preview.parameters.set({ theme: 'purple' })")
    #expect(
      try browser.waits(
        for: "document.querySelector('#problem').innerText.includes('purple')"))
    try seek(61)
    try run("preview.parameters.set({ theme: 'light' })")
    #expect(try browser.waits(for: "document.querySelector('#problem').hidden"))
  }

  @Test func valuesStayAfterABuild() throws {
    try run("preview.parameters.set({ theme: 'light' })")
    #expect(
      try browser.waits(
        for: "preview.player.identity === '1.2' && preview.player.shown === 60"))
    let light = try pixel(600, 20)
    try package.setNext("Greeting")
    try package.save()
    let isNew = "preview.player.identity.endsWith('.1') && preview.player.shown === 60"
    let isShown = try browser.waits(for: isNew)
    let state = try browser.text("preview.player.identity + ' ' + preview.player.shown")
    #expect(isShown, "\(state)")
    #expect(try pixel(600, 20) == light)
  }

  @Test func layersAreListedPickedAndHidden() throws {
    try browser.press("y")
    #expect(try browser.waits(for: "preview.layers.list.length > 5"))
    #expect(
      try browser.text("document.querySelector('.layer').innerText").hasPrefix("UIWindow"))
    // The circle with the initials.
    try run("preview.layers.pick(120, 180)")
    let first = try browser.text("preview.layers.selected")
    #expect(
      try browser.text("document.querySelector('#layer-values').innerText").contains("position"))
    #expect(try browser.holds("document.querySelector('#overlay .mark') !== null"))
    try run("preview.layers.pick(120, 180)")
    #expect(try browser.text("preview.layers.selected") != first, "the layer beneath")

    let before = try pixel(80, 180)
    try run(
      """
      const all = preview.layers.list.filter((layer) => layer.depth === 2);
      preview.layers.setHidden(new Set(all.map((layer) => layer.number)));
      """)
    #expect(try browser.waits(for: "String([...preview.picture.color(80, 180)]) !== '\(before)'"))
    try browser.click("#show-all")
    #expect(try browser.waits(for: "String([...preview.picture.color(80, 180)]) === '\(before)'"))
  }

  @Test func soloDrawsALayerWithoutTheOthers() throws {
    try browser.press("y")
    #expect(try browser.waits(for: "preview.layers.list.length > 5"))
    _ = try browser.value("window.before = preview.picture.canvas.toDataURL(), 0")
    try run(
      """
      const { list } = preview.layers;
      window.chosen = list.findLastIndex((layer) => layer.number !== undefined && layer.depth > 1);
      document.querySelectorAll('.layer')[chosen].querySelector('.solo').click();
      """)
    #expect(
      try browser.holds(
        """
        (() => { const { list, hidden } = preview.layers; const layer = list[chosen];
        return hidden.size > 0 && !hidden.has(layer.number) && !hidden.has(list[0].number)
          && list.every((other, at) => other.depth < layer.depth || at === chosen
            || at > chosen || other.number === undefined || hidden.has(other.number)); })()
        """))
    #expect(
      try browser.waits(
        for: "preview.player.shown === 60 && preview.picture.canvas.toDataURL() !== before"))
    try browser.click("#show-all")
    #expect(
      try browser.waits(
        for: "preview.player.shown === 60 && preview.picture.canvas.toDataURL() === before"))
  }

  @Test(arguments: [(360, 640), (420, 760), (1280, 800)])
  func openPanelsFitIntoTheWindow(_ size: (width: Int, height: Int)) throws {
    try browser.resize(width: size.width, height: size.height)
    try browser.press("t")
    for key in ["p", "y", "e"] {
      try browser.press(key)
      #expect(
        try browser.waits(
          for: """
            document.documentElement.scrollWidth <= innerWidth
              && document.querySelector('#stage').clientHeight >= 100
              && ['#side', '#timeline', '#scrub', '#controls'].every((name) => {
                const box = document.querySelector(name).getBoundingClientRect();
                return box.width > 60 && box.left >= 0 && box.right <= innerWidth + 1
                  && box.top >= 0 && box.bottom <= innerHeight + 1; })
            """), "\(key)")
    }
  }

  @Test func theTimelineFollowsTheColourScheme() throws {
    try browser.prefer("prefers-color-scheme", "light")
    try browser.press("t")
    #expect(try browser.waits(for: "preview.timeline.items.length > 5"))
    let light = try browser.text("preview.timeline.colors.text")
    try browser.prefer("prefers-color-scheme", "dark")
    #expect(try browser.waits(for: "preview.timeline.colors.text !== '\(light)'"))
  }

  @Test func theTimelineShowsAnimationsWithTheirLine() throws {
    try browser.press("t")
    #expect(try browser.waits(for: "preview.timeline.items.length > 5"))
    try run(
      "preview.timeline.select(preview.timeline.items.findIndex((item) => item.data.source))")
    let text = try browser.text("document.querySelector('#timeline-details').innerText")
    for word in ["Key path", "From", "Curve", "Card.swift:"] {
      #expect(text.contains(word), "\(word) in \(text)")
    }
    #expect(
      try browser.text("document.querySelector('#timeline-details a').href")
        .hasPrefix("vscode://file/"))
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }

  @Test func framesAreComparedWithThoseBeforeTheLastBuild() throws {
    #expect(try browser.holds("document.querySelector('[value=swipe]').disabled"))
    try package.setNext("Greeting")
    try package.save()
    #expect(try browser.waits(for: "preview.comparison.changed !== null"))
    #expect(try browser.holds("preview.comparison.changed.every((changed) => !changed)"))
    try run("preview.comparison.setMode('difference')")
    #expect(
      try browser.waits(
        for: """
          preview.comparison.canvas.width === 640 && String([...preview.comparison.picture
            .color(120, 180)]) === String([...preview.picture.color(120, 180)])
          """))
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }

  @Test func onionSkinsShowAnEarlierFrame() throws {
    try seek(Int(try browser.number("60 - Math.round(preview.player.rate / 12)")))
    try run("window.earlier = preview.picture.canvas.toDataURL()")
    try seek(60)
    try run("preview.comparison.setMode('onion')")
    #expect(
      try browser.waits(
        for: "preview.comparison.picture.canvas.toDataURL() === earlier"))
    #expect(try browser.holds("preview.picture.canvas.toDataURL() !== earlier"))
    #expect(try browser.holds("preview.comparison.canvas.style.opacity === '0.5'"))
  }

  @Test func rendersCanBeCancelled() throws {
    try browser.press("e")
    try run(
      """
      for (const last of [70, 80]) {
        preview.connection.request('render', { format: 'frames', first: 0, last });
      }
      """)
    #expect(try browser.waits(for: "preview.renders.renders?.length === 2"))
    #expect(
      try browser.waits(
        for: """
          (() => { const buttons = [...document.querySelectorAll('#renders button')]
            .filter((button) => button.textContent === 'Cancel');
          buttons.at(-1)?.click();
          return preview.renders.renders.some((render) => render.state === 'cancelled'); })()
          """))
    #expect(
      try browser.waits(
        for: "preview.renders.renders.every((render) => !/waiting|running/.test(render.state))"))
    #expect(!package.folder.has("output/Film-0-80"))
  }

  @Test func rendersAreQueuedAndServed() throws {
    try browser.press("e")
    try run("preview.connection.request('render', { format: 'still', first: 60, last: 60 })")
    try run("preview.connection.request('render', { format: 'frames', first: 0, last: 3 })")
    #expect(
      try browser.waits(
        for:
          "preview.renders.renders?.length === 2 && preview.renders.renders.every((render) => render.state === 'done')"
      ))
    #expect(package.folder.has("output/Film-60.png"))
    #expect(package.folder.frames(in: "output/Film-0-3").count == 4)
    let width = try browser.number(
      """
      new Promise((done) => { const image = new Image(); image.src = '/rendered/1';
      image.onload = () => done(image.naturalWidth); image.onerror = () => done(0); })
      """.replacing("\n", with: " "))
    #expect(width.isNaN || width == 640)
  }
}
