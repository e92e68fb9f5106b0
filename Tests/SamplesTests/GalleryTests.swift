import Filming
import Flipbook
import Raster
import TestSupport
import Testing

@testable import Gallery

@Suite struct GalleryTests {
  /// The scene at six instants, two rows of three.
  private func strip(_ scene: Int) throws -> Bitmap {
    let (width, height) = (320, 180)
    let stage = try Stage(canvas: Canvas(width: CGFloat(width), height: CGFloat(height)))
    stage.perform {
      let view = galleryScenes[scene].make(stage.canvas.bounds)
      stage.window.addSubview(view)
      view.start()
    }
    var strip = Bitmap(
      width: 3 * width, height: 2 * height,
      pixels: Array(repeating: 0, count: 6 * width * height))
    for (place, time) in [0.1, 0.35, 0.6, 0.95, 1.3, 1.9].enumerated() {
      try stage.advance(to: time)
      let picture = stage.snapshot().bitmap
      for y in 0..<height {
        let start = ((place / 3) * height + y) * strip.width + (place % 3) * width
        strip.pixels.replaceSubrange(
          start..<start + width,
          with: picture.pixels[y * width..<(y + 1) * width])
      }
    }
    return strip
  }

  @Test(arguments: galleryScenes.indices)
  func theSceneLooksAsItDid(_ scene: Int) throws {
    #expect(Golden(galleryScenes[scene].name).complaint(about: try strip(scene)) == nil)
  }

  @Test func theGalleryLastsThreeSeconds() throws {
    #expect(try Gallery.countFrames(FilmLimits()) == 180)
  }
}
