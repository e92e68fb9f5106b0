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
  /// The last outline that was too large to be cached, whose memory is used again.
  private var spare = EdgeList()

  /// Enough for the shapes in a band; searching more entries takes longer than computing an
  /// outline.
  private static let limit = 8
  /// The largest number of edges of a cached outline, and of one whose memory is used again.
  private static let (edgeLimit, spareLimit) = (1 << 14, 1 << 17)

  /// Returns the edges of `shape` seen through `projection`, cached or computed by `make`, which
  /// gets a list with any contents.
  mutating func outline(
    of shape: Shape, _ projection: Projection, _ make: (inout EdgeList) -> Void
  ) -> EdgeList {
    for entry in entries where entry.projection == projection && entry.shape == shape {
      return entry.outline
    }
    var outline = EdgeList()
    swap(&outline, &spare)
    make(&outline)
    if outline.count > Self.edgeLimit {
      if outline.count <= Self.spareLimit { spare = outline }
      return outline
    }
    let entry = Entry(shape: shape, projection: projection, outline: outline)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      spare = entries[next].outline
      entries[next] = entry
      next = (next + 1) % Self.limit
    }
    return outline
  }
}
