import Foundation
import Images
import Raster
import TestSupport
import Testing

/// A test of changed assets, in a real browser.
@Suite(.tier(.browser), .serialized) struct PreviewAssetTests {
  private let package = try? PreviewedPackage("Title")
  private let browser = try? Browser()

  @Test func aChangedAssetIsShownWithoutABuild() throws {
    let (package, browser) = (try #require(package), try #require(browser))
    // SwiftPM puts a program and its resources into one folder.
    let program = try #require(Program.path(of: "Title"))
    let resources = "flipbook_Title.resources"
    let built = URL(fileURLWithPath: program).deletingLastPathComponent()
    let files = FileManager.default
    let folder = package.folder
    try files.copyItem(
      atPath: built.appending(path: resources).path,
      toPath: folder(".build/release/\(resources)"))
    try files.copyItem(atPath: program, toPath: folder(".build/next"))
    try files.copyItem(
      atPath: built.appending(path: "\(resources)/Assets").path, toPath: folder("Sources/Assets"))
    try package.save()
    try package.open(
      in: browser,
      until: "/^[2-9]/.test(preview.player.identity) && preview.player.film.hasTrace"
        + " && !document.querySelector('#status').innerText.includes('Building')")
    _ = try browser.value("preview.player.seek(60)")
    #expect(try browser.waits(for: "preview.player.shown === 60"))
    let process = try browser.text("preview.player.identity.split('.')[0]")
    _ = try browser.value("window.before = preview.picture.canvas.toDataURL(), 0")

    let red = Bitmap(width: 96, height: 96, pixels: Array(repeating: 0xFF00_00FF, count: 96 * 96))
    let other = Data(PNGEncoder(width: 96, height: 96, isOpaque: true).encode(red))
    for name in ["logo.png", "logo@2x.png"] {
      try other.write(to: URL(fileURLWithPath: folder("Sources/Assets/\(name)")))
    }
    let isShown = try browser.waits(
      for: "preview.player.shown === 60 && preview.picture.canvas.toDataURL() !== before")
    let state = try browser.text(
      "[preview.player.identity, preview.player.shown, preview.player.film.played].join()")
    #expect(isShown, "\(state)")
    #expect(try browser.text("preview.player.identity.split('.')[0]") == process, "no build")
    #expect(browser.problems.isEmpty, "\(browser.problems)")
  }
}
