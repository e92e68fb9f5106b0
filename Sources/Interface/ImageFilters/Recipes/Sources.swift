import Drawing
import Foundation
import Raster

/// The pixels of a picture, whose lower left corner is at the origin.
struct PictureRecipe: ImageRecipe {
  let picture: CGImage
  /// Nil to decode pixels as sRGB; otherwise pixels aren't converted.
  var isRaw = false
  var inputs: [CIImage] { [] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let (words, width, height) = (picture.bitmap.pixels, picture.width, picture.height)
    let colors = isRaw ? WorkingColors(isLinear: false) : pass.colors
    return PixelBuffer(region) { x, y in colors.pixel(words[(height - 1 - y) * width + x]) }
  }
}

/// Colours that are computed from their position.
struct GeneratorRecipe: ImageRecipe {
  var inputs: [CIImage] { [] }
  /// Returns the function from the centre of a pixel to its colour.
  let function: @Sendable (WorkingColors) -> (_ x: Double, _ y: Double) -> WorkingPixel

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let color = function(pass.colors)
    return PixelBuffer(region) { x, y in color(Double(x) + 0.5, Double(y) + 0.5) }
  }
}

/// One colour everywhere.
struct ColorRecipe: ImageRecipe {
  let color: CIColor
  var inputs: [CIImage] { [] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    PixelBuffer(
      region,
      pixels: Array(repeating: pass.colors.pixel(color), count: region.width * region.height))
  }
}
