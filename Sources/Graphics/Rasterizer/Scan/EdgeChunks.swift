import CKernels
import Raster

/// Edges grouped by chunks of rows, so that each chunk only processes its own edges.
struct EdgeChunks {
  /// The edges of all chunks in order; within a chunk, they keep the outline's order.
  private(set) var edges: [Edge] = []
  /// The start of each chunk's edges, followed by the end of the last one's.
  private var starts: [Int] = []

  /// The smallest number of edges that are worth grouping.
  private static let minimumCount = 64

  func range(_ chunk: Int) -> Range<Int> { starts[chunk]..<starts[chunk + 1] }

  /// Groups the edges of `outline` within `rows`; returns false if grouping isn't worthwhile.
  mutating func sort(
    _ outline: borrowing EdgeList, rows: Range<Int>, _ rowsPerChunk: Int
  ) -> Bool {
    guard rows.count > rowsPerChunk, outline.count >= Self.minimumCount else { return false }
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
    // Each chunk's start advances to its end as the chunk is filled, and is reset afterwards.
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
