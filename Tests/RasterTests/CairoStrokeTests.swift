import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

/// Compares strokes with cairo's. Cairo samples fifteen lines per row, so pixels can differ by
/// about a fifteenth of a row, at corners by two.
@Suite(.enabled(if: Cairo.isInstalled, "cairo (Debian's libcairo2) isn't installed."))
struct CairoStrokeTests {
  @Test(
    "FIDELITY 30: caps, joins and dashes match cairo's",
    arguments: StrokeTests.figures.indices)
  func strokesMatchCairo(figure: Int) throws {
    let cairo = try #require(Cairo())
    let (name, path) = StrokeTests.figures[figure]
    var renderer = Renderer()
    for cap in [CGLineCap.butt, .round, .square] {
      for join in [CGLineJoin.miter, .round, .bevel] {
        for (width, dashes) in [(0.5, []), (1, []), (5, []), (15, []), (4, [12, 9])]
          as [(Double, [CGFloat])]
        {
          let style = StrokeStyle(width: width, cap: cap, join: join, dashLengths: dashes)
          let actual = renderer.coverage(
            of: .stroke(path, style), .affine(.identity), width: 100, height: 100)
          let expected = cairo.coverage(of: path, style, width: 100, height: 100)
          let differences = zip(actual, expected).map { abs(Int($0) - Int($1)) }
          let touched = actual.count { $0 > 0 }
          let mean = Double(differences.reduce(0, +)) / Double(touched)
          let greatest = differences.max() ?? 0
          #expect(greatest <= 16, "\(name) \(style)")
          #expect(mean <= 4.2, "\(name) \(style)")
        }
      }
    }
  }
}
