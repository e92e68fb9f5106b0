import Geometry
import Raster

/// Adds up the areas of outlines that can cross themselves or wind around an area more than once.
///
/// Signed areas alone can't determine how much of a pixel is inside if a part of it has a winding
/// of 2, because that part would count twice. Therefore the pieces of each row are traversed from
/// left to right, and only those between outside and inside are added, with 1 where the inside
/// begins and −1 where it ends.
///
/// A row's pieces form clusters that a vertical line through the row can separate. Most clusters
/// are one strand of the outline that passes through the row and has the same role over its full
/// height. The others (a turn, a crossing, two outlines within a pixel) are divided into slices
/// where pieces begin, end or cross, so that the order of the pieces is constant within each slice.
struct Overlaps {
  private var rows = RowPieces()
  private var cluster = Cluster()

  /// Adds the areas within the rows of `chunk`, whose cells take `words` words of marks per row.
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
            let piece = pieces[unchecked: index]
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

/// Connected pieces of a row.
private struct Group {
  /// The index of the first piece to their right.
  let end: Int
  /// The change of the winding from their left to their right.
  let winding: Int
  /// Whether they form a single line through the full height of the row.
  let isStrand: Bool

  /// Creates the group that begins at `start`. A gap ends the group only if the winding in the gap
  /// is the same along the row's full height, which requires that lines that begin within the row
  /// also end to the left of the gap. Each begin and end is therefore added to a balance, which is
  /// zero if they cancel.
  init(_ pieces: Span<RowPiece>, from start: Int) {
    var (index, reach, balance) = (start, Int.min, UInt64(0))
    var (sum, height) = (0, 0)
    repeat {
      let piece = pieces[unchecked: index]
      reach = max(reach, piece.high)
      let winding = Int(piece.winding)
      balance &+=
        UInt64(bitPattern: Int64(winding)) &* (Self.token(piece.top) &- Self.token(piece.bottom))
      sum &+= piece.height &* winding
      height &+= piece.height
      index &+= 1
    } while index < pieces.count && (balance != 0 || pieces[unchecked: index].low <= reach)
    end = index
    winding = sum >> Fixed.shift
    isStrand = balance == 0 && height == Fixed.one && abs(sum) == Fixed.one
  }

  /// Returns a number for a height within the row, such that sums of a few of them are zero only if
  /// they cancel; 0 for the row's own ends, which don't need a balance.
  @inline(__always)
  private static func token(_ y: Int32) -> UInt64 {
    if y == 0 || y == Fixed.one { return 0 }
    var bits = UInt64(truncatingIfNeeded: y) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
    bits &*= 0xBF58_476D_1CE4_E5B9
    return bits ^ bits >> 32
  }
}
