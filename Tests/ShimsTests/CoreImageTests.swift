import Testing
import UIKit

/// Core Image, as UIKit exports it.
@Suite struct CoreImageTests {
  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.white.setFill()
      $0.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  @Test func picturesAreBlurredAndAveraged() throws {
    let image = picture()
    let blurred = try #require(image.blurred(radius: 2))
    #expect(blurred.size == image.size && blurred.cgImage?.alphaInfo == .premultipliedLast)
    var white: CGFloat = 0
    #expect(image.averageColor?.getWhite(&white, alpha: nil) == true)
    #expect(abs(white - 0.5) < 0.01)
    #expect(image.monochrome?.ciImage?.extent == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(Effects().process(image, intensity: 0.4) != nil)
  }

  @Test func filtersOfAnAppAreSubclasses() {
    let filter: CIFilter = ChromaFilter()
    filter.setValue(CIImage(color: .white), forKey: kCIInputImageKey)
    #expect(filter.outputImage?.extent.isInfinite == true && filter.name == "ChromaFilter")
    #expect(filter.attributes.count == 1)
  }
}
