import FilmStage
import Flipbook
import FlipbookTesting
import Raster
import TestSupport
import Testing

@testable import Gallery

@Suite struct GalleryTests {
  @Test(arguments: galleryScenes.indices)
  func theSceneMatchesItsGolden(_ scene: Int) throws {
    let strip = try Strip(width: 320, height: 180, at: [0.1, 0.35, 0.6, 0.95, 1.3, 1.9]) { window in
      let view = galleryScenes[scene].make(window.bounds)
      window.addSubview(view)
      view.start()
    }
    expectImage(strip.bitmap, matches: galleryScenes[scene].name)
  }

  @Test func theGalleryLastsThreeSeconds() throws {
    #expect(try Gallery.countFrames(FilmLimits()) == 180)
  }
}
