import CKernels
import Raster

/// Edges sorted by the chunks of rows that they lie in, so that each chunk looks at its own alone.
struct EdgeChunks {
  /// Chunk after chunk, each with its edges in the outline's order.
  private(set) var edges: [Edge] = []
  /// Where each chunk's edges begin, and where the last one's end.
  private var starts: [Int] = []

  /// With fewer edges each chunk may as well look at all.
  private static let fewest = 64

  func range(_ chunk: Int) -> Range<Int> { starts[chunk]..<starts[chunk + 1] }

  /// Takes the edges of `outline` that lie within `rows`. False where there is no need for it.
  mutating func sort(
    _ outline: borrowing EdgeList, rows: Range<Int>, _ rowsPerChunk: Int
  ) -> Bool {
    guard rows.count > rowsPerChunk, outline.count >= Self.fewest else { return false }
    let all = outline.storage.span.extracting(0..<outline.count)
    let count = (rows.count - 1) / rowsPerChunk + 1
    func chunks(_ edge: Edge) -> Range<Int> {
      let first = max(edge.top >> Fixed.shift, rows.lowerBound)
      let last = min((edge.bottom - 1) >> Fixed.shift, rows.upperBound - 1)
      if first > last { return 0..<0 }
      return (first - rows.lowerBound) / rowsPerChunk..<(last - rows.lowerBound) / rowsPerChunk + 1
    }
    starts.removeAll(keepingCapacity: true)
    starts += repeatElement(0, count: count + 1)
    for index in all.indices {
      for chunk in chunks(all[index]) { starts[chunk] += 1 }
    }
    var total = 0
    for chunk in 0...count { (starts[chunk], total) = (total, total + starts[chunk]) }
    if edges.count < total {
      edges += repeatElement(Edge.none, count: total - edges.count)
    }
    // Each chunk's start moves up to its end as the chunk fills, and back when all are there.
    for index in all.indices {
      for chunk in chunks(all[index]) {
        edges[starts[chunk]] = all[index]
        starts[chunk] += 1
      }
    }
    for chunk in stride(from: count, to: 0, by: -1) { starts[chunk] = starts[chunk - 1] }
    starts[0] = 0
    return true
  }
}
