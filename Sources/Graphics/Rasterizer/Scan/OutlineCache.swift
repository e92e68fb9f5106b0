import Geometry
import Raster

/// The edges of the last few shapes, for those that are drawn area by area and band by band.
struct OutlineCache {
  private struct Entry {
    let shape: Shape
    let projection: Projection
    let outline: EdgeList
  }

  private var entries: [Entry] = []
  private var next = 0

  /// Enough for what lies in a band; to look through more takes longer than to make an outline.
  private static let limit = 8
  /// Outlines of more edges are not kept.
  private static let mostEdges = 1 << 14

  /// The edges of `shape` seen through `projection`: what `make` made of it, now or before.
  mutating func outline(
    of shape: Shape, _ projection: Projection, _ make: () -> EdgeList
  ) -> EdgeList {
    for entry in entries where entry.projection == projection && entry.shape == shape {
      return entry.outline
    }
    let outline = make()
    if outline.count > Self.mostEdges { return outline }
    let entry = Entry(shape: shape, projection: projection, outline: outline)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.limit
    }
    return outline
  }
}
