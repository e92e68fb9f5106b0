import Foundation
package import Geometry
package import Raster

/// The conversion of a picture's colours to a fill's.
struct ImageColoring {
  private let color: UInt32
  private let isTemplate: Bool

  init(_ fill: ImageFill) { (color, isTemplate) = (fill.color.pixel.word, fill.isTemplate) }

  /// Whether the picture's colours stay unchanged.
  var isNone: Bool { !isTemplate && color == 0xFFFF_FFFF }

  /// The factor for all components if the fill's colour is white with an alpha below 1; 255 if no
  /// single factor applies to all components.
  var fade: UInt32 {
    !isTemplate && color == (color & 0xFF) &* 0x0101_0101 ? color & 0xFF : 255
  }

  /// Whether the fill is transparent.
  var isClear: Bool { color >> 24 == 0 }

  @inline(__always)
  func apply(_ pixel: UInt32) -> UInt32 {
    isTemplate
      ? Compositing.scaled(color, by: pixel >> 24) : Compositing.multiplied(pixel, by: color)
  }

  /// Colours a row, except for the factor `fade`.
  @inline(__always)
  func apply(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int) {
    if isNone || fade < 255 { return }
    if !isTemplate { return Compositing.multiply(&row, start, count, by: color) }
    for index in start..<start &+ count { row[index] = apply(row[index]) }
  }
}

extension ImageFill {
  /// The pixels that are shown; nil if there are none.
  package var part: PixelRect? {
    let part = image.pixels(around: source)
    return part.isEmpty || !color.alpha.isNormal ? nil : part
  }

  /// Returns the map from the canvas to the pixels of the shown part.
  package func map(_ projection: Projection, _ part: PixelRect) -> CanvasMap? {
    guard transform.isFinite, transform.determinant != 0 else { return nil }
    let toPart = CGAffineTransform(translationX: CGFloat(-part.left), y: CGFloat(-part.top))
    return CanvasMap(projection, transform.inverted().concatenating(toPart))
  }
}

extension CanvasMap {
  /// Returns this map, scaled to a smaller level of the part.
  package func scaled(to level: ImageLevel, from part: PixelRect) -> CanvasMap {
    let scale = SIMD3(
      Double(level.width) / Double(part.width), Double(level.height) / Double(part.height), 1)
    return CanvasMap(x: x * scale, y: y * scale, unit: unit * scale, isAffine: isAffine)
  }
}

/// A picture that is placed on the canvas by an affine transform, so that the same levels are used
/// everywhere.
struct ImagePaint: SampledPaint {
  private let first: ImagePlane
  /// Two more levels, if they are used, and the weights of all three.
  private let others: Others?
  private let shares: (UInt32, UInt32, UInt32)
  private let coloring: ImageColoring
  let isOpaque: Bool
  var fade: UInt32 { coloring.fade }
  /// The limit applies if several levels are mixed, because the buffers have a fixed length.
  var maximumRunLength: Int { others == nil ? .max : SampledRow.length }

  /// A class, because most pictures don't need it, and paints are copied often.
  private final class Others {
    let second, third: ImagePlane

    init(_ second: ImagePlane, _ third: ImagePlane) {
      self.second = second
      self.third = third
    }
  }

  /// Creates a paint; nil if nothing is visible, or if the picture is seen in perspective.
  init?(_ fill: ImageFill, _ projection: Projection) {
    coloring = ImageColoring(fill)
    guard !coloring.isClear, let part = fill.part, let map = fill.map(projection, part),
      map.isAffine
    else { return nil }
    let (levels, isSmooth) = fill.levels(
      across: map.x.x * map.x.x + map.y.x * map.y.x,
      down: map.x.y * map.x.y + map.y.y * map.y.y, of: part)
    func plane(_ across: Int, _ down: Int) -> ImagePlane {
      let level = fill.image.level(of: part, across: across, down: down)
      return ImagePlane(
        level, map.scaled(to: level, from: part), isTiled: fill.isTiled, isSmooth: isSmooth)
    }
    isOpaque = fill.image.isOpaque && coloring.isNone
    shares = (
      UInt32(levels.first.share), UInt32(levels.second.share), UInt32(levels.third.share)
    )
    guard isSmooth, levels.isShrunk else {
      first = plane(0, 0)
      others = nil
      return
    }
    first = plane(levels.first.across, levels.first.down)
    if levels.first.share == 256 {
      others = nil
    } else {
      // A level without weight is replaced with the other one, so that it isn't computed.
      let third = levels.third.share > 0 ? levels.third : levels.second
      let second = levels.second.share > 0 ? levels.second : levels.third
      others = Others(plane(second.across, second.down), plane(third.across, third.down))
    }
  }

  func sample(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int, x: Int, y: Int) {
    first.sample(&row, at: start, count: count, x: x, y: y)
    if let others {
      var colors = [128 of UInt32](repeating: 0)
      var span = colors.mutableSpan
      if shares.1 > 0 { others.second.sample(&span, at: 0, count: count, x: x, y: y) }
      if shares.2 > 0 {
        var more = [128 of UInt32](repeating: 0)
        var third = more.mutableSpan
        others.third.sample(&third, at: 0, count: count, x: x, y: y)
        Compositing.mean(&row, start, count, span.span, third.span, shares)
      } else {
        Compositing.mean(&row, start, count, span.span, span.span, shares)
      }
    }
    coloring.apply(&row, at: start, count: count)
  }
}

/// A picture seen in perspective, whose levels differ from pixel to pixel.
struct PerspectiveImagePaint: SampledPaint {
  private let fill: ImageFill
  private let part: PixelRect
  private let map: CanvasMap
  private let coloring: ImageColoring
  private let levels: LevelCache
  let isOpaque: Bool
  var fade: UInt32 { coloring.fade }

  /// The levels that have been used so far. Each paint has its own cache, on one thread.
  private final class LevelCache {
    var levels: [ImageLevel?] = Array(repeating: nil, count: 32 * 32)
  }

  /// Creates a paint; nil if nothing is visible.
  init?(_ fill: ImageFill, _ projection: Projection) {
    coloring = ImageColoring(fill)
    guard !coloring.isClear, let part = fill.part, let map = fill.map(projection, part) else {
      return nil
    }
    self.fill = fill
    self.part = part
    self.map = map
    levels = LevelCache()
    isOpaque = fill.image.isOpaque && coloring.isNone
  }

  private func level(_ across: Int, _ down: Int) -> ImageLevel {
    if let level = levels.levels[across * 32 + down] { return level }
    let level = fill.image.level(of: part, across: across, down: down)
    levels.levels[across * 32 + down] = level
    return level
  }

  func sample(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int, x: Int, y: Int) {
    for index in 0..<count { row[start &+ index] = color(x &+ index, y) }
    coloring.apply(&row, at: start, count: count)
  }

  private func color(_ x: Int, _ y: Int) -> UInt32 {
    let place = PerspectivePosition(map, x: x, y: y)
    let (shares, isSmooth) = fill.levels(across: place.across, down: place.down, of: part)
    func color(_ own: (across: Int, down: Int, share: Int)) -> UInt32 {
      if own.share == 0 { return 0 }
      let level = isSmooth ? level(own.across, own.down) : level(0, 0)
      let (u, v) = place.fixed(in: level, of: part, isSmooth: isSmooth)
      return level.color(
        level.pixels.span, u, v, isTiled: fill.isTiled, isSmooth: isSmooth)
    }
    if !isSmooth || shares.first.share == 256 { return color(shares.first) }
    return Compositing.mean(
      color(shares.first), color(shares.second), color(shares.third),
      (UInt32(shares.first.share), UInt32(shares.second.share), UInt32(shares.third.share)))
  }
}

/// The position of a pixel's centre in a picture seen in perspective, and the extents of the pixel
/// there.
package struct PerspectivePosition {
  let u, v: Double
  /// The squares of the pixel's extents along the picture's axes, in the picture's pixels.
  package let across, down: Double

  package init(_ map: CanvasMap, x: Int, y: Int) {
    let all = map.row(y) + map.x * Double(x)
    let scale = 1 / max(all.z, CanvasMap.nearest)
    u = all.x * scale
    v = all.y * scale
    let (alongX, alongY) = (
      (map.x.x - u * map.x.z) * scale, (map.y.x - u * map.y.z) * scale
    )
    across = alongX * alongX + alongY * alongY
    let (downX, downY) = ((map.x.y - v * map.x.z) * scale, (map.y.y - v * map.y.z) * scale)
    down = downX * downX + downY * downY
  }

  /// Returns the position in a level of the picture's part, in the format of `ImagePlane`.
  package func fixed(in level: ImageLevel, of part: PixelRect, isSmooth: Bool) -> (u: Int, v: Int) {
    let offset = ImagePlane.offset(isSmooth: isSmooth)
    let (width, height) = (Double(part.width), Double(part.height))
    return (
      ImagePlane.fixed(u * (Double(level.width) / width) + offset),
      ImagePlane.fixed(v * (Double(level.height) / height) + offset)
    )
  }
}
