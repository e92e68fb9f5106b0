import Foundation
import Geometry
import Raster
import Rasterizer
import RasterReference
import Testing

/// The renderer held against its definition.
@Suite struct ReferenceTests {
  private static func differences(_ first: [UInt8], _ second: [UInt8]) -> Int {
    zip(first, second).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// Coverage: rounded from an area that is right to a tenth of a level, so that it's the exact
  /// area's own level, or its neighbour where that lies near the middle between the two. Where
  /// dozens of lines cross within a row it is right to a level; few shapes are such.
  @Test(arguments: 0..<20)
  func coverageIsTheArea(block: Int) throws {
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

  /// Everything after coverage: no difference at all.
  @Test(arguments: 0..<20)
  func blendingIsTheFormula(block: Int) throws {
    var renderer = Renderer()
    for seed in block * 150..<(block + 1) * 150 {
      var scene = SceneGenerator(seed: seed, width: 40, height: 24)
      let list = scene.list()
      let expected = ReferenceRenderer.renderAlike(list)
      let drawn = renderer.render(list)
      #expect(drawn == expected, "seed \(seed)")
    }
  }

  /// The whole: coverage that is off by a level moves an item's pixel by up to two.
  @Test(arguments: 0..<20)
  func scenesLookAsDefined(block: Int) throws {
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
