import Foundation
import Geometry

// (D) marks what Apple doesn't document and Flipbook decides.

/// Weights of blurs.
enum Blurs {
  /// Returns the weights of a Gaussian from its centre outwards, to three standard deviations.
  static func gaussian(_ sigma: Double) -> [Float] {
    symmetric(Int((3 * sigma).rounded(.up))) { distance in
      Maths.exponential(-distance * distance / (2 * sigma * sigma))
    }
  }

  /// Returns the weights of a box that reaches half a pixel beyond `radius` on each side. (D)
  static func box(_ radius: Double) -> [Float] {
    symmetric(Int(radius.rounded(.up))) { min(max(radius + 1 - $0, 0), 1) }
  }

  /// Returns weights whose sum, with all but the first counted twice, is 1.
  private static func symmetric(_ reach: Int, _ weight: (Double) -> Double) -> [Float] {
    let weights = (0...reach).map { weight(Double($0)) }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }
}

extension FilterDefinition {
  static let blurs: [FilterDefinition] = [
    FilterDefinition("CIGaussianBlur", kCICategoryBlur, [.image, .number("Radius", 10)]) {
      $0.image?.applyingGaussianBlur(sigma: $0.number("Radius"))
    },
    FilterDefinition("CIBoxBlur", kCICategoryBlur, [.image, .number("Radius", 10)]) {
      let radius = $0.number("Radius")
      guard let image = $0.image, radius > 0 else { return $0.image }
      return CIImage(
        ConvolutionRecipe(input: image, weights: Blurs.box(radius)), image.extent.grown(by: radius))
    },
    FilterDefinition("CIDiscBlur", kCICategoryBlur, [.image, .number("Radius", 8)]) {
      let radius = $0.number("Radius")
      guard let image = $0.image, radius > 0 else { return $0.image }
      return CIImage(DiscRecipe(input: image, radius: radius), image.extent.grown(by: radius))
    },
    FilterDefinition(
      "CIMotionBlur", kCICategoryBlur, [.image, .number("Radius", 20), .number("Angle", 0)]
    ) {
      let radius = $0.number("Radius")
      guard let image = $0.image, radius > 0 else { return $0.image }
      return motionBlur(image, radius, Maths.sineAndCosine($0.number("Angle")))
    },
    FilterDefinition("CIZoomBlur", kCICategoryBlur, [.image, .center, .number("Amount", 20)]) {
      guard let image = $0.image, $0.number("Amount") != 0 else { return $0.image }
      return zoomBlur(image, $0.point("Center"), $0.number("Amount"))
    },
  ]

  /// The mean along a line of `radius` pixels in both directions, sampled once per pixel. (D)
  private static func motionBlur(
    _ image: CIImage, _ radius: Double, _ direction: (sine: Double, cosine: Double)
  ) -> CIImage {
    let reach = min(Int(radius.rounded(.up)), 1000)
    let (stepX, stepY) = (
      direction.cosine * radius / Double(reach), direction.sine * radius / Double(reach)
    )
    let recipe = WarpRecipe(input: image) { region in
      region.rect.grown(by: radius)
    } color: {
      source, x, y in
      var sum = WorkingPixel.zero
      for step in -reach...reach {
        sum += source.linear(x + Double(step) * stepX, y + Double(step) * stepY)
      }
      return sum / Float(2 * reach + 1)
    }
    return CIImage(recipe, image.extent.grown(by: radius))
  }

  /// The mean along the line to the centre, over `amount` percent of the distance in both
  /// directions. (D)
  private static func zoomBlur(
    _ image: CIImage, _ center: SIMD2<Double>, _ amount: Double
  ) -> CIImage {
    let share = amount / 100
    let recipe = WarpRecipe(input: image) { region in
      scaled(region.rect, by: 1 + abs(share), around: center)
        .union(scaled(region.rect, by: 1 - abs(share), around: center))
    } color: { source, x, y in
      let (across, up) = (x - center.x, y - center.y)
      let length = (across * across + up * up).squareRoot() * abs(share)
      let reach = min(max(Int(length.rounded(.up)), 1), 200)
      var sum = WorkingPixel.zero
      for step in -reach...reach {
        let part = share * Double(step) / Double(reach)
        sum += source.linear(x + across * part, y + up * part)
      }
      return sum / Float(2 * reach + 1)
    }
    let extent = image.extent
    if extent.isInfinite || abs(share) >= 1 { return CIImage(recipe, extent) }
    return CIImage(recipe, scaled(extent, by: 1 / (1 - abs(share)), around: center).union(extent))
  }

  /// Returns a rectangle scaled around a point.
  static func scaled(
    _ rect: CGRect, by factor: Double, around center: SIMD2<Double>
  ) -> CGRect {
    let (x, y, factor) = (CGFloat(center.x), CGFloat(center.y), CGFloat(factor))
    return CGRect(
      x: x + (rect.minX - x) * factor, y: y + (rect.minY - y) * factor,
      width: rect.width * factor, height: rect.height * factor)
  }
}

/// The mean over a disc that reaches half a pixel beyond the radius: exact along rows, at the
/// middles of rows. (D)
private struct DiscRecipe: ImageRecipe {
  let input: CIImage
  let radius: Double
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let reach = Int(radius.rounded(.up)) + 1
    let source = try pass.pixels(of: input, region.grown(byColumns: reach, rows: reach))
    // Half of the disc's width in each row.
    let widths = (-reach...reach).map { row in
      let square = (radius + 0.5) * (radius + 0.5) - Double(row * row)
      return square > 0 ? square.squareRoot() : 0
    }
    let area = widths.reduce(0) { $0 + 2 * $1 }
    var sums = [SIMD4<Double>](repeating: .zero, count: region.width * region.height)
    let width = source.region.width
    var running = [SIMD4<Double>](repeating: .zero, count: width + 1)
    for row in 0..<source.region.height {
      for x in 0..<width {
        running[x + 1] = running[x] + SIMD4<Double>(source.pixels[row * width + x])
      }
      // The sum of the row's pixels to the left of a place.
      func sum(_ place: Double) -> SIMD4<Double> {
        let index = min(max(Int(place), 0), width - 1)
        return running[index] + (running[index + 1] - running[index]) * (place - Double(index))
      }
      for (number, half) in widths.enumerated() where half > 0 {
        let target = row - number
        guard target >= 0, target < region.height else { continue }
        for x in 0..<region.width {
          let middle = Double(x + reach) + 0.5
          sums[target * region.width + x] += sum(middle + half) - sum(middle - half)
        }
      }
    }
    return PixelBuffer(region, pixels: sums.map { WorkingPixel($0 / area) })
  }
}
