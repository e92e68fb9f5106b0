import Geometry
import Raster

/// Connected pieces of one row, for which the sides of the inside are computed.
struct Cluster {
  /// A piece of the outline of the inside.
  struct Side {
    /// The x coordinates of both ends.
    let x, nextX: Int
    let height: Int
    /// 1 if the inside is to its right, −1 if it is to its left.
    let sign: Int
  }

  /// The result of the last call of `resolve`.
  private(set) var sides: [Side] = []

  /// A piece within a slice of the row.
  private struct Crossing {
    let piece: Int
    let winding: Int
    let x, nextX: Int
  }

  /// The role of a piece in the slices so far.
  private enum Finding {
    case nothing
    case all(Int)
    case differing
  }

  private var denseCluster = DenseCluster()
  private var ends: [Int32] = []
  private var crossings: [Crossing] = []
  private var findings: [Finding] = []
  private var parts: [(piece: Int, side: Side)] = []
  private var splitsLeft = 0

  /// The limit above which only the borders of the inside are followed.
  private static let pieceLimit = 24
  /// The tolerance for crossings: they are rounded, so a distance up to this doesn't mean that two
  /// pieces cross.
  private static let slack = 2

  /// Computes the sides, from left to right, starting with `winding`; a point is inside if its
  /// winding has any of `insideBits`.
  mutating func resolve(
    _ pieces: Span<RowPiece>, _ edges: Span<Edge>, rowTop: Int, from winding: Int, _ insideBits: Int
  ) {
    sides.removeAll(keepingCapacity: true)
    if pieces.count > Self.pieceLimit {
      denseCluster.follow(pieces, edges, rowTop: rowTop, from: winding, insideBits, &sides)
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
    // A piece that is a side over its whole height is added as a whole, with the same result as in
    // an outline that is known not to overlap.
    for index in pieces.indices {
      guard case .all(let sign) = findings[index], sign != 0 else { continue }
      let piece = pieces[index]
      sides.append(Side(x: piece.x, nextX: piece.nextX, height: piece.height, sign: sign))
    }
    for part in parts {
      if case .differing = findings[part.piece] { sides.append(part.side) }
    }
  }

  /// Computes the sides between two heights; pieces begin and end only at these heights, not
  /// between them.
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

  /// Returns the height in a slice at which two neighbours cross, or nil if there is none.
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

  /// Returns the role of a line across which the winding changes by `growth` from left to right: 1
  /// if the inside begins there, −1 if it ends, 0 if both sides are inside or outside.
  static func sign(from winding: Int, by growth: Int, _ insideBits: Int) -> Int {
    let isInside = winding & insideBits != 0
    let willBeInside = (winding &+ growth) & insideBits != 0
    return isInside == willBeInside ? 0 : willBeInside ? 1 : -1
  }
}
