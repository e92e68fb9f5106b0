import FilmStage
import RenderJobs
import Raster
import Rasterizer
import RasterReference
import Testing

@testable import ContactSheet

/// Scenes held against what the reference renderer draws.
@Suite struct SceneReferenceTests {
  /// By how many levels a component may differ: one for what an edge's coverage rounds, and more for
  /// families in which edges lie over one another, and for text: where a row has more than a hundred
  /// edges, the definition cuts it evenly.
  private static func tolerance(of name: String) -> Int {
    switch name.prefix(while: { $0 != "-" }) {
    case "context", "controls", "image", "light", "text", "writing": 2
    case "layer": 3
    default: 1
    }
  }

  @Test(arguments: Scene.all.map(\.name)) func theReferenceDrawsItToo(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let list = try scene.stage().displayList()
    var renderer = Renderer()
    let rendered = renderer.render(list)
    let drawn = try #require(rendered)
    let expected = try #require(ReferenceRenderer.render(list))
    var (most, places) = (0, 0)
    for (one, other) in zip(drawn.pixels, expected.pixels) where one != other {
      let far = Self.difference(Pixel(one), Pixel(other))
      most = max(most, far)
      if far > Self.tolerance(of: name) { places += 1 }
    }
    #expect(most <= Self.tolerance(of: name), "\(places) pixels differ by up to \(most) levels")
  }

  private static func difference(_ one: Pixel, _ other: Pixel) -> Int {
    func far(_ path: KeyPath<Pixel, UInt8>) -> Int {
      abs(Int(one[keyPath: path]) - Int(other[keyPath: path]))
    }
    return max(far(\.red), far(\.green), far(\.blue), far(\.alpha))
  }
}
