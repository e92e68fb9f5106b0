import Filming
import Foundation
import Images
import Raster
import Testing
import Views

/// Whole pictures, held by their hash; where one differs, the picture drawn is left beside the
/// message to be looked at.
@Suite struct SpacePictureTests {
  @Test(
    "FIDELITY 26–28 and 31: scenes look as they did when they were looked at",
    arguments: [
      ("card", 0.0, "?"), ("flip", 0.3, "?"), ("flip", 0.65, "?"), ("flap", 0.3, "?"),
      ("flap", 0.7, "?"), ("cube", 0.5, "?"), ("ring", 1.5, "?"), ("reveal", 0.5, "?"),
      ("corners", 0, "?"), ("fan", 0, "?"),
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
    Issue.record("\(name) at \(seconds) is \(drawn) and not \(hash): \(file.path)")
  }
}
