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

  /// Groups the edges of `outline` within `rows`, in chunks of two to the power of `shift` rows;
  /// returns false if grouping isn't worthwhile.
  mutating func sort(_ outline: borrowing EdgeList, rows: Range<Int>, shift: Int) -> Bool {
    let count = (rows.count - 1) >> shift + 1
    guard outline.count >= Self.minimumCount else { return false }
    let all = outline.storage.span.extracting(0..<outline.count)
    starts.removeAll(keepingCapacity: true)
    starts += repeatElement(0, count: count + 1)
    for index in all.indices {
      let (first, last) = Self.chunks(of: all[unchecked: index], rows, shift)
      for chunk in stride(from: first, through: last, by: 1) { starts[chunk] += 1 }
    }
    var total = 0
    for chunk in 0...count { (starts[chunk], total) = (total, total + starts[chunk]) }
    if edges.count < total {
      edges += repeatElement(Edge.none, count: total - edges.count)
    }
    Self.distribute(all, rows, shift, &edges, &starts)
    for chunk in stride(from: count, to: 0, by: -1) { starts[chunk] = starts[chunk - 1] }
    starts[0] = 0
    return true
  }

  /// Copies edges to the starts of their chunks, which advance to the chunks' ends.
  private static func distribute(
    _ all: Span<Edge>, _ rows: Range<Int>, _ shift: Int, _ edges: inout [Edge],
    _ starts: inout [Int]
  ) {
    var edges = edges.mutableSpan
    var starts = starts.mutableSpan
    for index in all.indices {
      let edge = all[unchecked: index]
      var (chunk, last) = chunks(of: edge, rows, shift)
      while chunk <= last {
        let place = starts[unchecked: chunk]
        edges[unchecked: place] = edge
        starts[unchecked: chunk] = place &+ 1
        chunk &+= 1
      }
    }
  }

  /// Returns the first and the last chunk with a part of `edge`; there is none if they aren't in
  /// this order.
  @inline(__always)
  private static func chunks(
    of edge: Edge, _ rows: Range<Int>, _ shift: Int
  ) -> (first: Int, last: Int) {
    let first = max(edge.top >> Fixed.shift, rows.lowerBound)
    let last = min((edge.bottom &- 1) >> Fixed.shift, rows.upperBound &- 1)
    if first > last { return (0, -1) }
    return ((first &- rows.lowerBound) >> shift, (last &- rows.lowerBound) >> shift)
  }
}
