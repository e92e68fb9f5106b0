import Foundation
import Geometry
import Raster
import Rasterizer
import RasterReference
import Testing

/// Compares the renderer with the reference.
@Suite struct ReferenceTests {
  private static func differences(_ first: [UInt8], _ second: [UInt8]) -> Int {
    zip(first, second).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// Coverage is rounded from an area with an error of at most a tenth of a level, so it is the
  /// exact area's level, or its neighbour if the exact area is near the middle between both. If
  /// dozens of lines cross within a row, the error is up to a level; few shapes are like this.
  @Test(arguments: 0..<20)
  func coverageMatchesTheExactArea(block: Int) throws {
    var renderer = Renderer()
    var crowded: [Int] = []
    for seed in block * 60..<(block + 1) * 60 {
      var scene = SceneGenerator(seed: seed, width: 28, height: 20)
      let (shape, transform) = (scene.shape(), scene.projection())
      let exact = try #require(
        ReferenceCoverage.areas(of: shape, transform, width: 28, height: 20))
      let levels = renderer.coverage(of: shape, transform, width: 28, height: 20)
      let farthest = zip(exact, levels).reduce(0) { max($0, abs($1.0 * 255 - Double($1.1))) }
      #expect(farthest < 1, "seed \(seed): \(shape) \(transform)")
      if farthest > 0.5 + 0.1 { crowded.append(seed) }
    }
    #expect(crowded.count <= 3, "seeds \(crowded)")
  }

  /// Everything after coverage is identical.
  @Test(arguments: 0..<20)
  func blendingMatchesTheReference(block: Int) throws {
    var renderer = Renderer()
    for seed in block * 150..<(block + 1) * 150 {
      var scene = SceneGenerator(seed: seed, width: 40, height: 24)
      let list = scene.list()
      let expected = ReferenceRenderer.renderWithRendererInputs(list)
      let drawn = renderer.render(list)
      #expect(drawn == expected, "seed \(seed)")
    }
  }

  /// The complete result: an error of one level in coverage changes an item's pixel by up to two.
  @Test(arguments: 0..<20)
  func scenesMatchTheReference(block: Int) throws {
    var renderer = Renderer()
    for seed in block * 30..<(block + 1) * 30 {
      var scene = SceneGenerator(seed: seed, width: 24, height: 18)
      let list = scene.list()
      let drawn = try renderer.drawing(of: list)
      let expected = try #require(ReferenceRenderer.render(list))
      let bytes = { (bitmap: Bitmap) in
        bitmap.pixels.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        }
      }
      let difference = Self.differences(bytes(drawn), bytes(expected))
      #expect(difference <= 3, "seed \(seed)")
    }
  }
}
