/// Levels of a rectangle of pixels, or of the cells of a coarser grid, row after row: `channels` to
/// each, in 128ths, so that the sum of two still has 16 bits.
struct Plane {
  let area: PixelRect
  let channels: Int
  var values: [UInt16]

  init(_ area: PixelRect, channels: Int) {
    (self.area, self.channels) = (area, channels)
    values = [UInt16](repeating: 0, count: area.width * area.height * channels)
  }

  /// The values of one row.
  var stride: Int { area.width * channels }

  /// The alphas of a picture for one channel, all components for four. It holds the pixels of `own`.
  init(
    of picture: Span<UInt32>, _ own: PixelRect, in area: PixelRect, channels: Int,
    edges: GaussianBlur.Edges
  ) {
    self.init(area, channels: channels)
    let shared = area.intersection(own)
    var target = values.mutableSpan
    for y in area.top..<area.bottom {
      let row = edges == .repeated ? min(max(y, own.top), own.bottom - 1) : y
      if row < own.top || row >= own.bottom || shared.right <= shared.left && edges == .nothing {
        continue
      }
      let start = (y - area.top) * area.width * channels
      let left = edges == .repeated ? min(max(area.left, own.left), own.right) : shared.left
      let right = edges == .repeated ? max(min(area.right, own.right), left) : shared.right
      Self.load(
        picture, own.index(x: left, y: row), &target, start + (left - area.left) * channels,
        count: right - left, channels)
      if edges == .nothing { continue }
      for x in area.left..<left {
        Self.load(
          picture, own.index(x: own.left, y: row), &target, start + (x - area.left) * channels,
          count: 1, channels)
      }
      for x in right..<area.right {
        Self.load(
          picture, own.index(x: own.right - 1, y: row), &target, start + (x - area.left) * channels,
          count: 1, channels)
      }
    }
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

  /// The same in another area, with nothing where this has none.
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
