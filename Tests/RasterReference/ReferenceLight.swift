import Foundation
import Geometry
import Raster
import Rasterizer

extension ReferenceRenderer {
  /// The levels of pixels, row by row, and the treatment of their edges.
  package struct Levels {
    package let values: [UInt8]
    package let width, height: Int
    package let repeatsEdges: Bool
  }

  /// Returns the items drawn over transparency, on this canvas.
  func picture(of items: [DisplayItem]) -> [Pixel] {
    let margin = Self.margin(items.backdropReach)
    let larger = larger(width + 2 * margin, height + 2 * margin)
    var picture = Array(repeating: Pixel(0), count: larger.width * larger.height)
    let offset = CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin))
    larger.draw(items.applying(.affine(offset)), onto: &picture)
    return (0..<height).flatMap { y in
      picture[((y + margin) * larger.width + margin)...].prefix(width)
    }
  }

  func draw(_ shadow: DisplayShadow, onto picture: inout [Pixel]) {
    guard let drawn = DrawnShadow(shadow) else { return }
    let margin = Self.margin(Int(4 * drawn.form.sigma) + 2)
    let larger = larger(drawn.form.own.width + 2 * margin, drawn.form.own.height + 2 * margin)
    let offset = CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin))
    let caster = larger.picture(of: drawn.form.caster.applying(.affine(offset)))
    let levels = blur(
      Levels(
        values: caster.map { $0.alpha }, width: larger.width, height: larger.height,
        repeatsEdges: false), drawn.form.sigma)
    for index in picture.indices {
      let x = index % width - drawn.left + margin
      let y = index / width - drawn.top + margin
      guard (0..<larger.width).contains(x), (0..<larger.height).contains(y),
        drawn.pixels.left <= index % width, index % width < drawn.pixels.right,
        drawn.pixels.top <= index / width, index / width < drawn.pixels.bottom
      else { continue }
      picture[index] = shadow.color.pixel.scaled(by: Int(levels[y * larger.width + x]))
        .over(picture[index])
    }
  }

  func draw(_ backdrop: DisplayBackdrop, onto picture: inout [Pixel]) {
    guard let levels = coverage(backdrop.clip.shape, backdrop.clip.transform, width, height) else {
      return
    }
    let filtered = backdrop.filters.reduce(picture) { self.filtered($0, by: $1) }
    for index in picture.indices {
      picture[index] = picture[index].mixed(
        with: backdrop.tint.pixel.over(filtered[index]), level: Int(levels[index]))
    }
  }

  /// Returns a canvas for offscreen pictures.
  private func larger(_ width: Int, _ height: Int) -> ReferenceRenderer {
    ReferenceRenderer(
      width: width, height: height, coverage: coverage, colors: colors, blur: blur,
      repeatsEdges: false)
  }

  /// Returns at least `distance`, in whole cells of the coarsest grid, because the alignment of
  /// cells affects the result.
  private static func margin(_ distance: Int) -> Int { (distance + 63) / 64 * 64 }
}

/// The Gaussian blur by its definition.
package enum ReferenceBlur {
  /// Returns `levels` blurred, with a single rounding at the end.
  package static func levels(_ levels: ReferenceRenderer.Levels, sigma: Double) -> [UInt8] {
    values(
      levels.values.map { Double($0) }, width: levels.width, height: levels.height, sigma: sigma,
      repeatsEdges: levels.repeatsEdges
    ).map { UInt8($0.rounded()) }
  }

  /// Returns values convolved with a Gaussian that is sampled out to 6 σ, horizontally and then
  /// vertically.
  package static func values(
    _ values: [Double], width: Int, height: Int, sigma: Double, repeatsEdges: Bool
  ) -> [Double] {
    guard sigma > 0 else { return values }
    let sigma = min(sigma, GaussianBlur.largest)
    let radius = Int((6 * sigma).rounded(.up))
    let weights = (-radius...radius).map {
      Maths.exponential(-Double($0 * $0) / (2 * sigma * sigma))
    }
    let sum = weights.reduce(0, +)
    func convolved(_ line: [Double]) -> [Double] {
      if line.allSatisfy({ $0 == 0 }) { return line }
      return line.indices.map { center in
        var total = 0.0
        for (index, weight) in weights.enumerated() {
          let neighbour = center + index - radius
          if line.indices.contains(neighbour) {
            total += line[neighbour] * weight
          } else if repeatsEdges {
            total += line[neighbour < 0 ? 0 : line.count - 1] * weight
          }
        }
        return total / sum
      }
    }
    let rows = (0..<height).map { convolved(Array(values[$0 * width..<($0 + 1) * width])) }
    let columns = (0..<width).map { x in convolved(rows.map { $0[x] }) }
    return (0..<height).flatMap { y in columns.map { $0[y] } }
  }
}
