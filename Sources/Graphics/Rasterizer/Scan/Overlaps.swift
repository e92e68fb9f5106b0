import Geometry
import Raster

/// Adds up the areas of outlines that may wind around something more than once, or cross themselves.
///
/// Signed areas alone can't tell how much of a pixel is inside where some of it is wound around
/// twice: they count that part twice. So each row's pieces are walked from left to right, and only
/// those between outside and inside are added, entering as 1 and leaving as −1.
///
/// A row's pieces fall into clusters, which a vertical line through the row can separate. Most are
/// one strand of the outline, passing through: what it does holds for the whole of it. Others (a
/// turn, a crossing, two outlines within a pixel) are cut into slices where pieces begin, end or
/// cross, in which they have one order.
struct Overlaps {
  private var rows = RowPieces()
  private var cluster = Cluster()

  /// Adds the areas within the rows of `chunk`, whose cells take `words` words of marks a row.
  mutating func accumulate(
    _ edges: Span<Edge>, _ rule: CGPathFillRule, _ chunk: PixelRect, _ words: Int,
    _ cells: inout [Int32], _ marks: inout [UInt64]
  ) {
    rows.collect(edges, rows: chunk.top..<chunk.bottom)
    let rows = rows
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    for y in chunk.top..<chunk.bottom {
      let row = y - chunk.top
      let target = CellRow(
        base: row * CellRow.stride(words: words), wordBase: row * words,
        left: chunk.left << Fixed.shift, width: chunk.width)
      Self.accumulate(
        rows.pieces.span.extracting(rows.range(ofRow: row)), edges,
        insideBits: rule == .evenOdd ? 1 : -1, rowTop: y << Fixed.shift, &cluster, target, &cells,
        &marks)
    }
  }

  /// Adds the areas of one row's pieces.
  private static func accumulate(
    _ pieces: Span<RowPiece>, _ edges: Span<Edge>, insideBits: Int, rowTop: Int,
    _ cluster: inout Cluster, _ target: CellRow, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<UInt64>
  ) {
    var (start, winding) = (0, 0)
    while start < pieces.count {
      let group = Group(pieces, from: start)
      if group.isStrand {
        let sign = Cluster.sign(from: winding, by: group.winding, insideBits)
        if sign != 0 {
          for index in start..<group.end {
            let piece = pieces[index]
            target.add(
              from: piece.x &- target.left, to: piece.nextX &- target.left, height: piece.height,
              sign, &cells, &marks)
          }
        }
      } else {
        cluster.resolve(
          pieces.extracting(start..<group.end), edges, rowTop: rowTop, from: winding, insideBits)
        for side in cluster.sides {
          target.add(
            from: side.x &- target.left, to: side.nextX &- target.left, height: side.height,
            side.sign, &cells, &marks)
        }
      }
      winding &+= group.winding
      start = group.end
    }
  }
}

/// The pieces of a row from one on, as far as they hang together.
private struct Group {
  /// The first piece to the right of them.
  let end: Int
  /// What the winding grows by from their left to their right.
  let winding: Int
  /// Whether they are one line through the whole row.
  let isStrand: Bool

  /// To the left of a gap the winding is the same all along the row's height only if what begins
  /// within the row also ends there. Each begin and end is therefore counted, in a number that is
  /// zero when they are balanced.
  init(_ pieces: Span<RowPiece>, from start: Int) {
    var (index, reach, balance) = (start, Int.min, UInt64(0))
    var (sum, height) = (0, 0)
    repeat {
      let piece = pieces[index]
      reach = max(reach, piece.high)
      let winding = Int(piece.winding)
      balance &+=
        UInt64(bitPattern: Int64(winding)) &* (Self.token(piece.top) &- Self.token(piece.bottom))
      sum &+= piece.height &* winding
      height &+= piece.height
      index &+= 1
    } while index < pieces.count && (balance != 0 || pieces[index].low <= reach)
    end = index
    winding = sum >> Fixed.shift
    isStrand = balance == 0 && height == Fixed.one && abs(sum) == Fixed.one
  }

  /// A number for a place within the row, such that sums of few of them are zero only where they
  /// cancel; the row's own ends need no balance.
  @inline(__always)
  private static func token(_ y: Int32) -> UInt64 {
    if y == 0 || y == Fixed.one { return 0 }
    var bits = UInt64(truncatingIfNeeded: y) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
    bits &*= 0xBF58_476D_1CE4_E5B9
    return bits ^ bits >> 32
  }
}
