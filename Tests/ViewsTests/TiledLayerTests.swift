import Drawing
import Foundation
import Geometry
import Layers
import Testing
import Views

@Suite struct TiledLayerTests {
  private final class Map: UIView {
    private(set) var tiles: [CGRect] = []

    override class var layerClass: AnyClass { CATiledLayer.self }

    override func draw(_ rect: CGRect) {
      let box = UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath
      #expect(box == rect)
      tiles.append(rect)
    }
  }

  @Test func aViewDrawsEachTile() throws {
    let map = Map(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    let layer = try #require(map.layer as? CATiledLayer)
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
    layer.tileSize = CGSize(width: 50, height: 50)
    layer.contentsScale = 1
    layer.display()
    #expect(
      map.tiles == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
        CGRect(x: 0, y: 50, width: 50, height: 20), CGRect(x: 50, y: 50, width: 50, height: 20),
      ])
  }

  @Test func tilesAreMeasuredInPixels() throws {
    let map = Map(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let layer = try #require(map.layer as? CATiledLayer)
    layer.contentsScale = 2
    layer.setValue(CGSize(width: 120, height: 120), forKey: "tileSize")
    layer.display()
    #expect(
      map.tiles == [
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 60, y: 0, width: 40, height: 20),
      ])
  }
}
