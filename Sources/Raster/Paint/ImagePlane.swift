import Foundation
import Geometry

/// A level of a picture as it lies on the canvas by an affine transform.
///
/// Places in the level are fixed-point numbers with 32 bits after the point. A row's begins is
/// rounded once, and so is the step from column to column, so that a pixel's place depends on its
/// column and row alone. Between pixels there are 256 steps; a pixel's colour is interpolated down
/// first, rounded, and then across.
struct ImagePlane {
  let level: ImageLevel
  let isTiled, isSmooth: Bool
  private let map: CanvasMap
  private let stepU, stepV: Int

  /// `map` leads to the level's pixels.
  init(_ level: ImageLevel, _ map: CanvasMap, isTiled: Bool, isSmooth: Bool) {
    (self.level, self.map, self.isTiled, self.isSmooth) = (level, map, isTiled, isSmooth)
    (stepU, stepV) = (Self.fixed(map.x.x), Self.fixed(map.x.y))
  }

  static let shift = 32

  /// What is added to a place before it is cut to whole pixels and 256ths: smoothly, pixels count
  /// from their centres, and 256ths are rounded; else a place on the edge between two pixels, give
  /// or take the last bits, belongs to the second.
  static func offset(isSmooth: Bool) -> Double { isSmooth ? 1.0 / 512 - 0.5 : 1.0 / 65_536 }

  static func fixed(_ value: Double) -> Int {
    Int((min(max(value, -0x1p29), 0x1p29) * 0x1p32).rounded())
  }

  /// Where the centre of a pixel lies.
  @inline(__always)
  func place(x: Int, y: Int) -> (u: Int, v: Int) {
    let row = map.row(y)
    let offset = Self.offset(isSmooth: isSmooth)
    return (
      Self.fixed(row.x + offset) &+ x &* stepU, Self.fixed(row.y + offset) &+ x &* stepV
    )
  }

  /// Writes `count` pixels, of which the first stands in column `x` of row `y`.
  @inline(__always)
  func sample(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int, x: Int, y: Int) {
    let (u, v) = place(x: x, y: y)
    if isSmooth, stepV == 0, let columns = columns(from: u, count: count) {
      sampleUpright(&row, start, count, u, v, columns)
      return
    }
    let pixels = level.pixels.span
    for index in 0..<count {
      row[start &+ index] = level.color(
        pixels, u &+ index &* stepU, v &+ index &* stepV, isTiled: isTiled, isSmooth: isSmooth)
    }
  }

  /// As many columns of the level as lie on the stack at once.
  private static let mostColumns = 288

  /// The columns that an upright run needs, if they are few enough.
  @inline(__always)
  private func columns(from u: Int, count: Int) -> Range<Int>? {
    let end = u &+ (count &- 1) &* stepU
    let (low, high) = (min(u, end) >> Self.shift, max(u, end) >> Self.shift)
    guard high &- low < Self.mostColumns &- 2 else { return nil }
    return low..<high &+ 2
  }

  /// Pixels whose rows lie along the level's: each column is interpolated once.
  @inline(__always)
  private func sampleUpright(
    _ row: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ u: Int, _ v: Int,
    _ columns: Range<Int>
  ) {
    let line = v >> Self.shift
    let down = UInt32(truncatingIfNeeded: v >> 24) & 255
    let upper = level.start &+ level.row(line, isTiled: isTiled) &* level.stride
    let lower = level.start &+ level.row(line &+ 1, isTiled: isTiled) &* level.stride
    let isStraight = stepU == 1 << Self.shift
    let across = UInt32(truncatingIfNeeded: u >> 24) & 255
    let pixels = level.pixels.span
    if isStraight, across == 0, down == 0, columns.lowerBound >= 0,
      columns.lowerBound &+ count <= level.width
    {
      Compositing.copy(&row, start, count, from: pixels, upper &+ columns.lowerBound)
      return
    }
    var storage = [288 of UInt32](repeating: 0)
    var mixed = storage.mutableSpan
    var column = columns.lowerBound
    while column < columns.upperBound {
      let index = column &- columns.lowerBound
      let own = level.column(column, isTiled: isTiled)
      if own == column || isTiled {
        let end = min(columns.upperBound, column &+ level.width &- own)
        Compositing.interpolate(
          &mixed, index, end &- column, pixels, upper &+ own, pixels, lower &+ own, share: down)
        column = end
      } else {
        // Beyond its edges the level's outermost column goes on.
        let end = column < 0 ? min(columns.upperBound, 0) : columns.upperBound
        let word = Compositing.interpolated(pixels[upper &+ own], pixels[lower &+ own], share: down)
        Compositing.store(word, &mixed, index, end &- column)
        column = end
      }
    }
    let base = u &- columns.lowerBound << Self.shift
    if isStraight {
      let mixed = mixed.span
      Compositing.interpolate(&row, start, count, mixed, 0, mixed, 1, share: across)
    } else {
      Compositing.stretch(&row, start, count, mixed.span, from: base, step: stepU)
    }
  }
}

extension ImageLevel {
  /// A column's number within the level: the nearest, or the one that is repeated there.
  @inline(__always)
  func column(_ number: Int, isTiled: Bool) -> Int { Self.within(width, number, isTiled) }

  /// A row's number within the level.
  @inline(__always)
  func row(_ number: Int, isTiled: Bool) -> Int { Self.within(height, number, isTiled) }

  @inline(__always)
  private static func within(_ count: Int, _ number: Int, _ isTiled: Bool) -> Int {
    if number >= 0, number < count { return number }
    guard isTiled else { return number < 0 ? 0 : count &- 1 }
    let rest = number % count
    return rest < 0 ? rest &+ count : rest
  }

  /// The colour at a place, of which `ImagePlane` says what it is; `pixels` are the level's.
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
