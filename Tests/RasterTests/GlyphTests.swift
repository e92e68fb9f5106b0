import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

/// Outlines that are shared, cached and moved.
@Suite struct GlyphTests {
  /// A ring, in units of 1/100 pixel.
  private static let ring: GlyphOutline = {
    var path = Path()
    path.addEllipse(in: CGRect(x: 100, y: -900, width: 800, height: 800))
    var hole = Path()
    hole.addEllipse(in: CGRect(x: -300, y: -700, width: 400, height: 400))
    path.append(hole.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 400, ty: 0)))
    return GlyphOutline(path)
  }()

  private static func run(_ positions: [(Double, Double)]) -> Shape {
    .glyphs(
      GlyphRun(
        positions.map { GlyphRun.Glyph(ring, at: CGPoint(x: $0.0, y: $0.1)) }, scale: 0.01))
  }

  @Test func glyphsMatchTheirPath() {
    let run = Self.run([(1, 11), (8.25, 11.5)])
    #expect(run.bounds == rect(2, 2, 15.25, 8.5))
    let levels = zip(
      coverage(run, 20, 14).joined(), coverage(.path(run.path, .winding), 20, 14).joined())
    #expect(levels.allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    let expected = .pi * (16 - 4) * 2.0
    #expect(abs(area(Self.run([(1, 11), (11, 11)]), 24, 14) - expected) < 0.15)
  }

  /// A glyph that moves by whole pixels keeps its pixels. One that moves by less glides: each step
  /// moves its centre by the same distance.
  @Test func glyphsMoveBySubpixels() {
    let still = coverage(Self.run([(1, 11)]), 24, 14)
    let moved = coverage(Self.run([(1, 11)]), 24, 14, .init(translationX: 7, y: 1))
    #expect(
      moved.dropFirst().map { Array($0.dropFirst(7)) }
        == still.dropLast().map { Array($0.dropLast(7)) })
    func middle(_ x: Double) -> Double {
      let rows = coverage(Self.run([(1, 11)]), 24, 14, .init(translationX: x, y: 0))
      let sums = rows.map { row in
        row.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * Double($1.element) }
      }
      return sums.reduce(0, +) / rows.joined().reduce(0) { $0 + Double($1) }
    }
    let start = middle(0)
    for step in 1...40 {
      let x = Double(step) / 16
      #expect(abs(middle(x) - start - x) < 0.004, "moved by \(x)")
    }
  }

  /// A renderer that has already drawn the outlines, at other positions and sizes, gives the same
  /// bytes.
  @Test(arguments: 0..<40)
  func cachedOutlinesGiveTheSamePixels(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: 60, height: 40)
    let outlines = (0..<5).map { _ in GlyphOutline(scene.path()) }
    var used = Renderer()
    for frame in 0..<6 {
      let items = (0..<8).map { _ in
        let glyphs = (0..<6).map { _ in
          GlyphRun.Glyph(outlines[scene.whole(0...4)], at: scene.point())
        }
        let scale = scene.chance(0.5) ? 0.5 : scene.number(0.1, 1)
        return DisplayItem.fill(
          .glyphs(GlyphRun(glyphs, scale: scale)), scene.transform(), scene.color())
      }
      let list = DisplayList(width: 60, height: 40, background: .white, items: items)
      var fresh = Renderer()
      #expect(try used.drawing(of: list) == fresh.drawing(of: list), "seed \(seed), frame \(frame)")
    }
  }

  /// More outlines than the cache's limit: removing them doesn't change any pixel.
  @Test func evictionDoesNotChangePixels() throws {
    var scene = SceneGenerator(seed: 7, width: 60, height: 40)
    var path = Path()
    for _ in 0..<300 {
      path.addCurve(to: scene.point(), control1: scene.point(), control2: scene.point())
    }
    let outline = GlyphOutline(path)
    var used = Renderer()
    for frame in 0..<30 {
      let run = GlyphRun([GlyphRun.Glyph(outline, at: .zero)], scale: 1 + Double(frame % 15) / 50)
      let list = DisplayList(
        width: 60, height: 40, background: .white, items: [fill(.glyphs(run), .red)])
      var fresh = Renderer()
      #expect(try used.drawing(of: list) == fresh.drawing(of: list), "frame \(frame)")
    }
  }

  /// Overlapping glyphs of one run are a single shape, no darker where they overlap.
  @Test func overlappingGlyphsAreOneShape() throws {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let picture = try drawing(24, 14, on: .white, [fill(Self.run([(1, 11), (4, 11)]), half)])
    #expect(picture.pixels.allSatisfy { $0 & 0xFF >= 127 })
  }

  @Test func outlinesAreComparedByTheirPaths() {
    let copy = GlyphOutline(Self.ring.path)
    #expect(copy == Self.ring)
    #expect(copy.hashValue == Self.ring.hashValue)
    #expect(GlyphOutline(Path()) != copy)
    #expect(GlyphOutline(Path()).box.isNull)
  }
}
