import Geometry
import Raster

extension GaussianBlur {
  /// The treatment of pixels outside of a picture.
  enum Edges {
    /// Outside pixels are transparent.
    case nothing
    /// The picture's outermost pixels repeat.
    case repeated
  }

  /// Blurs `area` of `picture` and calls `body` with the levels of each row: alphas for one
  /// channel, all components for four. The picture contains the pixels of `own`.
  func forEachRow(
    of area: PixelRect, from picture: Span<UInt32>, _ own: PixelRect, channels: Int, edges: Edges,
    _ body: (_ y: Int, _ levels: Span<UInt8>) -> Void
  ) {
    let fine = halvings == 0 ? area : area.cells(halvings)
    let coarse = fine.grown(by: max(weights.count - 1, 0))
    guard var plane = halved(picture, own, to: coarse, channels: channels, edges: edges) else {
      let row = [UInt8](repeating: 0, count: area.width * channels)
      for y in area.top..<area.bottom { body(y, row.span) }
      return
    }
    plane = BlurPasses.convolvedColumns(plane, weights, left: fine.left, right: fine.right)
    plane = BlurPasses.convolvedRows(plane, weights, top: fine.top, bottom: fine.bottom)
    if halvings == 0 {
      BlurPasses.forEachRow(of: plane, body)
    } else {
      BlurPasses.forEachSpreadRow(of: plane, phases, halvings, to: area, body)
    }
  }

  /// Returns the blurred alphas of `area`.
  func alphas(
    of area: PixelRect, from picture: Span<UInt32>, _ own: PixelRect, edges: Edges
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: area.width * area.height) { buffer, filled in
      forEachRow(of: area, from: picture, own, channels: 1, edges: edges) { y, levels in
        let start = (y - area.top) * area.width
        for x in 0..<area.width { buffer[start &+ x] = levels[x] }
      }
      filled = buffer.count
    }
  }

  /// Writes the blurred pixels of `area` to the beginning of `pixels`.
  func pixels(
    of area: PixelRect, from picture: Span<UInt32>, _ own: PixelRect, edges: Edges,
    into pixels: inout MutableSpan<UInt32>
  ) {
    forEachRow(of: area, from: picture, own, channels: 4, edges: edges) { y, levels in
      Compositing.join(
        levels, into: &pixels, (y - area.top) * area.width, count: area.width)
    }
  }

  /// Returns `area` of the picture on the coarsest grid; nil if it is transparent.
  private func halved(
    _ picture: Span<UInt32>, _ own: PixelRect, to area: PixelRect, channels: Int, edges: Edges
  ) -> Plane? {
    // The areas that each grid has to contain, from the coarsest back to the finest, clipped to the
    // part that isn't transparent.
    var areas = [area]
    for _ in 0..<halvings { areas.append(areas[areas.count - 1].halvedFrom) }
    var filled = own
    var plane: Plane?
    for need in areas.dropLast().reversed() {
      if edges == .nothing { filled = filled.halvedTo } else { filled = need }
      let part = need.intersection(filled)
      if part.isEmpty { return nil }
      if let finer = plane {
        plane = BlurPasses.halved(finer.padded(to: part.halvedFrom), to: part)
      } else {
        plane = BlurPasses.halved(picture, own, to: part, channels: channels, edges: edges)
      }
    }
    return plane?.padded(to: area)
      ?? Plane(of: picture, own, in: area, channels: channels, edges: edges)
  }
}

extension PixelRect {
  /// The area that a rectangle on a grid of half the resolution is computed from.
  var halvedFrom: PixelRect {
    PixelRect(left: 2 * left - 1, top: 2 * top - 1, right: 2 * right + 1, bottom: 2 * bottom + 1)
  }

  /// The area on a grid of half the resolution that this rectangle affects.
  fileprivate var halvedTo: PixelRect {
    PixelRect(
      left: (left - 2) >> 1, top: (top - 2) >> 1, right: (right >> 1) + 1,
      bottom: (bottom >> 1) + 1)
  }

  /// Returns the cells, after `halvings` halvings, that the splines of these pixels use.
  fileprivate func cells(_ halvings: Int) -> PixelRect {
    PixelRect(
      left: (left >> halvings) - 2, top: (top >> halvings) - 2,
      right: ((right - 1) >> halvings) + 3, bottom: ((bottom - 1) >> halvings) + 3)
  }
}
