import CKernels
import Foundation
import Geometry
package import Raster

/// A level of a picture, placed on the canvas by an affine transform.
///
/// Positions in the level are fixed-point numbers with 32 fractional bits. The start of a row is
/// rounded once, and so is the step between columns, so that a pixel's position depends only on its
/// column and row. Interpolation uses 256 steps between pixels; colours are interpolated vertically
/// first, rounded, and then horizontally.
package struct ImagePlane {
  let level: ImageLevel
  let isTiled, isSmooth: Bool
  private let map: CanvasMap
  private let stepU, stepV: Int

  /// Creates a plane; `map` maps the canvas to the level's pixels.
  package init(_ level: ImageLevel, _ map: CanvasMap, isTiled: Bool, isSmooth: Bool) {
    self.level = level
    self.map = map
    self.isTiled = isTiled
    self.isSmooth = isSmooth
    stepU = Self.fixed(map.x.x)
    stepV = Self.fixed(map.x.y)
  }

  static let shift = 32

  /// The length of rows for which finding the pixels without neighbours beyond the edges costs more
  /// than treating all alike.
  private static let shortRow = 128

  /// Returns the offset that is added to a position before it is split into whole pixels and
  /// 256ths. Smooth sampling interpolates between pixel centres and rounds to 256ths; otherwise, a
  /// position on the boundary of two pixels, within a few last bits, belongs to the second.
  static func offset(isSmooth: Bool) -> Double { isSmooth ? 1.0 / 512 - 0.5 : 1.0 / 65_536 }

  /// Rounds to the nearest, in two steps: whole numbers, and the rest. Each is small enough for
  /// `Fixed.round`, without the checks of a conversion.
  @inline(__always)
  static func fixed(_ value: Double) -> Int {
    let value = min(max(value, -0x1p29), 0x1p29)
    let whole = Fixed.round(value)
    return whole << shift &+ Fixed.round((value - Double(whole)) * 0x1p32)
  }

  /// Returns the position of the centre of a pixel.
  @inline(__always)
  package func place(x: Int, y: Int) -> (u: Int, v: Int) {
    let row = map.row(y)
    let offset = Self.offset(isSmooth: isSmooth)
    return (
      Self.fixed(row.x + offset) &+ x &* stepU, Self.fixed(row.y + offset) &+ x &* stepV
    )
  }

  /// Writes `count` pixels; the first is in column `x` of row `y`.
  @inline(__always)
  func sample(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int, x: Int, y: Int) {
    let (u, v) = place(x: x, y: y)
    if isSmooth, !isTiled, !isUpright, count <= Self.shortRow {
      return Compositing.turnedAtEdges(
        &row, start, count, level.pixels.span, origin: level.start, stride: level.stride,
        width: level.width, height: level.height, from: (u, v), step: (stepU, stepV))
    }
    let inside = isSmooth ? inside(from: (u, v), count: count) : 0..<0
    sampleEach(&row, start, 0..<inside.lowerBound, u, v)
    if !inside.isEmpty {
      let (first, place) = (start &+ inside.lowerBound, inside.lowerBound)
      let (u, v) = (u &+ place &* stepU, v &+ place &* stepV)
      if isUpright {
        sampleUpright(&row, first, inside.count, u, v)
      } else {
        Compositing.turned(
          &row, first, inside.count, level.pixels.span, origin: level.start,
          stride: level.stride, width: level.width, height: level.height, from: (u, v),
          step: (stepU, stepV))
      }
    }
    sampleEach(&row, start, inside.upperBound..<count, u, v)
  }

  /// Whether all pixels of a row are between the same two rows of the level, with a limited step.
  private var isUpright: Bool {
    stepV == 0 && abs(stepU) <= Int(FLIPBOOK_GREATEST_STEP) << Self.shift
  }

  /// Returns the range of those of `count` pixels whose four neighbours are all inside the level.
  @inline(__always)
  private func inside(from place: (u: Int, v: Int), count: Int) -> Range<Int> {
    let columns = Self.inside(place.u, stepU, (level.width &- 1) << Self.shift, count)
    if isUpright { return columns }
    let rows = Self.inside(place.v, stepV, (level.height &- 1) << Self.shift, count)
    let start = max(columns.lowerBound, rows.lowerBound)
    return start..<max(start, min(columns.upperBound, rows.upperBound))
  }

  /// Returns the range of those of `count` positions, `step` apart, that are in 0..<`end`.
  @inline(__always)
  private static func inside(_ place: Int, _ step: Int, _ end: Int, _ count: Int) -> Range<Int> {
    if step == 0 { return place >= 0 && place < end ? 0..<count : 0..<0 }
    /// Returns the number of positions before the one at `distance` in the direction of the steps.
    func reached(_ distance: Int) -> Int {
      distance <= 0 ? 0 : min((distance &+ abs(step) &- 1) / abs(step), count)
    }
    let (first, last) =
      step > 0
      ? (reached(0 &- place), reached(end &- place))
      : (reached(place &- end &+ 1), reached(place &+ 1))
    return first..<max(first, last)
  }

  @inline(__always)
  private func sampleEach(
    _ row: inout MutableSpan<UInt32>, _ start: Int, _ range: Range<Int>, _ u: Int, _ v: Int
  ) {
    let pixels = level.pixels.span
    for index in range {
      row[start &+ index] = level.color(
        pixels, u &+ index &* stepU, v &+ index &* stepV, isTiled: isTiled, isSmooth: isSmooth)
    }
  }

  /// Samples a row that is parallel to the level's rows; all pixels must be inside it.
  @inline(__always)
  private func sampleUpright(
    _ row: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ u: Int, _ v: Int
  ) {
    let line = v >> Self.shift
    let down = UInt32(truncatingIfNeeded: v >> 24) & 255
    let across = UInt32(truncatingIfNeeded: u >> 24) & 255
    let upper = level.start &+ level.row(line, isTiled: isTiled) &* level.stride
    let lower = level.start &+ level.row(line &+ 1, isTiled: isTiled) &* level.stride
    let pixels = level.pixels.span
    if stepU == 1 << Self.shift, across == 0, down == 0 {
      Compositing.copy(&row, start, count, from: pixels, upper &+ u >> Self.shift)
    } else {
      Compositing.bilinear(
        &row, start, count, pixels, upper: upper, lower: lower, width: level.width, from: u,
        step: stepU, down: down)
    }
  }
}

extension ImageLevel {
  /// Returns the column of the level for a column number: the nearest, or the repeated one.
  @inline(__always)
  func column(_ number: Int, isTiled: Bool) -> Int { Self.within(width, number, isTiled) }

  /// Returns the row of the level for a row number.
  @inline(__always)
  func row(_ number: Int, isTiled: Bool) -> Int { Self.within(height, number, isTiled) }

  @inline(__always)
  private static func within(_ count: Int, _ number: Int, _ isTiled: Bool) -> Int {
    if number >= 0, number < count { return number }
    guard isTiled else { return number < 0 ? 0 : count &- 1 }
    let rest = number % count
    return rest < 0 ? rest &+ count : rest
  }

  /// Returns the colour at a position in the format of `ImagePlane`; `pixels` are the level's.
  @inline(__always)
  func color(
    _ pixels: Span<UInt32>, _ u: Int, _ v: Int, isTiled: Bool, isSmooth: Bool
  ) -> UInt32 {
    let (x, y) = (u >> ImagePlane.shift, v >> ImagePlane.shift)
    let left = column(x, isTiled: isTiled)
    let upper = start &+ row(y, isTiled: isTiled) &* stride
    if !isSmooth { return pixels[upper &+ left] }
    let right = column(x &+ 1, isTiled: isTiled)
    let lower = start &+ row(y &+ 1, isTiled: isTiled) &* stride
    let across = UInt32(truncatingIfNeeded: u >> 24) & 255
    let down = UInt32(truncatingIfNeeded: v >> 24) & 255
    return Compositing.interpolated(
      Compositing.interpolated(pixels[upper &+ left], pixels[lower &+ left], share: down),
      Compositing.interpolated(pixels[upper &+ right], pixels[lower &+ right], share: down),
      share: across)
  }
}
