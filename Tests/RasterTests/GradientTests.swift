import Foundation
import Geometry
import Raster
import Rasterizer
import RasterReference
import Testing

@Suite struct GradientTests {
  private static let box = Shape.rect(rect(0, 0, 256, 64))

  private func axial(_ stops: [Gradient.Stop], _ width: Double = 256) -> Gradient {
    Gradient(stops, .axial(from: .zero, to: CGPoint(x: width, y: 0)))
  }

  private func picture(
    _ gradient: Gradient, _ width: Int = 256, _ height: Int = 64,
    _ projection: Projection = .affine(.identity)
  ) -> [Pixel] {
    Renderer.colors(of: .gradient(gradient), projection, width: width, height: height)
  }

  /// Returns whether pixels of a canvas show the plane, and not the area behind the eye.
  private func visible(_ projection: Projection, _ width: Int, _ height: Int) -> [Bool] {
    var renderer = Renderer()
    let plane = Shape.rect(rect(-9999, -9999, 19998, 19998))
    return renderer.coverage(of: plane, projection, width: width, height: height).map { $0 == 255 }
  }

  private func levels(_ pixel: Pixel) -> SIMD4<Double> {
    [Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha)]
  }

  /// Locations so far from the gradient that their numbers are infinite.
  @Test(arguments: [1e-18, 1e-25, 1e-38, 1e-60, 1e-150, 1e-300])
  func aTinyGradientShowsItsEndColour(size: Double) {
    let stops = [Gradient.Stop(.black, at: 0), .init(.white, at: 1)]
    let center = CGPoint(x: -3, y: 1)
    let kinds: [Gradient.Kind] = [
      .radial(from: .init(center, radius: 0), to: .init(center, radius: size)),
      .radial(from: .init(.zero, radius: 0), to: .init(CGPoint(x: size / 3, y: 0), radius: size)),
      .axial(from: CGPoint(x: 0, y: 0), to: CGPoint(x: size, y: size)),
    ]
    for kind in kinds {
      let shown = picture(Gradient(stops, kind), 40, 9)
      #expect(shown.count == 360)
      #expect(shown.allSatisfy { $0.red == $0.green && ($0.alpha == 255 || $0.alpha == 0) })
    }
    // Every pixel is beyond the end.
    let white = picture(Gradient(stops, kinds[0]), 40, 9)
    if size > 1e-60 { #expect(white.allSatisfy { $0.word == 0xFFFF_FFFF }) }
  }

  @Test func aRampIsLinearAndMonotonic() {
    let gradient = axial([.init(.black, at: 0), .init(.white, at: 1)], 2048)
    let pixels = picture(gradient, 2048, 8)
    // A block of eight by eight pixels contains every value of the dither once.
    let means = (0..<256).map { cell in
      (0..<64).reduce(0.0) { $0 + Double(pixels[$1 / 8 * 2048 + cell * 8 + $1 % 8].red) } / 64
    }
    for (mean, next) in zip(means, means.dropFirst()) { #expect(next >= mean) }
    for (cell, mean) in means.enumerated() {
      #expect(abs(mean - (Double(cell) * 8 + 4) / 2048 * 255) < 0.05)
    }
  }

  /// Each pixel is within a level of the exact colour, and the average error is small.
  @Test(arguments: 0..<40)
  func colorsAreRoundedFromTheExactOnes(block: Int) {
    for seed in block * 10..<block * 10 + 10 {
      var scene = SceneGenerator(seed: seed, width: 64, height: 48)
      let (gradient, projection) = (scene.gradient(), scene.projection())
      let exact = ReferenceFill.exactLevels(of: gradient, projection, width: 64, height: 48)
      let drawn = picture(gradient, 64, 48, projection)
      var (sum, far) = (SIMD4<Double>.zero, 0)
      let visible = visible(projection, 64, 48)
      for (number, (exact, pixel)) in zip(exact, drawn).enumerated() where visible[number] {
        let difference = levels(pixel) - exact
        sum += difference
        if abs(difference.min()) > 1 || abs(difference.max()) > 1 { far += 1 }
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
      // Only where the colour changes abruptly can a pixel's centre be on the other side.
      #expect(far <= 3, "seed \(seed): \(gradient)")
      if far == 0 { #expect(abs(sum.max()) / Double(drawn.count) < 0.5, "seed \(seed)") }
    }
  }

  @Test(arguments: 0..<40)
  func gradientsMatchTheReferenceWithinALevel(block: Int) {
    for seed in block * 10..<block * 10 + 10 {
      var scene = SceneGenerator(seed: seed, width: 40, height: 24)
      let (gradient, projection) = (scene.gradient(), scene.projection())
      let expected = ReferenceFill.colors(
        of: .gradient(gradient), projection, width: 40, height: 24)
      let (drawn, visible) = (picture(gradient, 40, 24, projection), visible(projection, 40, 24))
      let differences = drawn.indices.filter { visible[$0] }.map { number in
        let difference = levels(drawn[number]) - levels(expected[number])
        return max(difference.max(), -difference.min())
      }
      #expect(differences.filter { $0 > 1 }.count <= 3, "seed \(seed): \(gradient)")
      // Occasionally, results are on different sides of a threshold.
      #expect(differences.filter { $0 > 0 }.count <= 24, "seed \(seed): \(gradient)")
    }
  }

  @Test(arguments: [1, 0.5, 0.3])
  func aConstantGradientIsASolidColour(alpha: Double) {
    let color = Color(red: 0.5, green: 0.3, blue: 0.7, alpha: alpha)
    for kind in [
      Gradient.Kind.axial(from: .zero, to: CGPoint(x: 30, y: 9)),
      .radial(from: .init(.zero, radius: 0), to: .init(.zero, radius: 40)),
      .conic(center: .zero, angle: 1),
    ] {
      let gradient = Gradient([.init(color, at: 0.2), .init(color, at: 0.9)], kind)
      #expect(Set(picture(gradient)) == [color.pixel])
    }
  }

  @Test func gradientsOfOpaqueColoursAreOpaque() {
    let gradient = axial([.init(.red, at: 0.1), .init(.blue, at: 0.5), .init(.white, at: 0.7)])
    #expect(picture(gradient).allSatisfy { $0.alpha == 255 })
  }

  @Test func equalLocationsGiveASharpEdge() {
    let gradient = axial([
      .init(.blue, at: 1), .init(.red, at: 0.5), .init(.red, at: 0), .init(.blue, at: 0.5),
    ])
    let row = picture(gradient)[..<256]
    #expect(row[127] == Color.red.pixel)
    #expect(row[128] == Color.blue.pixel)
  }

  @Test func locationsCanBeInAnyOrder() {
    let stops = [Gradient.Stop(.red, at: 0.2), .init(.green, at: 0.5), .init(.blue, at: 0.9)]
    #expect(axial(stops) == axial([stops[2], stops[0], stops[1]]))
  }

  @Test func theEndColoursExtendByDefault() {
    let kind = Gradient.Kind.axial(from: CGPoint(x: 64, y: 0), to: CGPoint(x: 192, y: 0))
    let stops = [Gradient.Stop(.red, at: 0), .init(.blue, at: 1)]
    let both = picture(Gradient(stops, kind))
    #expect(both[0] == Color.red.pixel && both[255] == Color.blue.pixel)
    let neither = picture(Gradient(stops, kind, drawsBeforeStart: false, drawsAfterEnd: false))
    #expect(neither[63].alpha == 0 && neither[64].alpha == 255)
    #expect(neither[191].alpha == 255 && neither[192].alpha == 0)
  }

  @Test func coloursAreMixedBeforePremultiplication() {
    let gradient = axial([.init(.white, at: 0), .init(.clear, at: 1)])
    let middle = picture(gradient)[128]
    // Halfway between white and black, half opaque.
    #expect(abs(Int(middle.alpha) - 127) <= 1 && abs(Int(middle.red) - 63) <= 1)
  }

  @Test func anEllipticalGradientReachesItsBox() {
    let gradient = Gradient.elliptical(
      [.init(.white, at: 0), .init(.black, at: 1)], center: CGPoint(x: 128, y: 32),
      corner: CGPoint(x: 256, y: 64))
    let pixels = picture(gradient)
    #expect(pixels[32 * 256 + 128].red >= 250)
    #expect(pixels[32 * 256].red < 3 && pixels[128].red < 6 && pixels[0].red == 0)
    #expect(abs(Int(pixels[32 * 256 + 64].red) - 127) <= 4)
  }

  @Test func conicGradientsRunClockwise() {
    let gradient = Gradient(
      [.init(.black, at: 0), .init(.white, at: 1)],
      .conic(center: CGPoint(x: 32, y: 32), angle: -.pi / 2))
    let pixels = picture(gradient, 64, 64)
    func red(_ x: Int, _ y: Int) -> Int { Int(pixels[y * 64 + x].red) }
    #expect(red(33, 0) < 5 && red(30, 0) > 250)
    #expect(abs(red(63, 32) - 64) < 3 && abs(red(32, 63) - 127) < 4 && abs(red(0, 32) - 191) < 4)
  }

  @Test func aGradientWithoutLengthDrawsNothing() throws {
    let stops = [Gradient.Stop(.red, at: 0), .init(.blue, at: 1)]
    for gradient in [
      Gradient(stops, .axial(from: .zero, to: .zero)),
      Gradient([], .conic(center: .zero, angle: 0)),
      Gradient(stops, .radial(from: .init(.zero, radius: 3), to: .init(.zero, radius: 3))),
      .elliptical(stops, center: .zero, corner: CGPoint(x: 0, y: 5)),
      Gradient(stops, .axial(from: .zero, to: CGPoint(x: CGFloat.nan, y: 0))),
    ] {
      let item = DisplayItem.fill(Self.box, CGAffineTransform.identity, .gradient(gradient))
      #expect(try drawing(8, 8, on: .green, [item]) == drawing(8, 8, on: .green, []))
    }
  }
}
