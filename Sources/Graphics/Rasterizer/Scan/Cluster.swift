import Geometry
import Raster

/// Pieces of one row that hang together, from which the sides of what is inside are found.
struct Cluster {
  /// A piece of the inside's outline.
  struct Side {
    /// Its columns at both ends.
    let x, nextX: Int
    let height: Int
    /// 1 where the inside lies to its right, −1 where it lies to its left.
    let sign: Int
  }

  /// What was found last.
  private(set) var sides: [Side] = []

  /// A piece within a slice of the row.
  private struct Crossing {
    let piece: Int
    let winding: Int
    let x, nextX: Int
  }

  /// What a piece's parts were found to be.
  private enum Finding {
    case nothing
    case all(Int)
    case differing
  }

  private var crowd = Crowd()
  private var ends: [Int32] = []
  private var crossings: [Crossing] = []
  private var findings: [Finding] = []
  private var parts: [(piece: Int, side: Side)] = []
  private var splitsLeft = 0

  /// Among more pieces than this, only the sides are followed.
  private static let mostPieces = 24
  /// Crossings are rounded: that one lies this far beyond another doesn't mean that they cross.
  private static let slack = 2

  /// Finds the sides, from left to right and `winding` on; inside is where the winding has some of
  /// `insideBits`.
  mutating func resolve(
    _ pieces: Span<RowPiece>, _ edges: Span<Edge>, rowTop: Int, from winding: Int, _ insideBits: Int
  ) {
    sides.removeAll(keepingCapacity: true)
    if pieces.count > Self.mostPieces {
      crowd.follow(pieces, edges, rowTop: rowTop, from: winding, insideBits, &sides)
      return
    }
    findings.removeAll(keepingCapacity: true)
    findings += repeatElement(.nothing, count: pieces.count)
    parts.removeAll(keepingCapacity: true)
    splitsLeft = 64 + 8 * pieces.count
    ends.removeAll(keepingCapacity: true)
    for index in pieces.indices {
      ends.append(pieces[index].top)
      ends.append(pieces[index].bottom)
    }
    ends.sort()
    for (top, bottom) in zip(ends, ends.dropFirst()) where top < bottom {
      slice(pieces, edges, rowTop, Int(top), Int(bottom), winding, insideBits)
    }
    // A piece that is a side as a whole is added as a whole, so that it counts the same as in an
    // outline that is known not to overlap.
    for index in pieces.indices {
      guard case .all(let sign) = findings[index], sign != 0 else { continue }
      let piece = pieces[index]
      sides.append(Side(x: piece.x, nextX: piece.nextX, height: piece.height, sign: sign))
    }
    for part in parts {
      if case .differing = findings[part.piece] { sides.append(part.side) }
    }
  }

  /// Finds the sides between two heights, at which pieces begin or end, but not between them.
  private mutating func slice(
    _ pieces: Span<RowPiece>, _ edges: Span<Edge>, _ rowTop: Int, _ top: Int, _ bottom: Int,
    _ winding: Int, _ insideBits: Int
  ) {
    crossings.removeAll(keepingCapacity: true)
    for index in pieces.indices {
      let piece = pieces[index]
      guard piece.top <= top, piece.bottom >= bottom else { continue }
      let edge = edges[Int(piece.edge)]
      crossings.append(
        Crossing(
          piece: index, winding: Int(piece.winding), x: edge.crossing(at: rowTop &+ top),
          nextX: edge.crossing(at: rowTop &+ bottom)))
    }
    crossings.sort { $0.x &+ $0.nextX < $1.x &+ $1.nextX }
    if splitsLeft > 0, let middle = firstMeeting(top, bottom) {
      splitsLeft -= 1
      slice(pieces, edges, rowTop, top, middle, winding, insideBits)
      slice(pieces, edges, rowTop, middle, bottom, winding, insideBits)
      return
    }
    var winding = winding
    for crossing in crossings {
      let sign = Self.sign(from: winding, by: crossing.winding, insideBits)
      winding &+= crossing.winding
      note(sign, of: crossing.piece)
      if sign == 0 { continue }
      let side = Side(
        x: crossing.x, nextX: crossing.nextX, height: bottom &- top, sign: sign)
      parts.append((crossing.piece, side))
    }
  }

  private mutating func note(_ sign: Int, of piece: Int) {
    switch findings[piece] {
    case .nothing: findings[piece] = .all(sign)
    case .all(let other): if other != sign { findings[piece] = .differing }
    case .differing: break
    }
  }

  /// Where in a slice two neighbours cross, if some do.
  private func firstMeeting(_ top: Int, _ bottom: Int) -> Int? {
    for (left, right) in zip(crossings, crossings.dropFirst()) {
      let (before, after) = (right.x &- left.x, right.nextX &- left.nextX)
      guard min(before, after) < -Self.slack, max(before, after) > Self.slack else { continue }
      let part = Double(before) / Double(before &- after)
      let middle = top &+ Fixed.round(part * Double(bottom &- top))
      if middle > top, middle < bottom { return middle }
    }
    return nil
  }

  /// What a line is where the winding grows by `growth` from its left to its right: 1 where the
  /// inside begins, −1 where it ends, 0 within and without.
  static func sign(from winding: Int, by growth: Int, _ insideBits: Int) -> Int {
    let isInside = winding & insideBits != 0
    let willBeInside = (winding &+ growth) & insideBits != 0
    return isInside == willBeInside ? 0 : willBeInside ? 1 : -1
  }
}
