import Foundation
import Layers

// An image is a recipe whose ingredients are other images. A context asks the recipe for a region
// of pixels; the recipe asks its ingredients for the regions that it needs, and computes. Nothing
// is computed before a context draws.

/// The way in which an image is computed from other images.
protocol ImageRecipe: Sendable {
  /// The images that pixels are computed from.
  var inputs: [CIImage] { get }

  /// Returns the pixels of `region`, which is within the extent of the image.
  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer
}

/// The drawing of one image.
final class RenderPass {
  let colors: WorkingColors
  /// The number of images that use an image, for the images of this pass.
  private var uses: [ObjectIdentifier: Int] = [:]
  /// Pixels of images that several others use.
  private var drawn: [Key: PixelBuffer] = [:]

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let region: ImageRegion
  }

  /// The largest number of pixels in a buffer; 16 bytes each.
  static let limit = 1 << 26

  init(_ image: CIImage, _ colors: WorkingColors) {
    self.colors = colors
    count(image)
  }

  private func count(_ image: CIImage) {
    let id = ObjectIdentifier(image)
    uses[id, default: 0] += 1
    if uses[id] == 1 { image.recipe.inputs.forEach(count) }
  }

  /// Returns the pixels of an image in a region; nil, with a warning, if too many are needed.
  static func pixels(
    of image: CIImage, _ region: ImageRegion, _ colors: WorkingColors
  ) -> PixelBuffer? {
    do throws(OversizedImage) {
      return try RenderPass(image, colors).pixels(of: image, region)
    } catch {
      LayerWarning(
        .undrawnProperty,
        "An image of Core Image isn't drawn: a filter needs \(error.region.width) × "
          + "\(error.region.height) pixels.",
        hint: "Crop the image before it is filtered.", subject: "Core Image pixels"
      ).report()
      return nil
    }
  }

  /// Returns the pixels of an image in a region, transparent outside of its extent.
  func pixels(
    of image: CIImage, _ region: ImageRegion
  ) throws(OversizedImage) -> PixelBuffer {
    guard region.width <= Self.limit / max(region.height, 1) else {
      throw OversizedImage(region: region)
    }
    let part = region.intersection(image.region)
    if part.isEmpty { return PixelBuffer(region) }
    let id = ObjectIdentifier(image)
    guard uses[id, default: 0] > 1 else {
      return try image.recipe.draw(part, self).padded(to: region)
    }
    let key = Key(image: id, region: part)
    let pixels: PixelBuffer
    if let known = drawn[key] { pixels = known } else { pixels = try image.recipe.draw(part, self) }
    drawn[key] = pixels
    return pixels.padded(to: region)
  }
}

/// A recipe needs more pixels than a buffer can hold.
struct OversizedImage: Error {
  let region: ImageRegion
}
