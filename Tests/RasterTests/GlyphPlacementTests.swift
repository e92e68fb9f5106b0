import Foundation
import Geometry
import Raster
import RasterReference
import Rasterizer
import TestSupport
import Testing

/// Upright text between pixels, whose coverage is defined by phases.
@Suite struct GlyphPlacementTests {
  /// Letters of about 20 pixels: rings, bars and diagonals.
  private static let run: GlyphRun = {
    var ring = Path()
    ring.addEllipse(in: CGRect(x: 1, y: -14, width: 11, height: 14))
    var hole = Path()
    hole.addEllipse(in: CGRect(x: -9.5, y: -11.5, width: 6, height: 9))
    ring.append(hole.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0.4, ty: 0)))
    var bar = Path()
    bar.addRect(CGRect(x: 1, y: -20, width: 2.3, height: 20))
    var diagonal = Path()
    diagonal.move(to: CGPoint(x: 0, y: -14))
    diagonal.addLine(to: CGPoint(x: 2.5, y: -14))
    diagonal.addLine(to: CGPoint(x: 9, y: 0))
    diagonal.addLine(to: CGPoint(x: 6.5, y: 0))
    diagonal.closeSubpath()
    let outlines = [ring, bar, diagonal].map(GlyphOutline.init)
    return GlyphRun(
      (0..<6).map { number in
        let origin = CGPoint(x: 3 + Double(number) * 12.37, y: 24)
        return GlyphRun.Glyph(outlines[number % 3], at: origin)
      }, scale: 1)
  }()

  private static let (width, height) = (96, 40)

  private func list(_ transform: CGAffineTransform) -> DisplayList {
    DisplayList(
      width: Self.width, height: Self.height, background: .white,
      items: [
        .fill(.glyphs(Self.run), transform, Color(red: 0.1, green: 0.2, blue: 0, alpha: 0.9))
      ])
  }

  @Test func onlyUprightTextAtQuartersOfItsSizeHasPhases() {
    func placement(_ transform: CGAffineTransform) -> GlyphPlacement? {
      GlyphPlacement(Self.run, .affine(transform))
    }
    #expect(placement(.identity) != nil)
    #expect(placement(.init(a: 1.25, b: 0, c: 0, d: 1.25, tx: 3, ty: 0.3)) != nil)
    #expect(placement(.init(a: 1.3, b: 0, c: 0, d: 1.3, tx: 0, ty: 0)) == nil)
    #expect(placement(.init(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0)) == nil)
    #expect(placement(.init(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)) == nil)
    #expect(placement(.init(translationX: .nan, y: 0)) == nil)
    #expect(placement(.init(translationX: 1e9, y: 0)) == nil)
  }

  @Test func offsetsAreRoundedDown() throws {
    let found = GlyphPlacement(Self.run, .affine(.init(translationX: -0.25, y: 2.5 + 1.0 / 2048)))
    let placement = try #require(found)
    #expect((placement.column, placement.x.phase, placement.x.weight) == (-1, 6, 0))
    #expect((placement.row, placement.y.phase, placement.y.weight) == (2, 4, 1))
  }

  /// The definition, with the renderer's own coverage at the phases.
  @Test(arguments: 0..<60) func textMatchesItsDefinition(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func offset() -> Double {
      let steps: [Double] = [8, 64, 2048, 1]
      let step = steps.randomElement(using: &random) ?? 1
      return (Double.random(in: -4...9, using: &random) * step).rounded() / step
    }
    let scales: [Double] = [1, 0.75, 1.5]
    let scale = scales.randomElement(using: &random) ?? 1
    let list = self.list(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset(), ty: offset()))
    var renderer = Renderer()
    let expected = ReferenceRenderer.renderWithRendererInputs(list)
    #expect(try renderer.drawing(of: list) == expected, "seed \(seed)")
    // Kept coverage and bands give the same bytes.
    #expect(try renderer.drawing(of: list) == expected, "seed \(seed), again")
    var forgetful = Renderer(coverages: CoverageCache(capacity: 0))
    #expect(try forgetful.drawing(of: list) == expected, "seed \(seed), without a cache")
    #expect(drawing(of: list, inBandsBy: &renderer) == expected, "seed \(seed), in bands")
    #expect(
      drawing(of: list, inBandsBy: &forgetful) == expected,
      "seed \(seed), in bands without a cache")
  }

  private func drawing(of list: DisplayList, inBandsBy renderer: inout Renderer) -> Bitmap? {
    guard var bitmap = Bitmap(width: list.width, height: list.height) else { return nil }
    for top in stride(from: 0, to: list.height, by: 7) {
      let rows = top..<min(top + 7, list.height)
      renderer.render(list, rows: rows, into: &bitmap)
    }
    return bitmap
  }

  /// The difference from the exact coverage at 200 positions, over the pixels that text covers
  /// partly.
  @Test func theMeanDifferenceFromExactCoverageIsBelowOneLevel() throws {
    var random = SeededGenerator(seed: 9)
    var (sum, count, largest, drift) = (0, 0, 0, 0)
    for _ in 0..<200 {
      let transform = CGAffineTransform(
        translationX: Double.random(in: 0...8, using: &random),
        y: Double.random(in: 0...8, using: &random))
      let black = DisplayList(
        width: Self.width, height: Self.height, background: .white,
        items: [.fill(.glyphs(Self.run), transform, Color(red: 0, green: 0, blue: 0))])
      var renderer = Renderer()
      let drawn = try renderer.drawing(of: black)
      let exact = renderer.coverage(
        of: .glyphs(Self.run), .affine(transform), width: Self.width, height: Self.height)
      for (pixel, level) in zip(drawn.pixels, exact) {
        let own = 255 - Int(pixel & 255)
        guard level > 0 && level < 255 || own > 0 && own < 255 else { continue }
        sum += abs(own - Int(level))
        drift += own - Int(level)
        largest = max(largest, abs(own - Int(level)))
        count += 1
      }
    }
    let (mean, bias) = (Double(sum) / Double(count), Double(drift) / Double(count))
    #expect(mean < 1, "\(mean) levels in the mean, \(largest) at most")
    #expect(abs(bias) < 0.05, "\(bias) levels of drift")
    #expect(largest <= 16, "\(largest) levels at most")
  }
}
