import Foundation

/// Pixels that are computed from the pixel at the same place.
struct PixelRecipe: ImageRecipe {
  let input: CIImage
  /// Returns the function from pixel to pixel, both premultiplied.
  let function: @Sendable (WorkingColors) -> (WorkingPixel) -> WorkingPixel
  var inputs: [CIImage] { [input] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    var buffer = try pass.pixels(of: input, region)
    let convert = function(pass.colors)
    for index in buffer.pixels.indices { buffer.pixels[index] = convert(buffer.pixels[index]) }
    return buffer
  }
}

/// Pixels that are computed from their position and the pixels of several images at that place.
struct CombinedRecipe: ImageRecipe {
  let inputs: [CIImage]
  /// Returns the function from the pixels of `inputs` and the centre of a pixel to its colour.
  let function:
    @Sendable (WorkingColors) -> (_ pixels: [WorkingPixel], _ x: Double, _ y: Double) ->
      WorkingPixel

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    let buffers = try inputs.map { input throws(OversizedImage) in
      try pass.pixels(of: input, region).pixels
    }
    let combine = function(pass.colors)
    var pixels = [WorkingPixel](repeating: .zero, count: inputs.count)
    var index = 0
    return PixelBuffer(region) { x, y in
      for number in buffers.indices { pixels[number] = buffers[number][index] }
      index += 1
      return combine(pixels, Double(x) + 0.5, Double(y) + 0.5)
    }
  }
}

/// Pixels that are computed from those of two images at the same place.
struct BlendRecipe: ImageRecipe {
  let front, back: CIImage
  let function: @Sendable (_ front: WorkingPixel, _ back: WorkingPixel) -> WorkingPixel
  var inputs: [CIImage] { [front, back] }

  func draw(_ region: ImageRegion, _ pass: RenderPass) throws(OversizedImage) -> PixelBuffer {
    var buffer = try pass.pixels(of: back, region)
    let pixels = try pass.pixels(of: front, region).pixels
    for index in pixels.indices {
      buffer.pixels[index] = function(pixels[index], buffer.pixels[index])
    }
    return buffer
  }
}
