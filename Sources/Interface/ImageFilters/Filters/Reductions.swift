import Foundation

extension FilterDefinition {
  /// Filters whose output is one pixel at the origin, computed from the premultiplied pixels of
  /// `inputExtent`.
  static let reductions: [FilterDefinition] = [
    reduction("CIAreaAverage") { pixels in
      WorkingPixel(
        pixels.reduce(into: SIMD4<Double>.zero) { $0 += SIMD4<Double>($1) } / Double(pixels.count))
    },
    reduction("CIAreaMaximum") { $0.reduce(WorkingPixel.zero) { pointwiseMax($0, $1) } },
    reduction("CIAreaMinimum") {
      $0.reduce(WorkingPixel(repeating: .greatestFiniteMagnitude)) { pointwiseMin($0, $1) }
    },
  ]

  private static func reduction(
    _ name: String, _ function: @escaping @Sendable ([WorkingPixel]) -> WorkingPixel
  ) -> FilterDefinition {
    FilterDefinition(name, kCICategoryReduction, [.image, .rect("Extent", 0, 0, 640, 80)]) {
      guard let image = $0.image else { return nil }
      let area = ImageRegion($0.rect("Extent")).intersection(image.region)
      guard !area.isEmpty else { return .empty() }
      return CIImage(
        ReductionRecipe(input: image, area: area, function: function),
        CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}

/// One pixel that is computed from all pixels of an area.
private struct ReductionRecipe: ImageRecipe {
  let input: CIImage
  let area: ImageRegion
  let function: @Sendable ([WorkingPixel]) -> WorkingPixel
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    PixelBuffer(region, pixels: [function(try pass.pixels(of: input, area).pixels)])
  }
}
