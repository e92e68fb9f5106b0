import Foundation
import Geometry

/// A part of an image, as it is.
struct CropRecipe: ImageRecipe {
  let input: CIImage
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    try pass.pixels(of: input, region)
  }
}

/// An image that continues beyond `area`, by its outermost pixels or by copies of it.
struct ContinuedRecipe: ImageRecipe {
  let input: CIImage
  let area: ImageRegion
  let isTiled: Bool
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    func place(_ value: Int, _ low: Int, _ high: Int) -> Int {
      if !isTiled { return min(max(value, low), high - 1) }
      let offset = (value - low) % (high - low)
      return low + (offset < 0 ? offset + high - low : offset)
    }
    var needed = area
    if !isTiled {
      let (left, right) = (
        place(region.left, area.left, area.right), place(region.right - 1, area.left, area.right)
      )
      let (bottom, top) = (
        place(region.bottom, area.bottom, area.top), place(region.top - 1, area.bottom, area.top)
      )
      needed = ImageRegion(left: left, bottom: bottom, right: right + 1, top: top + 1)
    }
    let source = try pass.pixels(of: input, needed)
    let columns = (region.left..<region.right).map { place($0, area.left, area.right) }
    return PixelBuffer(region) { x, y in
      source[columns[x - region.left], place(y, area.bottom, area.top)]
    }
  }
}

/// An image under an affine transform. Where it is reduced, a pixel is the mean of several samples.
struct AffineRecipe: ImageRecipe {
  let input: CIImage
  /// From the result's coordinates to the input's.
  let inverse: CGAffineTransform
  let isNearest: Bool
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let (a, b, c, d) = (inverse.a, inverse.b, inverse.c, inverse.d)
    let needed = ImageRegion(region.rect.applying(inverse)).grown(byColumns: 1, rows: 1)
    let source = try pass.pixels(of: input, needed.intersection(input.region))
    func samples(_ first: CGFloat, _ second: CGFloat) -> Int {
      let length = (Double(first * first + second * second)).squareRoot()
      return isNearest || length <= 1.001 ? 1 : Int(min(length.rounded(.up), 16))
    }
    let (columns, rows) = (samples(a, b), samples(c, d))
    let weight = Float(1) / Float(columns * rows)
    return PixelBuffer(region) { x, y in
      var sum = WorkingPixel.zero
      for row in 0..<rows {
        for column in 0..<columns {
          let across = Double(x) + (Double(column) + 0.5) / Double(columns)
          let up = Double(y) + (Double(row) + 0.5) / Double(rows)
          let placeX = Double(a) * across + Double(c) * up + Double(inverse.tx)
          let placeY = Double(b) * across + Double(d) * up + Double(inverse.ty)
          sum +=
            isNearest ? source.nearest(placeX, placeY) : source.linear(placeX, placeY)
        }
      }
      return sum * weight
    }
  }
}

/// An image of which each pixel is sampled elsewhere.
struct WarpRecipe: ImageRecipe {
  let input: CIImage
  /// The region of the input that a region of the result is sampled from.
  let needed: @Sendable (ImageRegion) -> CGRect
  /// Returns the colour for a point.
  let color: @Sendable (_ source: PixelBuffer, _ x: Double, _ y: Double) -> WorkingPixel
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let area = ImageRegion(needed(region)).grown(byColumns: 1, rows: 1)
    // Infinite images are only seen near the result.
    let source = try pass.pixels(of: input, area.intersection(input.region))
    return PixelBuffer(region) { x, y in color(source, Double(x) + 0.5, Double(y) + 0.5) }
  }
}
