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

  /// Returns the blurred alphas of `area`. The picture contains the pixels of `own`.
  func alphas(
    of area: PixelRect, from picture: Span<UInt32>, _ own: PixelRect, edges: Edges
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: area.width * area.height) { buffer, filled in
      filled = buffer.count
      guard let levels = buffer.baseAddress, !area.isEmpty else { return }
      let need = coarseArea(of: area)
      if let plane = halved(picture, own, to: need, channels: 1, edges: edges) {
        write(area, from: plane, to: levels)
      } else {
        buffer.update(repeating: 0)
      }
    }
  }

  /// Writes the blurred pixels of `area` to the beginning of `pixels`. The picture contains the
  /// pixels of `own`.
  func pixels(
    of area: PixelRect, from picture: Span<UInt32>, _ own: PixelRect, edges: Edges,
    into pixels: inout MutableSpan<UInt32>
  ) {
    let need = coarseArea(of: area)
    if let plane = halved(picture, own, to: need, channels: 4, edges: edges) {
      self.pixels(of: area, from: plane, into: &pixels)
    } else {
      Compositing.store(0, &pixels, 0, area.width * area.height)
    }
  }

  /// Writes the blurred pixels of `area` to the beginning of `pixels`. The plane contains
  /// `coarseArea(of: area)` of a picture on the coarsest grid.
  func pixels(of area: PixelRect, from plane: Plane, into pixels: inout MutableSpan<UInt32>) {
    precondition(plane.channels == 4 && pixels.count >= area.width * area.height)
    // The components of a word are in the order of its bytes.
    pixels.withUnsafeMutableBytes { bytes in
      guard let bytes = bytes.baseAddress else { return }
      write(area, from: plane, to: bytes.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Blurs a picture on the coarsest grid and writes `area` as levels, row by row.
  private func write(
    _ area: PixelRect, from plane: Plane, to levels: UnsafeMutablePointer<UInt8>
  ) {
    if area.isEmpty { return }
    let fine = halvings == 0 ? area : area.cells(halvings)
    var plane = plane
    plane = BlurPasses.convolvedColumns(plane, weights, left: fine.left, right: fine.right)
    plane = BlurPasses.convolvedRows(plane, weights, top: fine.top, bottom: fine.bottom)
    if halvings == 0 {
      BlurPasses.write(plane, to: levels)
    } else {
      BlurPasses.write(plane, phases, halvings, enlargedTo: area, to: levels)
    }
  }

  /// Returns the cells of the coarsest grid that `area` of the blurred picture is computed from.
  func coarseArea(of area: PixelRect) -> PixelRect {
    (halvings == 0 ? area : area.cells(halvings)).grown(by: max(weights.count - 1, 0))
  }

  /// Returns `area` of the picture on the coarsest grid; nil if it is transparent.
  func halved(
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
