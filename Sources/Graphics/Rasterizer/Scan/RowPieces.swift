import CKernels
import Geometry
import Raster

/// The part of an edge within one row of pixels.
struct RowPiece {
  /// The index of the edge.
  let edge: Int32
  /// The winding of the edge, 1 or −1.
  let winding: Int32
  /// The heights in the row at which the piece begins and ends, 0…`Fixed.one`; `top` < `bottom`.
  let top, bottom: Int32
  /// The x coordinates of both ends.
  let x, nextX: Int

  var low: Int { min(x, nextX) }
  var high: Int { max(x, nextX) }
  var height: Int { Int(bottom &- top) }
}

/// The pieces of edges, row by row, each row's from left to right.
struct RowPieces {
  private(set) var pieces: [RowPiece] = []
  /// The start of each row's pieces, followed by the end of the last row's.
  private var starts: [Int] = []

  /// Returns the indices of a row's pieces; rows are counted from the first one that was collected.
  func range(ofRow row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// Collects the parts of `edges` within `rows`.
  mutating func collect(_ edges: Span<Edge>, rows: Range<Int>) {
    countPieces(edges, rows)
    let none = RowPiece(edge: 0, winding: 0, top: 0, bottom: 0, x: 0, nextX: 0)
    let count = starts[rows.count]
    if pieces.count < count { pieces += repeatElement(none, count: count - pieces.count) }
    Self.collect(edges, rows, &pieces, &starts)
  }

  private static func collect(
    _ edges: Span<Edge>, _ rows: Range<Int>, _ pieces: inout [RowPiece], _ starts: inout [Int]
  ) {
    var pieces = pieces.mutableSpan
    var starts = starts.mutableSpan
    // Each row's start advances to its end as the row is filled, and is reset afterwards.
    for index in edges.indices {
      add(edges[unchecked: index], index, rows, &pieces, &starts)
    }
    for row in stride(from: rows.count, to: 0, by: -1) { starts[row] = starts[row - 1] }
    starts[0] = 0
    for row in 0..<rows.count { sort(starts[row]..<starts[row + 1], &pieces) }
  }

  private mutating func countPieces(_ edges: Span<Edge>, _ rows: Range<Int>) {
    starts.removeAll(keepingCapacity: true)
    starts += repeatElement(0, count: rows.count + 2)
    var starts = starts.mutableSpan
    // The first pass stores each row's difference to the row before it; the second one the total of
    // all rows before it.
    for index in edges.indices {
      let (first, end) = edges[unchecked: index].rows(within: rows)
      if first >= end { continue }
      starts[unchecked: first &- rows.lowerBound] &+= 1
      starts[unchecked: end &- rows.lowerBound] &-= 1
    }
    var (count, total) = (0, 0)
    for row in 0...rows.count {
      count += starts[row]
      starts[row] = total
      total += count
    }
  }

  /// Adds the pieces of an edge at the starts of their rows, which advance.
  private static func add(
    _ edge: Edge, _ index: Int, _ rows: Range<Int>, _ pieces: inout MutableSpan<RowPiece>,
    _ starts: inout MutableSpan<Int>
  ) {
    let (first, end) = edge.rows(within: rows)
    if first >= end { return }
    var y = max(edge.top, first << Fixed.shift)
    var x = edge.crossing(at: y)
    var row = first
    while row < end {
      let rowTop = row << Fixed.shift
      let next = min(rowTop &+ Fixed.one, edge.bottom)
      let nextX = edge.crossing(at: next)
      let place = starts[unchecked: row &- rows.lowerBound]
      pieces[unchecked: place] = RowPiece(
        edge: Int32(truncatingIfNeeded: index), winding: Int32(truncatingIfNeeded: edge.winding),
        top: Int32(truncatingIfNeeded: y &- rowTop),
        bottom: Int32(truncatingIfNeeded: next &- rowTop),
        x: x, nextX: nextX)
      starts[unchecked: row &- rows.lowerBound] = place &+ 1
      x = nextX
      y = next
      row &+= 1
    }
  }

  /// Sorts the pieces of a row. Since edges follow outlines, most are already in order, or nearly:
  /// they are inserted one by one, until too many have moved too far.
  private static func sort(_ range: Range<Int>, _ pieces: inout MutableSpan<RowPiece>) {
    guard range.count > 1 else { return }
    var movesLeft = 16 * range.count
    var low = pieces[range.lowerBound].low
    for index in range.lowerBound + 1..<range.upperBound {
      let piece = pieces[unchecked: index]
      let own = piece.low
      if own >= low {
        low = own
        continue
      }
      var place = index
      repeat {
        pieces[unchecked: place] = pieces[unchecked: place &- 1]
        place &-= 1
      } while place > range.lowerBound && pieces[unchecked: place &- 1].low > own
      pieces[unchecked: place] = piece
      movesLeft -= index - place
      if movesLeft < 0 {
        return pieces.withUnsafeMutableBufferPointer { pieces in
          pieces[range].sort { $0.low < $1.low }
        }
      }
    }
  }
}

extension Edge {
  /// Returns the first row of pixels among `rows` that contains a part of the edge, and the row
  /// after the last one; there is none if they aren't in this order.
  @inline(__always)
  fileprivate func rows(within rows: Range<Int>) -> (first: Int, end: Int) {
    (
      max(top >> Fixed.shift, rows.lowerBound),
      min((bottom &+ Fixed.mask) >> Fixed.shift, rows.upperBound)
    )
  }
}
