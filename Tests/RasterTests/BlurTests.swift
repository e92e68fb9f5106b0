import Foundation
import Raster
import Rasterizer
import RasterReference
import Testing

/// Compares the blur with a Gaussian in floating point.
@Suite struct BlurTests {
  private static let sigmas: [Double] = [
    0, 0.1, 0.2, 0.25, 0.3, 0.5, 0.7, 1, 1.3, 1.5, 2, 2.5, 3, 3.7, 4.9, 4.999, 5, 5.5, 6, 7.1, 8,
    9.9, 10, 12, 15, 19.9, 20, 25, 30, 39, 40, 50, 60, 79.9, 80, 90, 100,
  ]

  /// Returns lines with an edge, a bar, a point or noise: the worst cases for a blur.
  private static func lines(_ count: Int, _ random: inout SeededGenerator) -> [[UInt8]] {
    func line(_ level: (Int) -> UInt8) -> [UInt8] { (0..<count).map(level) }
    let middle = count / 2
    let shift = Int.random(in: 0..<32, using: &random)
    let width = Int.random(in: 1...40, using: &random)
    let noise = line { _ in UInt8.random(in: 0...255, using: &random) }
    let bits = line { _ in Bool.random(using: &random) ? 255 : 0 }
    return [
      line { $0 < middle + shift ? 255 : 0 },
      line { (middle + shift..<middle + shift + width).contains($0) ? 255 : 0 },
      line { $0 == middle + shift ? 255 : 0 },
      line { $0 / width % 2 == 0 ? 255 : 0 }, noise, bits,
    ]
  }

  @Test("The blur is within a level of the Gaussian", arguments: sigmas)
  func blursMatchTheGaussian(sigma: Double) {
    for seed in 0..<6 {
      var random = SeededGenerator(seed: seed)
      let count = 700
      for line in Self.lines(count, &random) {
        let exact = ReferenceBlur.values(
          line.map { Double($0) }, width: count, height: 1, sigma: sigma, repeatsEdges: true)
        let blurred = Renderer.blurred(
          line, width: count, height: 1, sigma: sigma, repeatsEdges: true)
        let far = zip(exact, blurred).map { abs($0 - Double($1)) }.max() ?? 0
        #expect(far <= 1, "seed \(seed)")
      }
    }
  }

  @Test("Components are blurred independently, and none exceeds its alpha")
  func componentsAreBlurredIndependently() throws {
    var scene = SceneGenerator(seed: 3, width: 90, height: 70)
    let picture = try drawing(90, 70, on: .clear, scene.list(itemCount: 8).items)
    for sigma in [0.0, 0.8, 3, 5.5, 11, 30] {
      let blurred = picture.blurred(sigma: sigma)
      for component in [\Pixel.red, \.green, \.blue, \.alpha] {
        let levels = picture.pixels.map { Pixel($0)[keyPath: component] }
        let alone = Renderer.blurred(
          levels, width: 90, height: 70, sigma: sigma, repeatsEdges: true)
        #expect(blurred.pixels.map { Pixel($0)[keyPath: component] } == alone)
      }
      #expect(
        blurred.pixels.allSatisfy { word in
          let pixel = Pixel(word)
          return max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha
        })
    }
  }

  @Test("Constant levels don't change, and mirrored input gives mirrored output")
  func constantAndMirroredLevels() {
    for sigma in [0.4, 2.0, 6, 25, 90, 300, .infinity] {
      let even = Renderer.blurred(
        Array(repeating: 201, count: 64 * 8), width: 64, height: 8, sigma: sigma,
        repeatsEdges: true)
      #expect(even.allSatisfy { $0 == 201 })
      let line = (0..<128).map { UInt8($0 * $0 % 251) }
      let forwards = Renderer.blurred(
        line, width: 128, height: 1, sigma: sigma, repeatsEdges: true)
      let backwards = Renderer.blurred(
        line.reversed(), width: 128, height: 1, sigma: sigma, repeatsEdges: true)
      #expect(forwards == backwards.reversed())
    }
  }
}
