import Foundation

extension FilterDefinition {
  /// The image where the mask is 1, the background where it is 0, mixtures between.
  static let masking: [FilterDefinition] = [
    // The mask's luminance, premultiplied: transparent parts count as black (D).
    blend("CIBlendWithMask") { $0.luminance },
    blend("CIBlendWithAlphaMask") { $0.w },
    blend("CIBlendWithRedMask") { $0.x },
    blend("CIBlendWithBlueMask") { $0.z },
  ]

  private static func blend(
    _ name: String, _ share: @escaping @Sendable (WorkingPixel) -> Float
  ) -> FilterDefinition {
    FilterDefinition(name, kCICategoryStylize, [.image, .background, .mask]) {
      guard let image = $0.image else { return $0.image("BackgroundImage") }
      guard let mask = $0.image("MaskImage") else { return image }
      let back = $0.image("BackgroundImage") ?? .empty()
      return CIImage(
        CombinedRecipe(inputs: [image, back, mask]) { _ in
          { pixels, _, _ in
            pixels[1].mixed(pixels[0], min(max(share(pixels[2]), 0), 1))
          }
        }, image.extent.joined(back.extent))
    }
  }
}
