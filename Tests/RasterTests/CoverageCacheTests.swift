import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

/// The coverage of text and lines at rest.
@Suite struct CoverageCacheTests {
  private static let outline: GlyphOutline = {
    var path = Path()
    path.addEllipse(in: CGRect(x: 0.05, y: -0.95, width: 0.9, height: 0.9))
    path.addRect(CGRect(x: 0.2, y: -0.6, width: 0.4, height: 0.3))
    return GlyphOutline(path)
  }()

  private static let label = Shape.glyphs(
    GlyphRun(
      (0..<5).map { GlyphRun.Glyph(outline, at: CGPoint(x: Double($0) * 11.3 + 2, y: 12.4)) },
      scale: 11))

  private static let line: Shape = {
    var path = Path()
    path.move(to: CGPoint(x: 2, y: 3))
    for number in 1...20 {
      path.addLine(to: CGPoint(x: Double(number * 29 % 56), y: Double(number * 17 % 34)))
    }
    return .stroke(path, StrokeStyle(width: 1.5))
  }()

  /// Returns a list with a shape at a scale at which text has no phases.
  private static func list(
    _ shape: Shape, x: Double = 0, scale: Double = 1.1, _ color: Color = .red
  ) -> DisplayList {
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: 20)
    return DisplayList(
      width: 60, height: 40, background: .white, items: [.fill(shape, transform, .color(color))])
  }

  @Test("Content at rest is cached when drawn again, for all colours", arguments: [label, line])
  func contentAtRestIsCached(shape: Shape) throws {
    let cache = CoverageCache()
    var renderer = Renderer(coverages: cache)
    let first = try renderer.drawing(of: Self.list(shape))
    #expect(cache.size == 0)
    let second = try renderer.drawing(of: Self.list(shape))
    let size = cache.size
    #expect(size > 0)
    #expect(second == first)
    #expect(try renderer.drawing(of: Self.list(shape)) == first)
    for color in [Color.blue, Color(red: 0.2, green: 1, blue: 0.4, alpha: 0.3)] {
      #expect(
        try renderer.drawing(of: Self.list(shape, color))
          == drawing(of: Self.list(shape, color)))
    }
    #expect(cache.size == size)
  }

  @Test("Moving content isn't cached, even when it is drawn in bands", arguments: [label, line])
  func movingContentIsNotCached(shape: Shape) throws {
    let cache = CoverageCache()
    var renderer = Renderer(coverages: cache)
    var bitmap = try #require(Bitmap(width: 60, height: 40))
    for step in 0..<600 {
      let list = Self.list(shape, x: Double(step) / 64)
      for top in stride(from: 0, to: 40, by: 8) {
        renderer.render(list, rows: top..<top + 8, into: &bitmap)
      }
      #expect(try step % 50 != 0 || bitmap == drawing(of: list), "step \(step)")
    }
    #expect(cache.size == 0)
  }

  @Test func uprightTextThatMovesIsCachedOncePerPhase() throws {
    let cache = CoverageCache()
    var renderer = Renderer(coverages: cache)
    _ = try renderer.drawing(of: Self.list(Self.label, scale: 1))
    let size = cache.size
    #expect(size > 0)
    for step in 0..<640 {
      let list = Self.list(Self.label, x: Double(step) / 128, scale: 1)
      let drawn = try renderer.drawing(of: list)
      #expect(try step % 50 != 0 || drawn == drawing(of: list), "step \(step)")
    }
    #expect(cache.size == size * GlyphPlacement.phaseCount)
  }

  @Test("Simple shapes aren't cached")
  func simpleShapesAreNotCached() throws {
    let cache = CoverageCache()
    var renderer = Renderer(coverages: cache)
    var path = Path()
    path.addRect(CGRect(x: 1.5, y: -9, width: 50, height: 20))
    for shape in [Shape.ellipse(rect(1, 1, 30, 9)), .path(path, .winding)] {
      for _ in 0..<3 { _ = try renderer.drawing(of: Self.list(shape)) }
    }
    #expect(cache.size == 0)
  }

  @Test("Caching and bands don't change any pixels", arguments: 0..<80)
  func cachingDoesNotChangePixels(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: 90, height: 70)
    let items = (0..<5).map { number -> DisplayItem in
      let shape: Shape =
        number % 2 == 0
        ? .glyphs(scene.glyphs())
        : scene.chance(0.5)
          ? .stroke(scene.path(), scene.strokeStyle()) : .path(scene.path(), .evenOdd)
      return .fill(shape, scene.projection(), .color(scene.color()))
    }
    let group = DisplayItem.group(
      DisplayGroup(opacity: 0.6, clip: scene.clip(), items: Array(items[1...])))
    let list = DisplayList(
      width: 90, height: 70, background: scene.color(), items: items + [group])
    let cache = CoverageCache()
    var renderer = Renderer(coverages: cache)
    let expected = try drawing(of: list)
    for _ in 0..<3 {
      #expect(try renderer.drawing(of: list) == expected, "seed \(seed)")
      var bitmap = try #require(Bitmap(width: 90, height: 70))
      for top in stride(from: 0, to: 70, by: 21) {
        renderer.render(list, rows: top..<min(top + 21, 70), into: &bitmap)
      }
      #expect(bitmap == expected, "seed \(seed), in bands")
    }
  }
}
