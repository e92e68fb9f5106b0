import CKernels
import Foundation
import Geometry
import Raster
import Rasterizer
import Testing

/// Compares rows of cells that C converts to pixels with the coverage that other paints receive.
@Suite struct SweepTests {
  /// Each pixel is the colour, multiplied by its coverage, over the background.
  @Test(arguments: 0..<200)
  func coloursAreBlendedByCoverage(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: sceneWidth(seed), height: 40)
    let (width, height) = (scene.width, 40)
    let (shape, projection, color) = (scene.shape(), scene.projection(), scene.color())
    let background = scene.color()
    var renderer = Renderer()
    let levels = renderer.coverage(of: shape, projection, width: width, height: height)
    let list = DisplayList(
      width: width, height: height, background: background,
      items: [.fill(shape, projection, .color(color))])
    let drawn = try renderer.drawing(of: list)
    let (source, beneath) = (color.pixel, background.pixel)
    let expected = levels.map { level in blended(source, Int(level), beneath).word }
    #expect(drawn.pixels == expected, "seed \(seed)")
  }

  private func sceneWidth(_ seed: Int) -> Int { [1, 5, 7, 8, 9, 30, 63, 64, 65, 140][seed % 10] }

  private func blended(_ source: Pixel, _ level: Int, _ beneath: Pixel) -> Pixel {
    func scaled(_ value: UInt8, _ level: Int) -> Int {
      Int((Double(Int(value) * level) / 255).rounded())
    }
    let rest = 255 - scaled(source.alpha, level)
    func mixed(_ value: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(scaled(value, level) + scaled(other, rest))
    }
    return Pixel(
      red: mixed(source.red, beneath.red), green: mixed(source.green, beneath.green),
      blue: mixed(source.blue, beneath.blue), alpha: mixed(source.alpha, beneath.alpha))
  }

  /// Three rows of random cells with different densities; all are zero afterwards.
  @Test func sweptRowsMatchTheSumsOfTheirCells() {
    let rows = 3
    var random = SeededGenerator(seed: 5)
    for width in [1, 2, 7, 8, 9, 15, 16, 17, 62, 63, 64, 65, 127, 128, 200] {
      for sparse in [1, 3, 20, 90] {
        let words = (width + 64) / 64
        let cellsPerRow = words * 64 + 3
        var cells = [Int32](repeating: 0, count: rows * cellsPerRow)
        var marks = [UInt64](repeating: 0, count: rows * words)
        for row in 0..<rows {
          for column in 0...width where Int.random(in: 0..<sparse, using: &random) == 0 {
            cells[row * cellsPerRow + column] = Int32.random(in: -65_536...65_536, using: &random)
            marks[row * words + column / 64] |= 1 << UInt64(column % 64)
          }
        }
        let alpha: UInt32 = Bool.random(using: &random) ? 255 : 140
        let color = Pixel(red: 90, green: 17, blue: 140, alpha: UInt8(alpha))
        let beneath = Pixel(red: 3, green: 200, blue: 77, alpha: 210)
        // Pixels after a row must not change.
        let pixelsPerRow = width + 16
        let expected = (0..<rows).flatMap { row in
          var sum = 0
          return (0..<pixelsPerRow).map { column in
            if column >= width { return beneath.word }
            sum += Int(cells[row * cellsPerRow + column])
            let level = (min(abs(sum), 65_536) * 255 + 32_768) >> 16
            return blended(color, level, beneath).word
          }
        }
        var target = [UInt32](repeating: beneath.word, count: rows * pixelsPerRow)
        cells.withUnsafeMutableBufferPointer { cells in
          marks.withUnsafeMutableBufferPointer { marks in
            let all = flipbook_cells(
              cells: cells.baseAddress!, marks: marks.baseAddress!, cells_per_row: cellsPerRow,
              words_per_row: words, width: width)
            flipbook_sweep(&target, pixelsPerRow, all, rows, color.word)
          }
        }
        #expect(target == expected, "\(width), one in \(sparse)")
        #expect(cells.allSatisfy { $0 == 0 } && marks.allSatisfy { $0 == 0 })
      }
    }
  }

  /// Edges are added up in C for outlines that can't overlap, and piece by piece for others: for
  /// the same outline, both give the same cells. The outline extends beyond the canvas on all
  /// sides.
  @Test(arguments: 0..<400)
  func areasInCMatchThePieces(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = ([1, 7, 63, 64, 65, 150][seed % 6], 40)
    let size = Double.random(in: 1...120, using: &random)
    let box = rect(-size / 2, -size / 2, size, size * Double.random(in: 0.1...1, using: &random))
    let transform = CGAffineTransform(
      translationX: Double.random(in: -20...Double(width) + 20, using: &random),
      y: Double.random(in: -20...60, using: &random)
    ).rotated(by: Double.random(in: 0...7, using: &random))
    var path = Path()
    path.addRect(box)
    #expect(
      coverage(.rect(box), transform, width, height)
        == coverage(.path(path, .winding), transform, width, height), "seed \(seed)")
  }

  private func coverage(
    _ shape: Shape, _ transform: CGAffineTransform, _ width: Int, _ height: Int
  ) -> [UInt8] {
    var renderer = Renderer()
    return renderer.coverage(of: shape, .affine(transform), width: width, height: height)
  }

  /// Shapes with many edges, taller than a chunk: rows don't depend on the chunk that contains
  /// them.
  @Test(arguments: 0..<6)
  func chunksOfEdgesMatchTheWhole(seed: Int) throws {
    var scene = SceneGenerator(seed: seed, width: 1500, height: 200)
    var path = Path()
    for _ in 0..<30 { path.append(scene.path()) }
    let list = DisplayList(
      width: 1500, height: 200, background: .white,
      items: [
        .fill(.path(path, .evenOdd), CGAffineTransform.identity, .blue),
        .fill(.glyphs(manyGlyphs()), CGAffineTransform(translationX: 3.3, y: 2), .red),
      ])
    let whole = try drawing(of: list)
    var bitmap = try #require(Bitmap(width: 1500, height: 200))
    var renderer = Renderer()
    for row in 0..<200 { renderer.render(list, rows: row..<row + 1, into: &bitmap) }
    #expect(bitmap == whole, "seed \(seed)")
  }

  private func manyGlyphs() -> GlyphRun {
    let ring = GlyphOutline(Shape.ellipse(rect(0.1, 0.1, 0.8, 0.8)).path)
    return GlyphRun(
      (0..<300).map {
        GlyphRun.Glyph(ring, at: CGPoint(x: Double($0 % 30) * 47, y: Double($0 / 30) * 19.7))
      }, scale: 17)
  }
}
