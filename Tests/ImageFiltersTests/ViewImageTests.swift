import Drawing
import Foundation
import Geometry
import ImageFilters
import Layers
import Raster
import Testing
import Views
import VirtualTime

/// Images of Core Image in UIKit.
@Suite struct ViewImageTests {
  private let image = FilterScene.greys([[0, 50, 80], [100, 255, 30]])

  @Test func imageViewsShowImages() throws {
    let shown = UIImage(ciImage: image, scale: 2, orientation: .up)
    #expect(shown.size == CGSize(width: 1.5, height: 1) && shown.cgImage == nil)
    #expect(shown.ciImage === image && shown.withRenderingMode(.alwaysOriginal).ciImage === image)
    #expect(shown.bitmap[0, 0]?.red == 0 && shown.bitmap[0, 1]?.red == 100)
    VirtualClock().asCurrent {
      let view = UIImageView(image: shown)
      #expect((view.layer.contents as? CGImage)?.bitmap == shown.bitmap)
    }
  }

  @Test func unlimitedImagesAreOneTransparentPixel() {
    let red = UIImage(ciImage: .red)
    #expect(red.bitmap.pixels == [0] && CIImage(image: red)?.extent.isInfinite == true)
    #expect(UIImage(ciImage: .empty()).bitmap.pixels == [0])
  }

  @Test func imagesComeFromFilesAndUIKit() throws {
    let picture = try #require(image.cgImage)
    let sideways = UIImage(cgImage: picture, scale: 2, orientation: .right)
    #expect(CIImage(image: sideways)?.extent.size == CGSize(width: 3, height: 2))
    let upright = CIImage(image: sideways, options: [.applyOrientationProperty: true])
    #expect(upright?.extent.size == CGSize(width: 2, height: 3))
    let file = try #require(
      CIContext().pngRepresentation(
        of: image, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(FilterScene.pixel(CIImage(data: file)) == FilterScene.pixel(image))
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
    let lossy = CIContext().jpegRepresentation(of: image, colorSpace: CGColorSpaceCreateDeviceRGB())
    #expect(lossy?.isEmpty == false)
  }
}
