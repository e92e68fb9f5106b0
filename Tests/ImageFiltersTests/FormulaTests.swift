import Drawing
import Foundation
import Geometry
import ImageFilters
import Raster
import Testing

/// Compares filters with the formulas of Apple's filter reference, on linear light.
@Suite struct FormulaTests {
  private let image = FilterScene.color(200, 100, 50)
  private let light = [200.0, 100, 50].map { pow(($0 / 255 + 0.055) / 1.055, 2.4) }
  private var luminance: Double { 0.2125 * light[0] + 0.7154 * light[1] + 0.0721 * light[2] }

  private func filtered(_ name: String, _ values: [String: Any]) -> [Float] {
    FilterScene.values(image.applyingFilter(name, parameters: values), x: 1, y: 1)
  }

  private func check(
    _ values: [Float], _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) {
    #expect(
      FilterScene.close(values, [red, green, blue, alpha]), "\(values) \([red, green, blue])")
  }

  @Test func colourControls() {
    let (s, b, c) = (0.5, 0.1, 1.5)
    let expected = light.map { (luminance + ($0 - luminance) * s + b - 0.5) * c + 0.5 }
    check(
      filtered(
        "CIColorControls", ["inputSaturation": s, "inputBrightness": b, "inputContrast": c]),
      expected[0], expected[1], expected[2])
  }

  @Test func colourMatrix() {
    check(
      filtered(
        "CIColorMatrix",
        [
          "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0),
          "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5),
          "inputBiasVector": CIVector(x: 0.1, y: 0.2, z: 0, w: 0),
        ]), (light[2] + 0.1) / 2, (light[1] + 0.2) / 2, light[2] / 2, 0.5)
  }

  @Test func exposureGammaInversionAndClamping() {
    check(
      filtered("CIExposureAdjust", ["inputEV": 2]), 4 * light[0], 4 * light[1], 4 * light[2])
    check(
      filtered("CIGammaAdjust", ["inputPower": 0.5]), sqrt(light[0]), sqrt(light[1]),
      sqrt(light[2]))
    check(filtered("CIColorInvert", [:]), 1 - light[0], 1 - light[1], 1 - light[2])
    check(
      filtered(
        "CIColorClamp",
        [
          "inputMinComponents": CIVector(x: 0, y: 0.3, z: 0, w: 0),
          "inputMaxComponents": CIVector(x: 0.2, y: 1, z: 1, w: 1),
        ]), 0.2, 0.3, light[2])
  }

  @Test func hueRotatesAroundGreys() {
    check(filtered("CIHueAdjust", ["inputAngle": 2 * Double.pi / 3]), light[2], light[0], light[1])
    let grey = FilterScene.color(128, 128, 128)
    let turned = grey.applyingFilter("CIHueAdjust", parameters: ["inputAngle": 1])
    #expect(
      zip(FilterScene.values(turned), FilterScene.values(grey)).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func luminanceDeterminesTones() {
    check(
      filtered("CIColorMonochrome", ["inputColor": CIColor(red: 1, green: 0, blue: 1)]), luminance,
      0, luminance)
    check(
      filtered("CIFalseColor", ["inputColor0": CIColor.black, "inputColor1": CIColor.green]), 0,
      luminance, 0)
    check(filtered("CIMaskToAlpha", [:]), luminance, luminance, luminance, luminance)
    check(filtered("CIMaximumComponent", [:]), light[0], light[0], light[0])
    check(filtered("CIMinimumComponent", [:]), light[2], light[2], light[2])
    check(filtered("CIColorThreshold", ["inputThreshold": luminance - 0.01]), 1, 1, 1)
    check(filtered("CIColorThreshold", ["inputThreshold": luminance + 0.01]), 0, 0, 0)
    check(filtered("CISepiaTone", ["inputIntensity": 0]), light[0], light[1], light[2])
  }

  @Test func posterizedColoursHaveLevels() {
    let levels = (0..<256).map { level in
      let grey = FilterScene.color(UInt32(level), 0, 0)
      return FilterScene.pixel(
        grey.applyingFilter("CIColorPosterize", parameters: ["inputLevels": 3]))?.red
    }
    #expect(Set(levels) == [0, 128, 255])
  }

  @Test func coloursOfACubeAreInterpolated() {
    // A cube that exchanges red and blue.
    var cube: [Float] = []
    for blue in 0..<2 {
      for green in 0..<2 { for red in 0..<2 { cube += [blue, green, red, 1].map(Float.init) } }
    }
    let data = cube.withUnsafeBytes { Data($0) }
    check(
      filtered("CIColorCube", ["inputCubeDimension": 2, "inputCubeData": data]), light[2],
      light[1], light[0])
  }

  @Test func gaussianBlurIsAGaussian() throws {
    let white = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let blurred = white.applyingGaussianBlur(sigma: 3)
    let middle = Double(FilterScene.values(blurred)[3])
    for (x, y) in [(1, 0), (3, 0), (0, 4), (2, 5), (-6, 3)] {
      let expected = exp(-Double(x * x + y * y) / 18)
      #expect(abs(Double(FilterScene.values(blurred, x: x, y: y)[3]) / middle - expected) < 1e-4)
    }
    // The sum of all light is kept.
    let sum = try #require(
      CIFilter(
        name: "CIAreaAverage",
        parameters: ["inputImage": blurred, "inputExtent": CIVector(cgRect: blurred.extent)]))
    let area = Double(blurred.extent.width * blurred.extent.height)
    #expect(abs(Double(FilterScene.values(sum.outputImage)[0]) * area - 1) < 1e-4)
  }

  @Test(arguments: ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur", "CIZoomBlur"])
  func blursKeepOneColour(name: String) {
    let blurred = image.clampedToExtent().applyingFilter(name)
    #expect(
      FilterScene.close(FilterScene.values(blurred, x: 2, y: 2), light + [1], within: 1e-4))
  }

  @Test func boxesAndDiscsHaveTheirWidth() {
    let white = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let box = white.applyingFilter("CIBoxBlur", parameters: ["inputRadius": 2])
    #expect(abs(FilterScene.values(box, x: 2, y: -2)[3] - 1 / 25) < 1e-6)
    #expect(FilterScene.values(box, x: 3, y: 0)[3] == 0)
    let disc = white.applyingFilter("CIDiscBlur", parameters: ["inputRadius": 10])
    let area = Double.pi * 10.5 * 10.5
    #expect(abs(Double(FilterScene.values(disc, x: 5, y: 5)[3]) * area - 1) < 0.01)
    #expect(FilterScene.values(disc, x: 8, y: 8)[3] == 0)
  }

  @Test func unsharpMaskAddsTheDifferenceFromTheBlur() {
    let edge = FilterScene.greys([[0, 0, 0, 0, 255, 255, 255, 255]])
    let blurred = edge.clampedToExtent().applyingGaussianBlur(sigma: 2)
    let sharp = edge.applyingFilter(
      "CIUnsharpMask", parameters: ["inputRadius": 2, "inputIntensity": 0.5])
    for x in 4..<8 {
      let (pixel, mean) = (FilterScene.values(edge, x: x)[0], FilterScene.values(blurred, x: x)[0])
      #expect(abs(FilterScene.values(sharp, x: x)[0] - (pixel + 0.5 * (pixel - mean))) < 1e-5)
    }
  }

  @Test func averagesAreOfLight() {
    let halves = FilterScene.greys([[0, 255]])
    let mean = halves.applyingFilter(
      "CIAreaAverage", parameters: ["inputExtent": CIVector(cgRect: halves.extent)])
    #expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(FilterScene.close(FilterScene.values(mean), [0.5, 0.5, 0.5, 1]))
    #expect(FilterScene.pixel(mean)?.red == 188)
  }

  @Test func blendModesFollowPDF() {
    let back = FilterScene.color(50, 200, 100)
    let other = [50.0, 200, 100].map { pow(($0 / 255 + 0.055) / 1.055, 2.4) }
    let modes: [(String, (Double, Double) -> Double)] = [
      ("CIMultiplyBlendMode", { $0 * $1 }), ("CIScreenBlendMode", { $0 + $1 - $0 * $1 }),
      ("CIDarkenBlendMode", { min($0, $1) }), ("CILightenBlendMode", { max($0, $1) }),
      ("CIDifferenceBlendMode", { abs($0 - $1) }),
      ("CIExclusionBlendMode", { $0 + $1 - 2 * $0 * $1 }),
      ("CIOverlayBlendMode", { s, d in d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }),
      ("CIColorDodgeBlendMode", { s, d in min(d / (1 - s), 1) }),
      ("CIColorBurnBlendMode", { s, d in 1 - min((1 - d) / s, 1) }),
      ("CIAdditionCompositing", { $0 + $1 }), ("CISourceOverCompositing", { s, _ in s }),
    ]
    for (name, mode) in modes {
      let expected = zip(light, other).map(mode)
      check(
        filtered(name, ["inputBackgroundImage": back]), expected[0], expected[1], expected[2])
    }
  }

  @Test func transparentColoursBlendInLinearLight() {
    let half = CIImage(color: CIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(FilterScene.pixel(half.composited(over: .white))?.red == 188)
  }

  @Test func masksMixImages() throws {
    let mask = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.25))
    for name in ["CIBlendWithMask", "CIBlendWithAlphaMask"] {
      let values = filtered(
        name, ["inputBackgroundImage": CIImage.black, "inputMaskImage": mask])
      check(values, light[0] / 4, light[1] / 4, light[2] / 4)
    }
  }

  @Test func gradientsAndPatterns() throws {
    let linear = CIFilter.linearGradient()
    linear.point1 = CGPoint(x: 10, y: 0)
    linear.color0 = .white
    #expect(abs(FilterScene.values(linear.outputImage, x: 2)[0] - 0.75) < 1e-6)
    let radial = CIFilter.radialGradient()
    radial.center = CGPoint(x: 0.5, y: 0.5)
    radial.radius0 = 2
    radial.radius1 = 12
    #expect(abs(FilterScene.values(radial.outputImage, x: 3, y: 4)[0] - 0.7) < 1e-6)
    let board = CIFilter.checkerboardGenerator()
    board.center = .zero
    board.width = 3
    let row = (-3..<6).map { FilterScene.values(board.outputImage, x: $0, y: -1)[0] }
    #expect(row == [1, 1, 1, 0, 0, 0, 1, 1, 1])
    let stripes = CIFilter.stripesGenerator()
    stripes.center = .zero
    stripes.width = 2
    #expect(
      (-2..<4).map { FilterScene.values(stripes.outputImage, x: $0)[0] } == [0, 0, 1, 1, 0, 0])
  }

  @Test func noiseIsUniformAndAlwaysTheSame() throws {
    let noise = try #require(CIFilter(name: "CIRandomGenerator")?.outputImage)
    #expect(FilterScene.values(noise, x: 5, y: 7) == FilterScene.values(noise, x: 5, y: 7))
    let mean = noise.applyingFilter(
      "CIAreaAverage", parameters: ["inputExtent": CIVector(x: 0, y: 0, z: 200, w: 200)])
    #expect(FilterScene.close(FilterScene.values(mean), [0.5, 0.5, 0.5, 0.5], within: 0.01))
  }

  @Test func transitionsBeginWithTheImageAndEndWithTheTarget() throws {
    for name in ["CIDissolveTransition", "CISwipeTransition", "CIRippleTransition"] {
      for (time, color) in [(0.0, UInt8(200)), (1, 50)] {
        let values =
          [
            "inputImage": image, "inputTargetImage": FilterScene.color(50, 50, 50),
            "inputTime": time,
          ] as [String: Any]
        let filter = try #require(CIFilter(name: name, parameters: values))
        #expect(FilterScene.pixel(filter.outputImage, x: 2, y: 2)?.red == color, "\(name) \(time)")
      }
    }
  }

  @Test func distortionsLeaveTheOutsideAndTheCentre() throws {
    let spot = FilterScene.greys((0..<9).map { y in (0..<9).map { UInt32($0 * 20 + y * 8) } })
    for name in ["CIBumpDistortion", "CIPinchDistortion", "CITwirlDistortion"] {
      let warped = spot.applyingFilter(
        name, parameters: ["inputCenter": CIVector(x: 4.5, y: 4.5), "inputRadius": 3])
      for (x, y) in [(4, 4), (0, 0), (8, 1)] {
        #expect(FilterScene.pixel(warped, x: x, y: y) == FilterScene.pixel(spot, x: x, y: y))
      }
      #expect(FilterScene.pixel(warped, x: 5, y: 5) != FilterScene.pixel(spot, x: 5, y: 5))
    }
  }

  @Test func scaledImagesKeepTheirColours() {
    for scale in [0.3, 0.5, 1, 2.5] {
      let scaled = FilterScene.color(200, 100, 50).clampedToExtent()
        .cropped(to: CGRect(x: 0, y: 0, width: 40, height: 20))
        .applyingFilter("CILanczosScaleTransform", parameters: ["inputScale": scale])
      #expect(
        scaled.extent
          == CGRect(x: 0, y: 0, width: (40 * scale).rounded(), height: (20 * scale).rounded()))
      let values = FilterScene.values(scaled, x: Int(20 * scale), y: 0)
      #expect(FilterScene.close(values, light + [1], within: 1e-4), "\(scale)")
    }
  }

  @Test func perspectiveMapsCorners() throws {
    let filter = CIFilter.perspectiveTransform()
    let quarters: [[UInt32]] = [[0, 255], [100, 50]]
    filter.inputImage = FilterScene.greys(
      (0..<20).map { y in (0..<20).map { x in quarters[y / 10][x / 10] } })
    filter.bottomLeft = .zero
    filter.bottomRight = CGPoint(x: 20, y: 0)
    filter.topRight = CGPoint(x: 16, y: 20)
    filter.topLeft = CGPoint(x: 4, y: 20)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
    let corners = [(5, 3), (15, 3), (14, 18), (6, 18)]
    let levels = corners.map { FilterScene.pixel(image, x: $0.0, y: $0.1)?.red ?? 0 }
    #expect(levels == [100, 50, 255, 0])
    #expect(FilterScene.pixel(image, x: 0, y: 19)?.alpha == 0)
  }

  @Test func cellsHaveOneColour() throws {
    let picture = FilterScene.greys((0..<8).map { y in (0..<8).map { UInt32($0 * 30 + y) } })
    let cells = picture.applyingFilter(
      "CIPixellate", parameters: ["inputCenter": CIVector(x: 0, y: 0), "inputScale": 4])
    let colors = (0..<16).map { FilterScene.values(cells, x: $0 % 4, y: $0 / 4) }
    #expect(Set(colors).count == 1)
    let mean = picture.applyingFilter(
      "CIAreaAverage", parameters: ["inputExtent": CIVector(x: 0, y: 0, z: 4, w: 4)])
    #expect(FilterScene.close(colors[0], FilterScene.values(mean).map(Double.init)))
  }

  @Test func aWheelHasTheColoursOfItsHues() throws {
    let filter = CIFilter.hueSaturationValueGradient()
    filter.radius = 100
    filter.softness = 0
    filter.value = 1
    let wheel = try #require(filter.outputImage)
    #expect(wheel.extent == CGRect(x: 0, y: 0, width: 200, height: 200))
    func color(_ x: Int, _ y: Int) -> [Int] {
      FilterScene.pixel(wheel, x: x, y: y).map { [Int($0.red), Int($0.green), Int($0.blue)] } ?? []
    }
    func isClose(_ color: [Int], _ red: Int, _ green: Int, _ blue: Int) -> Bool {
      zip(color, [red, green, blue]).allSatisfy { abs($0 - $1) <= 3 }
    }
    // Red at the right, a quarter turn counterclockwise from it between yellow and green.
    #expect(isClose(color(199, 100), 255, 1, 0), "\(color(199, 100))")
    #expect(isClose(color(100, 199), 128, 255, 1), "\(color(100, 199))")
    #expect(isClose(color(0, 100), 1, 255, 255), "\(color(0, 100))")
    #expect(isClose(color(100, 0), 128, 1, 255), "\(color(100, 0))")
    #expect(isClose(color(149, 100), 255, 129, 128), "\(color(149, 100))")
    #expect(isClose(color(100, 100), 255, 253, 253), "\(color(100, 100))")
    #expect(FilterScene.pixel(wheel, x: 2, y: 2)?.alpha == 0)
    filter.value = 0.5
    let dark = FilterScene.pixel(filter.outputImage, x: 100, y: 100)
    #expect(dark.map { abs(Int($0.red) - 128) <= 1 } == true)
  }
}
