import Raster

/// Levels of a rectangle of pixels or of coarser cells, row by row: `channels` values each, in
/// 128ths, so that the sum of two values fits into 16 bits.
struct Plane {
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
    let stride = stride
    var target = values.mutableSpan
    for y in area.top..<area.bottom {
      Self.loadRow(
        y, area.left..<area.right, of: picture, own, channels, edges, into: &target,
        (y - area.top) * stride)
    }
  }

  /// Writes the alphas or the components of `columns` in one row of a picture to `target`, from
  /// `place` on.
  static func loadRow(
    _ y: Int, _ columns: Range<Int>, of picture: Span<UInt32>, _ own: PixelRect, _ channels: Int,
    _ edges: GaussianBlur.Edges, into target: inout MutableSpan<UInt16>, _ place: Int
  ) {
    let inside = columns.clamped(to: own.left..<own.right)
    let row = edges == .repeated ? min(max(y, own.top), own.bottom - 1) : y
    let isThere = own.top <= row && row < own.bottom
    let start = columns.lowerBound
    func put(_ columns: Range<Int>, from x: Int?, _ target: inout MutableSpan<UInt16>) {
      for column in columns {
        let index = place + (column - start) * channels
        if let x, isThere {
          load(picture, own.index(x: x, y: row), &target, index, count: 1, channels)
        } else {
          for channel in 0..<channels { target[index + channel] = 0 }
        }
      }
    }
    if inside.isEmpty || !isThere {
      let x = columns.upperBound <= own.left ? own.left : own.right - 1
      return put(columns, from: edges == .repeated ? x : nil, &target)
    }
    load(
      picture, own.index(x: inside.lowerBound, y: row), &target,
      place + (inside.lowerBound - start) * channels, count: inside.count, channels)
    let repeats = edges == .repeated
    put(start..<inside.lowerBound, from: repeats ? own.left : nil, &target)
    put(inside.upperBound..<columns.upperBound, from: repeats ? own.right - 1 : nil, &target)
  }

  private static func load(
    _ source: Span<UInt32>, _ start: Int, _ target: inout MutableSpan<UInt16>, _ place: Int,
    count: Int, _ channels: Int
  ) {
    if channels == 1 {
      for x in 0..<count {
        target[place &+ x] = UInt16(truncatingIfNeeded: source[start &+ x] >> 24) &<< 7
      }
    } else {
      for x in 0..<count {
        let word = source[start &+ x]
        let index = place &+ 4 &* x
        target[index] = UInt16(truncatingIfNeeded: word & 0xFF) &<< 7
        target[index &+ 1] = UInt16(truncatingIfNeeded: word >> 8 & 0xFF) &<< 7
        target[index &+ 2] = UInt16(truncatingIfNeeded: word >> 16 & 0xFF) &<< 7
        target[index &+ 3] = UInt16(truncatingIfNeeded: word >> 24) &<< 7
      }
    }
  }

  /// Returns the plane in another area, with zeros outside of its own.
  func padded(to other: PixelRect) -> Plane {
    if other == area { return self }
    var result = Plane(other, channels: channels)
    let shared = area.intersection(other)
    if shared.isEmpty { return result }
    let count = shared.width * channels
    let source = values.span
    var target = result.values.mutableSpan
    for y in shared.top..<shared.bottom {
      let from = area.index(x: shared.left, y: y) * channels
      let to = other.index(x: shared.left, y: y) * channels
      for x in 0..<count { target[to &+ x] = source[from &+ x] }
    }
    return result
  }
}
