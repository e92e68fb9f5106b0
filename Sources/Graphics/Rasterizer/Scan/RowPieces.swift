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
    // Each row's start advances to its end as the row is filled, and is reset afterwards.
    for index in edges.indices { add(edges[index], Int32(truncatingIfNeeded: index), rows) }
    for row in stride(from: rows.count, to: 0, by: -1) { starts[row] = starts[row - 1] }
    starts[0] = 0
    for row in 0..<rows.count { sort(starts[row]..<starts[row + 1]) }
  }

  private mutating func countPieces(_ edges: Span<Edge>, _ rows: Range<Int>) {
    starts.removeAll(keepingCapacity: true)
    starts += repeatElement(0, count: rows.count + 2)
    // The first pass stores each row's difference to the row before it; the second one the total of
    // all rows before it.
    for index in edges.indices {
      guard let seen = edges[index].rows(within: rows) else { continue }
      starts[seen.lowerBound - rows.lowerBound] += 1
      starts[seen.upperBound - rows.lowerBound] -= 1
    }
    var (count, total) = (0, 0)
    for row in 0...rows.count {
      count += starts[row]
      starts[row] = total
      total += count
    }
  }

  private mutating func add(_ edge: Edge, _ index: Int32, _ rows: Range<Int>) {
    guard let seen = edge.rows(within: rows) else { return }
    var y = max(edge.top, seen.lowerBound << Fixed.shift)
    var x = edge.crossing(at: y)
    for row in seen {
      let rowTop = row << Fixed.shift
      let next = min(rowTop + Fixed.one, edge.bottom)
      let nextX = edge.crossing(at: next)
      let place = starts[row - rows.lowerBound]
      pieces[place] = RowPiece(
        edge: index, winding: Int32(truncatingIfNeeded: edge.winding),
        top: Int32(truncatingIfNeeded: y &- rowTop),
        bottom: Int32(truncatingIfNeeded: next &- rowTop),
        x: x, nextX: nextX)
      starts[row - rows.lowerBound] = place + 1
      x = nextX
      y = next
    }
  }

  /// Sorts the pieces of a row. Most rows have few pieces, and since edges follow outlines, many
  /// are already in order.
  private mutating func sort(_ range: Range<Int>) {
    guard range.count > 1 else { return }
    if range.count > 32 {
      pieces[range].sort { $0.low < $1.low }
      return
    }
    for index in range.lowerBound + 1..<range.upperBound {
      let piece = pieces[index]
      var place = index
      while place > range.lowerBound, pieces[place - 1].low > piece.low {
        pieces[place] = pieces[place - 1]
        place -= 1
      }
      pieces[place] = piece
    }
  }
}

extension Edge {
  /// Returns the rows of pixels among `rows` that contain a part of the edge.
  fileprivate func rows(within rows: Range<Int>) -> Range<Int>? {
    let first = max(top >> Fixed.shift, rows.lowerBound)
    let end = min((bottom &+ Fixed.mask) >> Fixed.shift, rows.upperBound)
    return first < end ? first..<end : nil
  }
}
