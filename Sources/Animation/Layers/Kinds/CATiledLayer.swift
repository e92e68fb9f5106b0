import Drawing
public import Foundation
import Geometry

/// A layer that draws its content in tiles.
///
/// `draw(in:)` is called for each tile, with a context that is clipped to it. All tiles are drawn before
/// the frame in which they are displayed: none appears late, and none fades in (D). Drawing has no
/// resolution of its own, so tiles aren't drawn again for other levels of detail.
open class CATiledLayer: CALayer {
  /// The time in seconds in which tiles fade in on a device: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The number of levels of detail below that of full size; 1 by default. It has no effect.
  open var levelsOfDetail = 1

  /// The number of levels of detail above that of full size; 0 by default. It has no effect.
  open var levelsOfDetailBias = 0

  /// The greatest size of a tile in pixels; 256 by default.
  open var tileSize = CGSize(width: 256, height: 256)

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    levelsOfDetail = other.levelsOfDetail
    levelsOfDetailBias = other.levelsOfDetailBias
    tileSize = other.tileSize
  }

  /// Creates an empty layer at the origin.
  public override init() { super.init() }

  /// Creates a layer from its archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func knownValue(forKey key: String) -> KeyedValue? {
    switch key {
    case "tileSize": .value(self, \.tileSize)
    case "levelsOfDetail": .value(self, \.levelsOfDetail)
    case "levelsOfDetailBias": .value(self, \.levelsOfDetailBias)
    default: super.knownValue(forKey: key)
    }
  }

  /// Calls `draw(in:)` for each tile, row by row.
  override func drawAll(in ctx: CGContext) {
    let scale = contentsScale > 0 ? contentsScale : 1
    // No frame shows more tiles than this.
    let least = max(bounds.width, bounds.height) / 512
    let tile = CGSize(
      width: max(tileSize.width / scale, least), height: max(tileSize.height / scale, least))
    for y in stride(from: bounds.minY, to: bounds.maxY, by: tile.height) {
      for x in stride(from: bounds.minX, to: bounds.maxX, by: tile.width) {
        let area = CGRect(origin: CGPoint(x: x, y: y), size: tile).intersection(bounds)
        ctx.saveGState()
        ctx.clip(to: area)
        draw(in: ctx)
        ctx.restoreGState()
      }
    }
  }
}
