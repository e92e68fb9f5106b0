import Geometry
import Raster

/// The edges of the last few shapes, for shapes that are drawn in several areas and bands.
struct OutlineCache {
  private struct Entry {
    let shape: Shape
    let projection: Projection
    let outline: EdgeList
  }

  private var entries: [Entry] = []
  private var next = 0

  /// Enough for the shapes in a band; searching more entries takes longer than computing an
  /// outline.
  private static let limit = 8
  /// The largest number of edges of a cached outline.
  private static let edgeLimit = 1 << 14

  /// Returns the edges of `shape` seen through `projection`, cached or computed by `make`.
  mutating func outline(
    of shape: Shape, _ projection: Projection, _ make: () -> EdgeList
  ) -> EdgeList {
    for entry in entries where entry.projection == projection && entry.shape == shape {
      return entry.outline
    }
    let outline = make()
    if outline.count > Self.edgeLimit { return outline }
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
