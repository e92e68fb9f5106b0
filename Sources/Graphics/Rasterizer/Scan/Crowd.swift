import CKernels
import Geometry
import Raster

/// Many pieces of one row that hang together: mostly lines deep within what is inside, such as where
/// a pen turns more sharply than it is wide.
///
/// The order of those doesn't matter. What matters is which pieces the inside begins and ends at: a
/// slice of the row at whose upper end, lower end and middle these are the same is taken to have the
/// same all along, and others are cut in two, down to a 256th of the row.
struct Crowd {
  /// A piece that the inside begins (1) or ends (−1) at.
  private struct Border: Equatable {
    let piece: Int
    let sign: Int
  }

  /// What the pieces are between, and what lies to their left.
  private struct Setting {
    let rowTop, winding, insideBits: Int
    let leastHeight: Int
  }

  private var order: [(x: Double, piece: Int)] = []

  /// Finds the sides, from left to right and `winding` on.
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

  /// Where to cut a slice: where the first border that changes ends, begins or crosses the one that
  /// it becomes, and otherwise in the middle.
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

  /// The pieces that the inside begins and ends at along a line at `y`, from left to right.
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
