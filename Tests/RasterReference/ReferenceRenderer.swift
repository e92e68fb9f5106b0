import Foundation
package import Geometry
package import Raster
import Rasterizer

/// The appearance of a display list by its definition: every pixel of every item, one component at
/// a time, without culling, runs or caches.
///
/// With the same coverage, `Renderer` gives identical results. With its own coverage
/// (`ReferenceCoverage`), which can differ by a level, the pixels of each item can differ by a
/// level or two. The same holds for blurs: the results are identical if both use the same blur.
package struct ReferenceRenderer {
  /// A function that returns a shape's coverage on a canvas with `width` columns and `height` rows;
  /// items without coverage (nil) are skipped.
  package typealias CoverageSource =
    (_ shape: Shape, _ transform: Projection, _ width: Int, _ height: Int) -> [UInt8]?

  /// A function that returns a fill's colours on a canvas of that size.
  package typealias ColorSource =
    (_ fill: Fill, _ transform: Projection, _ width: Int, _ height: Int) -> [Pixel]

  /// A function that blurs levels, row by row.
  package typealias BlurSource = (_ levels: Levels, _ sigma: Double) -> [UInt8]

  /// The canvas's size in pixels.
  let width, height: Int
  let coverage: CoverageSource
  let colors: ColorSource
  let blur: BlurSource
  /// Whether the canvas's outermost pixels repeat beyond it; if not, the outside is transparent.
  let repeatsEdges: Bool

  /// Returns the whole frame, with coverage from `coverage`, colours from `colors` and blurs from
  /// `blur`; nil if a bitmap can't have the list's size.
  package static func render(
    _ list: DisplayList,
    coverage: @escaping CoverageSource = {
      ReferenceCoverage.levels(of: $0, $1, width: $2, height: $3)
    },
    colors: @escaping ColorSource = { ReferenceFill.colors(of: $0, $1, width: $2, height: $3) },
    blur: @escaping BlurSource = { ReferenceBlur.levels($0, sigma: $1) }
  ) -> Bitmap? {
    guard var bitmap = Bitmap(width: list.width, height: list.height) else { return nil }
    var picture = Array(repeating: list.background.pixel, count: list.width * list.height)
    ReferenceRenderer(
      width: list.width, height: list.height, coverage: coverage, colors: colors, blur: blur,
      repeatsEdges: true
    ).draw(list.items, onto: &picture)
    bitmap.pixels = picture.map(\.word)
    return bitmap
  }

  func draw(_ items: [DisplayItem], onto picture: inout [Pixel]) {
    for item in items {
      switch item.folded {
      case .fill(let shape, let transform, let fill):
        guard let levels = levels(of: shape, transform, fill) else { continue }
        let colors = colors(fill, transform, width, height)
        for index in picture.indices {
          picture[index] = colors[index].scaled(by: Int(levels[index])).over(picture[index])
        }
      case .group(let group): draw(group, onto: &picture)
      case .dissolve(let dissolve):
        let mixture = mixed(dissolve)
        for index in picture.indices { picture[index] = mixture[index].over(picture[index]) }
      case .shadow(let shadow): draw(shadow, onto: &picture)
      case .backdrop(let backdrop): draw(backdrop, onto: &picture)
      }
    }
  }

  /// Returns the coverage of a filled shape: for upright text in one colour, the mean of the coverage
  /// at the phases around its position.
  private func levels(of shape: Shape, _ projection: Projection, _ fill: Fill) -> [UInt8]? {
    guard case .glyphs(let run) = shape, case .color = fill,
      let placement = GlyphPlacement(run, projection)
    else { return coverage(shape, projection, width, height) }
    func levels(_ x: Int, _ y: Int) -> [UInt8]? {
      var transform = placement.transform(
        phaseX: placement.x.phase + x, phaseY: placement.y.phase + y)
      transform.tx += CGFloat(placement.column)
      transform.ty += CGFloat(placement.row)
      return coverage(shape, .affine(transform), width, height)
    }
    func mean(_ first: [UInt8], _ second: [UInt8], _ weight: Int) -> [UInt8] {
      zip(first, second).map { GlyphPlacement.mean($0, $1, weight: weight) }
    }
    guard let first = levels(0, 0), let firstNext = levels(1, 0), let second = levels(0, 1),
      let secondNext = levels(1, 1)
    else { return nil }
    return mean(
      mean(first, firstNext, placement.x.weight), mean(second, secondNext, placement.x.weight),
      placement.y.weight)
  }

  private func mixed(_ dissolve: DisplayDissolve) -> [Pixel] {
    let level = Int(dissolve.fractionLevel)
    return zip(picture(of: dissolve.from), picture(of: dissolve.to)).map {
      $0.mixed(with: $1, level: level)
    }
  }

  private func draw(_ group: DisplayGroup, onto picture: inout [Pixel]) {
    let opacity = Int(group.opacityLevel)
    var levels = [UInt8](repeating: 255, count: picture.count)
    if let clip = group.clip {
      guard let clipLevels = coverage(clip.shape, clip.transform, width, height) else { return }
      levels = clipLevels
    }
    if group.drawsOntoBackdrop {
      var all = picture
      draw(group.items, onto: &all)
      for index in picture.indices {
        picture[index] = picture[index].mixed(with: all[index], level: Int(levels[index]))
      }
      return
    }
    if group.isPlain, group.clip?.isPixelAligned ?? true {
      // Without opacity and smooth edges, the items are drawn directly onto the content beneath.
      var all = picture
      draw(group.items, onto: &all)
      for index in picture.indices where levels[index] == 255 { picture[index] = all[index] }
      return
    }
    var contents = self.picture(of: group.items)
    if let mask = group.mask {
      let alphas = self.picture(of: mask)
      for index in contents.indices {
        contents[index] = contents[index].scaled(by: Int(alphas[index].alpha))
      }
    }
    for index in picture.indices {
      guard group.blendMode == .normal else {
        let blended = Compositing.blended(
          contents[index].scaled(by: opacity).word, picture[index].word, group.blendMode)
        picture[index] = picture[index].mixed(with: Pixel(blended), level: Int(levels[index]))
        continue
      }
      let level = rounded255(opacity * Int(levels[index]))
      picture[index] = contents[index].scaled(by: level).over(picture[index])
    }
  }
}

extension Clip {
  /// Whether the clip is an upright rectangle with its sides on pixel boundaries.
  fileprivate var isPixelAligned: Bool {
    guard case .rect(let rect) = shape, case .affine(let transform) = transform else {
      return false
    }
    let corner = CGPoint(x: rect.minX, y: rect.minY).applying(transform)
    let opposite = CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
    let other = CGPoint(x: rect.maxX, y: rect.minY).applying(transform)
    func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1 / 131_072 }
    let isUpright =
      isSame(other.x, opposite.x) && isSame(other.y, corner.y)
      || isSame(other.y, opposite.y) && isSame(other.x, corner.x)
    return isUpright
      && [corner.x, corner.y, opposite.x, opposite.y].allSatisfy { isSame($0, $0.rounded()) }
  }
}

extension Pixel {
  func scaled(by level: Int) -> Pixel {
    func scale(_ value: UInt8) -> UInt8 { UInt8(rounded255(Int(value) * level)) }
    return Pixel(red: scale(red), green: scale(green), blue: scale(blue), alpha: scale(alpha))
  }

  func mixed(with other: Pixel, level: Int) -> Pixel {
    func mix(_ mine: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(rounded255(Int(mine) * (255 - level) + Int(other) * level))
    }
    return Pixel(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  func over(_ below: Pixel) -> Pixel {
    let rest = 255 - Int(alpha)
    func blend(_ mine: UInt8, _ under: UInt8) -> UInt8 {
      mine + UInt8(rounded255(Int(under) * rest))
    }
    return Pixel(
      red: blend(red, below.red), green: blend(green, below.green), blue: blend(blue, below.blue),
      alpha: blend(alpha, below.alpha))
  }
}

/// Returns `value` / 255 rounded to the nearest integer; 255 is odd, so there are no ties.
private func rounded255(_ value: Int) -> Int { (2 * value + 255) / 510 }
