import Drawing
import Foundation
import Geometry
import ImageFilters
import Raster
import Layers
import Testing

@Suite struct FilterTests {
  @Test func filtersHaveNamesKeysAndDefaults() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.name == "CIGaussianBlur" && filter.inputKeys == ["inputImage", "inputRadius"])
    #expect(filter.outputKeys == ["outputImage"] && filter.outputImage == nil)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    filter.setValue(4, forKey: kCIInputRadiusKey)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? NSNumber == 4)
    let copy = try #require(filter.copy() as? CIFilter)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Float == 10)
    #expect(copy.value(forKey: kCIInputRadiusKey) as? Int == 4)
    filter.setValue(FilterScene.color(1, 2, 3), forKey: kCIInputImageKey)
    #expect(filter.value(forKey: kCIOutputImageKey) is CIImage)
    let attributes = try #require(filter.attributes[kCIInputRadiusKey] as? [String: Any])
    #expect(attributes[kCIAttributeDefault] as? Double == 10)
    #expect(CIFilter.localizedName(forFilterName: "CIGaussianBlur") == "Gaussian Blur")
  }

  @Test func unknownNamesAreNilWithAWarning() {
    let warnings = FilterScene.warnings {
      #expect(CIFilter(name: "CIGausianBlur") == nil)
      let image = FilterScene.color(1, 2, 3)
      #expect(image.applyingFilter("Nothing") === image)
    }
    #expect(warnings.map(\.code) == [.missingFilter, .missingFilter])
    #expect(warnings.first?.hint.contains("CIGaussianBlur") == true)
  }

  @Test func unknownKeysAreIgnoredWithAWarning() {
    let warnings = FilterScene.warnings {
      let filter = CIFilter(name: "CISepiaTone", parameters: ["inputIntensty": 1])
      #expect(filter != nil && filter?.value(forKey: "inputThing") == nil)
    }
    #expect(warnings.map(\.code) == [.unrecognizedSelector, .unrecognizedSelector])
  }

  @Test func valuesOfOtherTypesDontStopAFilm() {
    for name in CIFilter.filterNames(inCategory: nil) {
      guard let filter = CIFilter(name: name) else { continue }
      for key in filter.inputKeys { filter.setValue("text", forKey: key) }
      _ = FilterScene.pixel(filter.outputImage)
      for key in filter.inputKeys {
        filter.setValue(key.hasSuffix("Image") ? FilterScene.color(9, 9, 9) : "x", forKey: key)
      }
      _ = FilterScene.pixel(filter.outputImage)
      for key in filter.inputKeys where !key.hasSuffix("Image") {
        filter.setValue(Double.nan, forKey: key)
      }
      _ = FilterScene.pixel(filter.outputImage)
    }
  }

  /// Every filter draws the same pixels whatever region is asked for.
  @Test(arguments: CIFilter.filterNames(inCategory: nil)) func regionsAgree(name: String) throws {
    var picture = [[UInt32]](repeating: [], count: 24)
    for y: UInt32 in 0..<24 {
      for x: UInt32 in 0..<30 { picture[Int(y)].append((x * 37 + y * 91) % 256) }
    }
    let filter = try #require(CIFilter(name: name))
    for (key, value) in ["inputRadius": 3, "inputTime": 0.5, "inputIntensity": 0.7, "inputEV": 1]
    where filter.inputKeys.contains(key) {
      filter.setValue(value, forKey: key)
    }
    if filter.inputKeys.contains("inputCenter") {
      filter.setValue(CIVector(x: 12, y: 9), forKey: "inputCenter")
    }
    for key in filter.inputKeys where key.hasSuffix("Image") {
      filter.setValue(FilterScene.greys(picture), forKey: key)
    }
    let image = try #require(filter.outputImage)
    let area = CGRect(x: -3, y: -2, width: 40, height: 30)
    let context = CIContext()
    let whole = try #require(context.createCGImage(image, from: area))
    let part = CGRect(x: 5, y: 4, width: 11, height: 7)
    let drawn = try #require(context.createCGImage(image, from: part))
    let cut = whole.cropping(to: CGRect(x: 8, y: 30 - 2 - 4 - 7, width: 11, height: 7))
    #expect(drawn == cut)
  }

  @Test func typedFiltersHaveTheSameInputs() throws {
    let blur = CIFilter.gaussianBlur()
    #expect(blur.radius == 10 && blur.inputImage == nil && blur.outputImage == nil)
    blur.radius = 2
    blur.inputImage = FilterScene.color(255, 0, 0)
    #expect(blur.value(forKey: kCIInputRadiusKey) as? Double == 2)
    #expect(blur.outputImage?.extent == CGRect(x: -6, y: -6, width: 16, height: 16))
    let gradient = CIFilter.linearGradient()
    gradient.point1 = CGPoint(x: 3, y: 4)
    gradient.color0 = .red
    #expect(gradient.point1 == CGPoint(x: 3, y: 4) && gradient.color0 == .red)
    let tile = CIFilter.affineTile()
    tile.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(tile.transform.a == 2)
    let matrix = CIFilter.colorMatrix()
    #expect(matrix.gVector == CIVector(x: 0, y: 1, z: 0, w: 0))
    let swipe = CIFilter.swipeTransition()
    swipe.extent = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(swipe.extent == CGRect(x: 1, y: 2, width: 3, height: 4) && swipe.name.count == 17)
  }

  @Test func subclassesAreFilters() {
    final class Doubled: CIFilter {
      var inputImage: CIImage?
      override var outputImage: CIImage? {
        inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
      }
    }
    let filter = Doubled()
    filter.inputImage = FilterScene.color(128, 128, 128)
    let light = FilterScene.values(filter.inputImage)[0]
    #expect(FilterScene.values(filter.outputImage)[0] == 2 * light)
  }

  @Test func imagesUsedTwiceAreDrawnOnce() {
    // Each step uses its image twice: without sharing, 2³⁰ drawings.
    var image = FilterScene.color(10, 20, 30)
    for _ in 0..<30 { image = image.composited(over: image) }
    #expect(FilterScene.pixel(image)?.red == 10)
  }
}
