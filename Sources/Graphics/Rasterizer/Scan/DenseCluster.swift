import CKernels
import Geometry
import Raster

/// Many connected pieces of one row: mostly lines deep within the inside, such as where a stroke
/// turns more sharply than its width allows.
///
/// The order of those lines doesn't matter. The relevant pieces are those at which the inside
/// begins or ends. If these are the same at the upper end, the lower end and the middle of a slice,
/// they are assumed to be the same throughout; other slices are divided further, down to a 256th of
/// the row.
struct DenseCluster {
  /// A piece at which the inside begins (1) or ends (−1).
  private struct Border: Equatable {
    let piece: Int
    let sign: Int
  }

  /// The row of the pieces, and the winding to their left.
  private struct Setting {
    let rowTop, winding, insideBits: Int
    let leastHeight: Int
  }

  private var order: [(x: Double, piece: Int)] = []

  /// Computes the sides, from left to right, starting with `winding`.
  mutating func follow(
    _ pieces: Span<RowPiece>, _ edges: Span<Edge>, rowTop: Int, from winding: Int,
    _ insideBits: Int, _ sides: inout [Cluster.Side]
  ) {
    let setting = Setting(
      rowTop: rowTop, winding: winding, insideBits: insideBits,
      leastHeight: Fixed.one / (pieces.count <= 256 ? 256 : 32))
    let quarter = Fixed.one / 4
    for top in stride(from: 0, to: Fixed.one, by: quarter) {
      follow(
        pieces, edges, setting, top, top + quarter,
        borders(pieces, edges, setting, Double(top) + 0.25),
        borders(pieces, edges, setting, Double(top + quarter) - 0.25), &sides)
    }
  }

  private mutating func follow(
    _ pieces: Span<RowPiece>, _ edges: Span<Edge>, _ setting: Setting, _ top: Int, _ bottom: Int,
    _ first: [Border], _ last: [Border], _ sides: inout [Cluster.Side]
  ) {
    let middle = borders(pieces, edges, setting, Double(top + bottom) / 2)
    if bottom - top <= setting.leastHeight || first == last && first == middle {
      for border in middle {
        let edge = edges[Int(pieces[border.piece].edge)]
        func x(_ y: Int) -> Int {
          edge.crossing(at: min(max(setting.rowTop + y, edge.top), edge.bottom))
        }
        sides.append(
          Cluster.Side(x: x(top), nextX: x(bottom), height: bottom - top, sign: border.sign))
      }
      return
    }
    let cut = cut(pieces, edges, setting, top, bottom, first, last)
    let (above, below) = (
      borders(pieces, edges, setting, Double(cut) - 0.25),
      borders(pieces, edges, setting, Double(cut) + 0.25)
    )
    follow(pieces, edges, setting, top, cut, first, above, &sides)
    follow(pieces, edges, setting, cut, bottom, below, last, &sides)
  }

  /// Returns the height at which to divide a slice: where the first border that changes ends,
  /// begins, or crosses its successor, and otherwise the middle.
  private func cut(
    _ pieces: Span<RowPiece>, _ edges: Span<Edge>, _ setting: Setting, _ top: Int, _ bottom: Int,
    _ first: [Border], _ last: [Border]
  ) -> Int {
    guard let (before, after) = zip(first, last).first(where: { $0 != $1 }) else {
      return (top + bottom) / 2
    }
    let (old, new) = (pieces[before.piece], pieces[after.piece])
    if old.bottom < bottom { return max(Int(old.bottom), top + 1) }
    if new.top > top { return min(Int(new.top), bottom - 1) }
    let (oldEdge, newEdge) = (edges[Int(old.edge)], edges[Int(new.edge)])
    func distance(_ y: Int) -> Int { newEdge.crossing(at: y) - oldEdge.crossing(at: y) }
    let (above, below) = (distance(setting.rowTop + top), distance(setting.rowTop + bottom))
    guard (above < 0) != (below < 0) else { return (top + bottom) / 2 }
    let part = Double(above) / Double(above - below)
    return min(max(top + Fixed.round(part * Double(bottom - top)), top + 1), bottom - 1)
  }

  /// Returns the pieces at which the inside begins and ends along a line at `y`, from left to
  /// right.
  private mutating func borders(
    _ pieces: Span<RowPiece>, _ edges: Span<Edge>, _ setting: Setting, _ y: Double
  ) -> [Border] {
    order.removeAll(keepingCapacity: true)
    for index in pieces.indices {
      let piece = pieces[index]
      guard Double(piece.top) < y, Double(piece.bottom) > y else { continue }
      let edge = edges[Int(piece.edge)]
      let x = edge.x + (Double(setting.rowTop - edge.top) + y) * edge.slope
      order.append((x, index))
    }
    order.sort { $0.x < $1.x }
    var borders: [Border] = []
    var winding = setting.winding
    for (_, index) in order {
      let growth = Int(pieces[index].winding)
      let sign = Cluster.sign(from: winding, by: growth, setting.insideBits)
      winding += growth
      if sign != 0 { borders.append(Border(piece: index, sign: sign)) }
    }
    return borders
  }
}
