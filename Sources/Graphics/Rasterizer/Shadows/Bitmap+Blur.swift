package import Raster

extension Bitmap {
  /// Returns this picture, blurred with a σ of `sigma` pixels, at most 256; beyond its edges, its
  /// outermost pixels repeat.
  package func blurred(sigma: Double) -> Bitmap {
    let blur = GaussianBlur(sigma)
    if blur.isNone { return self }
    let area = PixelRect(left: 0, top: 0, right: width, bottom: height)
    var result = self
    var words = result.pixels.mutableSpan
    blur.pixels(of: area, from: pixels.span, area, edges: .repeated, into: &words)
    return result
  }
}
