import Foundation

extension FilterDefinition {
  static let sharpening: [FilterDefinition] = [
    // The difference from the blurred image is added, times the intensity.
    FilterDefinition(
      "CIUnsharpMask", kCICategorySharpen,
      [.image, .number("Radius", 2.5), .number("Intensity", 0.5)]
    ) {
      let intensity = $0.float("Intensity")
      return sharpened($0.image, $0.number("Radius")) { pixel, blurred in
        (pixel - blurred) * intensity
      }
    },
    // The same for luminance: colours don't change.
    FilterDefinition(
      "CISharpenLuminance", kCICategorySharpen,
      [.image, .number("Sharpness", 0.4), .number("Radius", 1.69)]
    ) {
      let sharpness = $0.float("Sharpness")
      return sharpened($0.image, $0.number("Radius")) { pixel, blurred in
        WorkingPixel(repeating: (pixel.luminance - blurred.luminance) * sharpness)
      }
    },
  ]

  /// Returns the image with a difference from its blurred picture added. Edges of the image are
  /// blurred as if it continued.
  private static func sharpened(
    _ image: CIImage?, _ radius: Double,
    _ difference:
      @escaping @Sendable (_ pixel: WorkingPixel, _ blurred: WorkingPixel) ->
      WorkingPixel
  ) -> CIImage? {
    guard let image, radius > 0 else { return image }
    let blurred = image.clampedToExtent().applyingGaussianBlur(sigma: radius)
    return CIImage(
      BlendRecipe(front: image, back: blurred) { pixel, blurred in
        let sharp = pixel + difference(pixel, blurred)
        return pointwiseMax(sharp, .zero).withAlpha(pixel.w)
      }, image.extent)
  }
}
