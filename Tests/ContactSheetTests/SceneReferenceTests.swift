import FilmStage
import RenderJobs
import Raster
import Rasterizer
import RasterReference
import Testing

@testable import ContactSheet

/// Compares scenes with the reference renderer.
@Suite struct SceneReferenceTests {
  /// Returns the number of levels by which a component may differ: 1 because coverage is rounded,
  /// and more for text and for families with overlapping edges, because the reference divides rows
  /// with more than a hundred edges evenly.
  private static func tolerance(of name: String) -> Int {
    switch name.prefix(while: { $0 != "-" }) {
    case "context", "controls", "filter", "image", "light", "text", "writing": 2
    case "layer": 3
    default: 1
    }
  }

  @Test(arguments: Scene.all.map(\.name)) func theReferenceRendererAgrees(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let list = try scene.stage().displayList()
    var renderer = Renderer()
    let rendered = renderer.render(list)
    let drawn = try #require(rendered)
    let expected = try #require(ReferenceRenderer.render(list))
    var (largest, count) = (0, 0)
    for (one, other) in zip(drawn.pixels, expected.pixels) where one != other {
      let far = Self.difference(Pixel(one), Pixel(other))
      largest = max(largest, far)
      if far > Self.tolerance(of: name) { count += 1 }
    }
    #expect(
      largest <= Self.tolerance(of: name), "\(count) pixels differ by up to \(largest) levels")
  }

  private static func difference(_ one: Pixel, _ other: Pixel) -> Int {
    func far(_ path: KeyPath<Pixel, UInt8>) -> Int {
      abs(Int(one[keyPath: path]) - Int(other[keyPath: path]))
    }
    return max(far(\.red), far(\.green), far(\.blue), far(\.alpha))
  }
}
