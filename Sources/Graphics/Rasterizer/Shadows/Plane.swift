import CKernels
import Raster

/// Levels of a rectangle of pixels or of coarser cells, row by row: `channels` values each, in
/// 128ths, so that the sum of two values fits into 16 bits.
struct Plane: Sendable {
  let area: PixelRect
  let channels: Int
  var values: [UInt16]

  init(_ area: PixelRect, channels: Int) {
    self.area = area
    self.channels = channels
    values = [UInt16](repeating: 0, count: area.width * area.height * channels)
  }

  /// The number of values in a row.
  var stride: Int { area.width * channels }

  /// Creates a plane from a picture that contains the pixels of `own`: its alphas for one channel,
  /// all components for four.
  init(
    of picture: Span<UInt32>, _ own: PixelRect, in area: PixelRect, channels: Int,
    edges: GaussianBlur.Edges
  ) {
    self.init(area, channels: channels)
    precondition(own.width * own.height <= picture.count, "a picture has all of its pixels")
    let stride = stride
    guard let seen = SeenColumns(area.left..<area.right, of: own, edges) else { return }
    picture.withUnsafeBufferPointer { picture in
      values.withUnsafeMutableBufferPointer { values in
        guard let pixels = picture.baseAddress, let target = values.baseAddress else { return }
        for y in area.top..<area.bottom {
          let row = edges == .repeated ? min(max(y, own.top), own.bottom - 1) : y
          if row < own.top || row >= own.bottom { continue }
          let source = pixels + own.index(x: seen.columns.lowerBound, y: row)
          let start = target + (y - area.top) * stride
          let count = Int64(seen.columns.count)
          if channels == 1 {
            flipbook_blur_load_alphas(start + seen.place, source, count)
          } else {
            flipbook_blur_load(start + 4 * seen.place, source, count)
          }
          seen.repeatEdges(of: start, channels)
        }
      }
    }
  }

  /// Returns the plane in another area, with zeros outside of its own.
  func padded(to other: PixelRect) -> Plane {
    if other == area { return self }
    var result = Plane(other, channels: channels)
    let shared = area.intersection(other)
    if shared.isEmpty { return result }
    for y in shared.top..<shared.bottom {
      result.copy(shared.left..<shared.right, inRow: y, of: self, row: y)
    }
    return result
  }

  /// Copies the values of `columns` in a row of another plane to the same columns of row `y`.
  mutating func copy(_ columns: Range<Int>, inRow y: Int, of other: Plane, row: Int) {
    let count = columns.count * channels
    let from = other.area.index(x: columns.lowerBound, y: row) * channels
    let to = area.index(x: columns.lowerBound, y: y) * channels
    precondition(from >= 0 && from + count <= other.values.count)
    precondition(to >= 0 && to + count <= values.count)
    let source = other.values.span
    var target = values.mutableSpan
    for index in 0..<count { target[unchecked: to &+ index] = source[unchecked: from &+ index] }
  }
}

/// The part of a row that a picture contains, and the treatment of the rest.
struct SeenColumns {
  /// The picture's columns that the row contains or, beside the picture, its nearest column.
  let columns: Range<Int>
  /// The position of the first of them in the row, in pixels.
  let place: Int
  private let width: Int
  private let edges: GaussianBlur.Edges

  /// Creates the part of `wanted` that a picture of `own` contains; nil if the row is transparent.
  init?(_ wanted: Range<Int>, of own: PixelRect, _ edges: GaussianBlur.Edges) {
    var columns = wanted.clamped(to: own.left..<max(own.left, own.right))
    if columns.isEmpty {
      if edges == .nothing || own.isEmpty || wanted.isEmpty { return nil }
      let x = wanted.upperBound <= own.left ? own.left : own.right - 1
      columns = x..<x + 1
    }
    self.columns = columns
    place = min(max(columns.lowerBound - wanted.lowerBound, 0), wanted.count - 1)
    width = wanted.count
    self.edges = edges
  }

  /// Repeats the outermost pixels of the part in the rest of `row`, if edges are repeated.
  func repeatEdges(of row: UnsafeMutablePointer<UInt16>, _ channels: Int) {
    if edges == .nothing { return }
    let end = place + columns.count
    for index in 0..<place * channels { row[index] = row[place * channels + index % channels] }
    for index in end * channels..<width * channels {
      row[index] = row[(end - 1) * channels + index % channels]
    }
  }
}
