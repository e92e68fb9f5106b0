import Drawing
import FilmStage
import Foundation
import Images
import Raster
import Testing
import Views

/// Complete images, compared by hash; if one differs, the rendered image is saved for inspection
/// and the message contains its path.
@Suite struct SpacePictureTests {
  @Test(
    "FIDELITY 26–28 and 31: scenes match the images that were inspected",
    arguments: [
      ("card", 0.0, "e5e6be7aa63ac1ce"), ("flip", 0.3, "0d0c1d7feff80389"),
      ("flip", 0.65, "47bb0c32d018ad1b"), ("flap", 0.3, "9722a60b1bf36b5d"),
      ("flap", 0.7, "d4ea029fb6099e4b"), ("cube", 0.5, "192dbd8010134af6"),
      ("ring", 1.5, "f31f7c329934a584"), ("reveal", 0.5, "116009f60854df61"),
      ("corners", 0, "51023038d23d50a5"), ("fan", 0, "75d09958fbe0d40b"),
    ])
  func pictures(name: String, seconds: Double, hash: String) throws {
    let stage = try Stage(
      canvas: Canvas(width: 160, height: 120, framesPerSecond: 60, background: .black))
    let scene = try #require(SpaceScenes.all[name])
    stage.perform { scene(stage.window) }
    try stage.advance(to: seconds)
    let picture = stage.snapshot()
    let drawn = PixelHash(picture.bitmap).description
    guard drawn != hash else { return }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(seconds)-\(drawn).png")
    try picture.pngData()?.write(to: file)
    Issue.record("\(name) at \(seconds) has the hash \(drawn) instead of \(hash): \(file.path)")
  }
}
