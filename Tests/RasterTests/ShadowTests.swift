import Foundation
import Geometry
import Raster
import Rasterizer
import RasterReference
import Testing

@Suite struct ShadowTests {
  private static let card = DisplayItem.fill(
    .roundedRect(rect(30, 20, 40, 30), radius: 6), .affine(.identity), .red)

  private static func shadow(
    _ caster: [DisplayItem] = [card], dx: Double = 0, dy: Double = 0, sigma: Double = 4,
    _ color: Color = .black
  ) -> DisplayItem {
    .shadow(
      DisplayShadow(caster: caster, offset: CGVector(dx: dx, dy: dy), sigma: sigma, color: color))
  }

  private static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(width: 100, height: 70, background: .white, items: items)
  }

  @Test("Without a blur, a shadow is its caster's alpha in the shadow's colour")
  func shadowsWithoutBlur() throws {
    let half = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    let ellipse = Shape.ellipse(rect(10, 10, 30, 20))
    let drawn = try drawing(
      60, 40, on: .white, [Self.shadow([fill(ellipse, half)], dx: 5, dy: 3, sigma: 0, .green)])
    let expected = try drawing(
      60, 40, on: .white,
      [
        .fill(
          ellipse, CGAffineTransform(translationX: 5, y: 3),
          Color(red: 0, green: 1, blue: 0, alpha: 0.5))
      ])
    let far = zip(drawn.pixels, expected.pixels).map { pair in
      abs(Int(Pixel(pair.0).red) - Int(Pixel(pair.1).red))
    }
    #expect(far.max() == 0 || far.max() == 1)
  }

  @Test("A straight edge becomes the integral of a Gaussian")
  func edge() throws {
    let wall = fill(.rect(rect(-200, -200, 250, 500)), .white)
    let drawn = try drawing(100, 10, on: .clear, [Self.shadow([wall], sigma: 10)])
    // 15.87 % remain at a distance of one σ from the edge, 2.28 % at two.
    let levels = [39, 49, 50, 59, 69].map { Int(drawn[$0, 5]?.alpha ?? 0) }
    let exact = [0.8531, 0.5199, 0.4801, 0.1711, 0.0256].map { Int(($0 * 255).rounded()) }
    for (level, exact) in zip(levels, exact) { #expect(abs(level - exact) <= 1) }
  }

  @Test("The caster of a shadow can be outside of the canvas")
  func casterOutside() throws {
    let drawn = try drawing(
      20, 20, on: .clear, [Self.shadow([fill(.rect(rect(-30, 0, 29, 20)), .red)], sigma: 5)])
    #expect(drawn[0, 10]?.alpha ?? 0 > 80 && drawn[19, 10]?.alpha == 0)
  }

  @Test(
    "Beyond its spread, a blur contributes less than half a level",
    arguments: [0.3, 1, 4, 5, 13, 60])
  func blursAreNotCutOffVisibly(sigma: Double) throws {
    let wall = fill(.rect(rect(-3000, -3000, 3300, 7000)), .white)
    let drawn = try drawing(600, 3, on: .clear, [Self.shadow([wall], sigma: sigma)])
    let levels = ReferenceBlur.values(
      (0..<600).map { $0 < 300 ? 255 : 0 }, width: 600, height: 1, sigma: sigma, repeatsEdges: true)
    for (x, exact) in levels.enumerated() {
      #expect(abs(Double(drawn[x, 1]?.alpha ?? 0) - exact) <= 1, "column \(x)")
    }
  }

  @Test("A shadow that rests, moves by whole pixels or changes its colour is drawn once")
  func shadowsAreCached() throws {
    let cache = CoverageCache()
    var renderer = Renderer(coverages: cache)
    let first = try renderer.drawing(of: Self.list([Self.shadow(), Self.card]))
    let size = cache.size
    #expect(size > 0)
    let again = try renderer.drawing(of: Self.list([Self.shadow(), Self.card]))
    #expect(again == first)
    let moved = CGAffineTransform(translationX: 7, y: -3)
    let items = [Self.shadow(), Self.card].map { $0.applying(moved) }
    let drawnMoved = try renderer.drawing(of: Self.list(items))
    #expect(cache.size == size)
    #expect(try drawnMoved == drawing(100, 70, on: .white, items))
    _ = try renderer.drawing(of: Self.list([Self.shadow(dx: 4, dy: 4, .blue)]))
    #expect(cache.size == size)
    _ = try renderer.drawing(of: Self.list([Self.shadow(dx: 0.5)]))
    #expect(cache.size > size)
  }

  @Test("A soft shadow that glides has at most 128/σ forms a pixel, and is drawn once for each")
  func glidingShadowsHaveFewForms() throws {
    let cache = CoverageCache()
    var renderer = Renderer(coverages: cache)
    var sizes: [Int] = []
    for frame in 0..<200 {
      // A step of 1/8 pixel for a σ of 16; positions that no step divides, with rounding errors.
      let place = CGAffineTransform(translationX: 0.1 + Double(frame) * 0.37, y: 3)
      let items = [Self.shadow(sigma: 16)].map { $0.applying(place) }
      let drawn = try renderer.drawing(of: Self.list(items))
      #expect(try drawn == drawing(100, 70, on: .white, items), "frame \(frame)")
      sizes.append(cache.size)
    }
    let form = sizes[0]
    // The columns that a form touches can differ by one.
    #expect(sizes[199] > 7 * form && sizes[199] < 9 * form)
    #expect(sizes[100] == sizes[199])
  }

  @Test(
    "The steps of soft shadows change levels by at most 0.4", arguments: [4, 7, 16, 30, 64, 200])
  func stepsAreInvisible(sigma: Double) throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let edge = Double.random(in: 90..<110, using: &random)
      let wall = DisplayItem.fill(
        .rect(rect(-4000, -4000, 4000, 8000)), CGAffineTransform(translationX: edge, y: 0.3), .white
      )
      let drawn = try drawing(200, 1, on: .clear, [Self.shadow([wall], sigma: sigma)])
      for x in 0..<200 {
        let distance = (edge - Double(x) - 0.5) / (sigma * 2.0.squareRoot())
        let exact = 255 * (1 + erf(distance)) / 2
        // A blur is within one level of the true Gaussian.
        #expect(
          abs(Double(drawn[x, 0]?.alpha ?? 0) - exact) <= 1.4, "column \(x), edge \(edge)")
      }
    }
  }

  @Test("Caching doesn't change any pixels", arguments: 0..<60)
  func cachingDoesNotChangePixels(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: 90, height: 70)
    let items = (0..<4).map { _ in DisplayItem.shadow(scene.shadow(depth: 2)) }
    let list = DisplayList(width: 90, height: 70, background: .white, items: items)
    var (keeping, partial) = (Renderer(), Renderer(coverages: CoverageCache(capacity: 0)))
    let whole = try keeping.drawing(of: list)
    #expect(try partial.drawing(of: list) == whole, "seed \(seed)")
    #expect(try keeping.drawing(of: list) == whole, "seed \(seed)")
  }

  @Test("A cache doesn't exceed its capacity")
  func cacheCapacityIsLimited() throws {
    let cache = CoverageCache(capacity: 200_000)
    var renderer = Renderer(coverages: cache)
    for index in 0..<100 {
      _ = try renderer.drawing(of: Self.list([Self.shadow(sigma: 2 + Double(index) / 50)]))
      #expect(cache.size <= 200_000 && cache.size > 0)
    }
  }

  @Test("A shadow is scaled and rotated with its surroundings")
  func applying() {
    guard
      case .shadow(let shadow) = Self.shadow(dx: 3, dy: 0, sigma: 4).applying(
        CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
    else {
      Issue.record("A transformed shadow is no longer a shadow.")
      return
    }
    #expect(abs(shadow.sigma - 8) < 1e-9)
    #expect(abs(shadow.offset.dx) < 1e-9 && abs(shadow.offset.dy - 6) < 1e-9)
  }

  @Test("Values out of range draw nothing or are clamped")
  func invalidValues() throws {
    for sigma in [Double.nan, .infinity, -.infinity] {
      #expect(
        try drawing(
          9, 9, [Self.shadow([fill(.rect(rect(0, 0, 9, 9)), .red)], sigma: sigma, .white)])
          == drawing(9, 9, []))
    }
    for offset in [Double.nan, .infinity, 1e300] {
      let item = Self.shadow([fill(.rect(rect(0, 0, 9, 9)), .red)], dx: offset, .white)
      #expect(try drawing(9, 9, [item]) == drawing(9, 9, []))
    }
    let huge = fill(.rect(rect(-1e9, -1e9, 2e9, 2e9)), .white)
    let drawn = try drawing(9, 9, on: .clear, [Self.shadow([huge], sigma: 1e9)])
    #expect(drawn[4, 4]?.alpha == 255)
  }
}
