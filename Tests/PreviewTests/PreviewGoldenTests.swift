import Foundation
import Images
import Raster
import RenderStore
import TestSupport
import Testing

/// Tests of comparisons with the film's golden, in a real browser.
@Suite(.tier(.browser), .serialized) struct PreviewGoldenTests {
  private static let frame = 60
  private static let name = "Tests/__Goldens__/FilmTests/Greeting"

  private let package: PreviewedPackage
  private let browser: Browser

  init() throws {
    package = try PreviewedPackage("Greeting")
    browser = try Browser()
  }

  /// Makes the film's golden, in which a frame has the picture and the hash of the first frame.
  private func makeGolden() throws -> Manifest {
    let folder = package.folder(Self.name)
    let render = try Program.run(
      "Greeting", ["render", "--quiet", "--no-video", "--no-trace", "--output", folder])
    #expect(render.status == 0, "\(render.errors)")
    let file = RenderFolder(folder).manifestPath()
    let right = try Manifest.read(file)
    var wrong = right
    wrong.frames[Self.frame].hash = right.frames[0].hash
    for number in wrong.frames.indices where number % Self.frame != 0 {
      wrong.frames[number].file = nil
    }
    try wrong.write(to: file)
    let picture = try #require(package.folder.bytes("\(Self.name)/frame-00000.png"))
    try picture.write(
      to: URL(fileURLWithPath: package.folder("\(Self.name)/frame-00060.png")))
    return right
  }

  private func open() throws {
    try package.open(in: browser)
  }

  /// Shows a frame. The page limits a seek to the part of the film that has been played, and a new
  /// build's film is played from its start, so the seek is repeated until the frame is shown.
  private func seek(_ frame: Int) throws {
    #expect(
      try browser.waits(
        for: """
          (() => {
            const { player } = preview;
            if (player.film.isComplete && player.frame !== \(frame)) player.seek(\(frame));
            return player.shown === \(frame);
          })()
          """))
  }

  @Test func aNewGoldenIsFoundByABuildThatChangesNothing() throws {
    try open()
    _ = try makeGolden()
    try package.save()
    #expect(try browser.waits(for: "preview.golden.state !== null"))
    #expect(try browser.text("preview.player.identity") == "1.1")
  }

  @Test func framesThatDifferAreMarkedShownAndAccepted() throws {
    let right = try makeGolden()
    // The golden is found with the next film.
    try package.setNext("Greeting")
    try package.save()
    try open()
    #expect(try browser.waits(for: "preview.golden.state !== null"))
    try seek(0)
    let first = try browser.text("[...preview.picture.color(120, 180)]")
    try browser.press("n")
    #expect(try browser.number("preview.player.frame") == 0, "nothing is marked yet")
    _ = try browser.value("preview.comparison.setMode('golden-swipe')")
    #expect(try browser.waits(for: "preview.golden.state.isChecked"))
    #expect(try browser.text("preview.golden.state.error ?? 'none'") == "none")
    #expect(try browser.text("preview.golden.state.differing") == "\(Self.frame)")
    #expect(try browser.number("document.querySelectorAll('#golden-marks span').length") == 1)

    try browser.press("n")
    #expect(try browser.waits(for: "preview.player.shown === \(Self.frame)"))
    #expect(
      try browser.waits(
        for: """
          !preview.comparison.canvas.hidden && String([...preview.comparison.picture
            .color(120, 180)]) === '\(first)'
          """))
    #expect(try browser.text("[...preview.picture.color(120, 180)]") != first)
    try seek(Self.frame + 1)
    #expect(try browser.waits(for: "preview.comparison.canvas.hidden"))
    #expect(
      try browser.text("document.querySelector('#golden-note').innerText")
        == "1 frame differs; the golden has no picture of it")
    #expect(try browser.holds("document.querySelector('#accept-frame').disabled"))

    try seek(Self.frame)
    try browser.click("#accept-frame")
    #expect(try browser.waits(for: "preview.golden.state.version === 1"))
    #expect(try browser.waits(for: "preview.golden.state.differing.length === 0"))
    #expect(
      try browser.text("document.querySelector('#golden-note').innerText") == "No frame differs")
    let accepted = try Manifest.read(RenderFolder(package.folder(Self.name)).manifestPath())
    #expect(accepted.frames.map(\.hash) == right.frames.map(\.hash))
    let picture = try PNGDecoder.read(package.folder("\(Self.name)/frame-00060.png"))
    #expect(PixelHash(picture) == right.frames[Self.frame].hash)
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }

  /// The colour of a pixel of the film on the screen, with what lies over the film.
  private func screenPixel(_ x: Double, _ y: Double) throws -> UInt32 {
    let file = package.folder("screen.png")
    try browser.screenshot(to: file)
    let scale = try browser.number("preview.view.scale")
    let origin = try browser.position(of: "#sheet", x: 0, y: 0)
    let (column, row) = (Int(origin.x + x * scale), Int(origin.y + y * scale))
    let picture = try PNGDecoder.read(file)
    return picture.pixels[row * picture.width + column]
  }

  @Test func theDividerShowsTheOtherPictureOnItsLeft() throws {
    _ = try makeGolden()
    try package.setNext("Greeting")
    try package.save()
    try open()
    #expect(try browser.waits(for: "preview.golden.state !== null"))
    try seek(0)
    let golden = try screenPixel(120, 180)
    try seek(Self.frame)
    let film = try screenPixel(120, 180)
    try #require(golden != film)
    _ = try browser.value("preview.comparison.setMode('golden-swipe')")
    #expect(try browser.waits(for: "preview.comparison.loaded.startsWith('/golden/')"))
    #expect(try screenPixel(120, 180) == golden, "left of the divider in the middle")
    // The note about the result moves the picture.
    #expect(try browser.waits(for: "preview.golden.state.isChecked"))

    let middle = try browser.position(of: "#divider", x: 0.5)
    let first = try browser.position(of: "#sheet", x: 0.1)
    try browser.drag(from: middle, to: (first.x, middle.y))
    #expect(try browser.waits(for: "Math.abs(preview.comparison.share - 0.1) < 0.01"))
    #expect(try screenPixel(120, 180) == film, "right of it")
    _ = try browser.value("document.querySelector('#divider').focus()")
    for _ in 0..<8 { try browser.press("ArrowRight") }
    #expect(try screenPixel(120, 180) == golden)
    #expect(try browser.number("preview.player.frame") == Double(Self.frame))

    _ = try browser.value("preview.comparison.setMode('golden-mix')")
    let mixed = try screenPixel(120, 180)
    #expect(mixed != golden && mixed != film)
    _ = try browser.value("preview.comparison.setMode('none')")
    #expect(try screenPixel(120, 180) == film)
  }

  @Test func aFilmWithoutAGoldenOffersNone() throws {
    try open()
    #expect(try browser.holds("document.querySelector('[value=golden-swipe]').disabled"))
    #expect(try browser.holds("document.querySelector('#golden').hidden"))
  }
}
