import Drawing
import Foundation
import Geometry
import ImageFilters
import Layers
import Raster
import Testing

@Suite struct ImageTests {
  @Test func everyPixelOfAPictureSurvives() throws {
    var rows: [[UInt32]] = []
    for alpha: UInt32 in [0, 1, 7, 128, 254, 255] {
      rows.append((0..<256).map { level in min(level, alpha) * 0x01_0101 | alpha << 24 })
    }
    let picture = FilterScene.picture(rows)
    let image = CIImage(cgImage: picture)
    for options in [nil, [CIContextOption.workingColorSpace: NSNull()]] as [[CIContextOption: Any]?]
    {
      let context = CIContext(options: options)
      let drawn = try #require(context.createCGImage(image, from: image.extent))
      #expect(drawn.bitmap == picture.bitmap)
    }
  }

  @Test func theOriginIsAtTheLowerLeft() throws {
    let image = FilterScene.greys([[0, 50], [100, 255]])
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(FilterScene.pixel(image, x: 0, y: 0)?.red == 100)
    #expect(FilterScene.pixel(image, x: 1, y: 1)?.red == 50)
    #expect(FilterScene.pixel(image, x: 2, y: 0)?.alpha == 0)
  }

  @Test func workingColoursAreLinear() {
    let image = FilterScene.color(128, 0, 255)
    let linear = pow((128.0 / 255 + 0.055) / 1.055, 2.4)
    #expect(FilterScene.close(FilterScene.values(image), [linear, 0, 1, 1]))
    let plain = CIContext(options: [.workingColorSpace: NSNull()])
    #expect(FilterScene.close(FilterScene.values(image, in: plain), [128.0 / 255, 0, 1, 1]))
  }

  @Test func extentsFollowOperations() {
    let image = FilterScene.color(255, 0, 0)
    #expect(
      image.cropped(to: CGRect(x: 1, y: 1, width: 9, height: 2)).extent
        == CGRect(x: 1, y: 1, width: 3, height: 2))
    #expect(image.cropped(to: CGRect(x: 9, y: 9, width: 9, height: 2)).extent.isNull)
    #expect(image.clampedToExtent().extent.isInfinite && CIImage.red.extent.isInfinite)
    #expect(
      image.transformed(by: CGAffineTransform(translationX: 10, y: -2)).extent
        == CGRect(x: 10, y: -2, width: 4, height: 4))
    #expect(
      image.applyingGaussianBlur(sigma: 2).extent == CGRect(x: -6, y: -6, width: 16, height: 16))
    let moved = image.transformed(by: CGAffineTransform(translationX: 6, y: 0))
    #expect(image.composited(over: moved).extent == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(image.composited(over: .blue).extent.isInfinite && CIImage.empty().extent.isNull)
    #expect(CIContext().createCGImage(.red, from: CIImage.red.extent) == nil)
  }

  @Test func transformsPlacePixels() {
    let image = FilterScene.greys([[0, 50, 80], [100, 255, 30]])
    let mirrored = image.transformed(by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 3, ty: 0))
    #expect(FilterScene.pixel(mirrored, x: 2, y: 0)?.red == 100)
    let twice = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(twice.extent.size == CGSize(width: 6, height: 4))
    #expect(FilterScene.pixel(twice, x: 3, y: 1)?.red == 255)
    // Between the centres of two pixels, light is their mean.
    let between = FilterScene.greys([[0, 255]])
      .transformed(by: CGAffineTransform(translationX: 0.5, y: 0))
    #expect(FilterScene.close(FilterScene.values(between, x: 1), [0.5, 0.5, 0.5, 1]))
  }

  @Test(arguments: [
    (1, 100, 2, 2), (2, 30, 2, 2), (3, 80, 2, 2), (4, 0, 2, 2), (5, 80, 2, 2), (6, 30, 2, 2),
    (7, 100, 2, 2), (8, 0, 2, 2),
  ]) func orientationsTurnImages(number: Int32, lowerLeft: UInt8, _: Int, _: Int) throws {
    // The corners from the upper left: 0, 80, 30, 100 clockwise.
    let image = FilterScene.greys([[0, 50, 80], [100, 255, 30]])
    let turned = image.oriented(forExifOrientation: number)
    let size = CGSize(width: number < 5 ? 3 : 2, height: number < 5 ? 2 : 3)
    #expect(turned.extent == CGRect(origin: .zero, size: size))
    #expect(FilterScene.pixel(turned)?.red == lowerLeft)
  }

  @Test func clampedAndTiledImagesContinue() throws {
    let image = FilterScene.greys([[0, 50], [100, 255]])
    #expect(FilterScene.pixel(image.clampedToExtent(), x: -7, y: 9)?.red == 0)
    #expect(FilterScene.pixel(image.clampedToExtent(), x: 7, y: -9)?.red == 255)
    let tiles = try #require(CIFilter(name: "CIAffineTile", parameters: ["inputImage": image]))
    #expect(FilterScene.pixel(tiles.outputImage, x: -1, y: -1)?.red == 50)
    #expect(FilterScene.pixel(tiles.outputImage, x: 4, y: 2)?.red == 100)
  }

  @Test func pixelsAreWrittenInEveryFormat() {
    let image = FilterScene.color(10, 20, 30)
    let formats: [(CIFormat, [UInt8])] = [
      (.RGBA8, [10, 20, 30, 255]), (.ARGB8, [255, 10, 20, 30]), (.BGRA8, [30, 20, 10, 255]),
      (.ABGR8, [255, 30, 20, 10]),
    ]
    for (format, expected) in formats {
      var bytes = [UInt8](repeating: 0, count: 4)
      CIContext().render(
        image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
        format: format, colorSpace: CGColorSpaceCreateDeviceRGB())
      #expect(bytes == expected)
      let again = CIImage(
        bitmapData: Data(bytes), bytesPerRow: 4, size: CGSize(width: 1, height: 1),
        format: format, colorSpace: CGColorSpaceCreateDeviceRGB())
      #expect(FilterScene.pixel(again) == Pixel(red: 10, green: 20, blue: 30))
    }
  }

  @Test func imagesTooLargeToComputeAreNil() {
    let tiny = CGAffineTransform(scaleX: 1e-5, y: 1e-5)
    let warnings = FilterScene.warnings {
      #expect(FilterScene.pixel(CIImage.red.transformed(by: tiny)) == nil)
    }
    #expect(warnings.map(\.code) == [.undrawnProperty])
  }
}
