import Foundation
import Geometry
import Raster
import RasterReference
import Testing

/// Outlines that overlap or cross themselves within a pixel.
@Suite struct OverlapTests {
  /// Returns rectangles as one path, all with the same winding.
  private func rects(_ rects: [CGRect], _ rule: CGPathFillRule) -> Shape {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    return .path(path, rule)
  }

  @Test func areasWithAWindingOfTwoCountOnce() {
    let same = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(coverage(rects([same, same], .winding), 1, 1) == [[128]])
    #expect(coverage(rects([same, same, same], .winding), 1, 1) == [[128]])
    #expect(coverage(rects([same, same], .evenOdd), 1, 1) == [[0]])
    #expect(coverage(rects([same, same, same], .evenOdd), 1, 1) == [[128]])
  }

  @Test func overlappingHalvesOfAPixelAreUnited() {
    let (left, top) = (rect(0, 0, 0.5, 1), rect(0, 0, 1, 0.5))
    #expect(coverage(rects([left, top], .winding), 1, 1) == [[191]])
    #expect(coverage(rects([left, top], .evenOdd), 1, 1) == [[128]])
  }

  @Test func oppositeWindingsDoNotCancel() {
    // The two triangles of a bow tie have opposite windings.
    let bow = polygon([(0, 0), (1, 0), (0, 1), (1, 1)])
    #expect(coverage(bow, 1, 1) == [[128]])
  }

  @Test func crossingsInsideAPixelAreExact() {
    // Two crossing lines, half a pixel wide: each covers a half, both together a quarter of the
    // area.
    for middle in [0.1, 0.3, 0.5, 0.77] {
      var path = Path()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 2, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 1))
      path.addLine(to: CGPoint(x: 2 * middle, y: 1))
      path.closeSubpath()
      let exact = ReferenceCoverage.areas(
        of: .path(path, .winding), .affine(.identity), width: 2, height: 1)
      let levels = coverage(.path(path, .winding), 2, 1)[0]
      for (area, level) in zip(exact ?? [], levels) {
        #expect(abs(area * 255 - Double(level)) < 0.52)
      }
    }
  }

  @Test func overlappingGlyphsAreUnited() {
    let bar = GlyphOutline(Shape.rect(rect(0, 0, 0.5, 1)).path)
    let run = GlyphRun([.init(bar, at: .zero), .init(bar, at: CGPoint(x: 0.25, y: 0))], scale: 1)
    #expect(run.mayOverlap)
    #expect(coverage(.glyphs(run), 1, 1) == [[191]])
  }

  @Test func selfOverlapIsDetected() {
    var ring = Path()
    ring.addEllipse(in: rect(0, 0, 10, 10))
    #expect(!ring.overlapsItself)
    var hole = ring
    hole.append(Shape.ellipse(rect(2, 2, 6, 6)).path.reversed)
    #expect(!hole.overlapsItself)
    var disc = ring
    disc.addEllipse(in: rect(2, 2, 6, 6))
    #expect(disc.overlapsItself)
    var separate = ring
    separate.addEllipse(in: rect(12, 0, 6, 6))
    #expect(!separate.overlapsItself)
    separate.addEllipse(in: rect(17, 0, 6, 6))
    #expect(separate.overlapsItself)
    #expect(polygon([(0, 0), (1, 0), (0, 1), (1, 1)]).path.overlapsItself)
    #expect(!Path().overlapsItself)
  }

  @Test func rowsWithThousandsOfLinesAreDrawn() {
    var path = Path()
    path.move(to: .zero)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      path.addLine(
        to: CGPoint(
          x: Double.random(in: 0...40, using: &random), y: Double.random(in: 0...3, using: &random))
      )
    }
    let levels = coverage(.path(path, .winding), 40, 3)
    #expect(levels[1][10...30].allSatisfy { $0 > 200 })
  }
}
