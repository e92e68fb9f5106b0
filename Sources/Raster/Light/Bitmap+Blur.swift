extension Bitmap {
  /// This picture blurred with a σ of so many pixels, at most 256; past its edges its outermost
  /// pixels repeat.
  package func blurred(sigma: Double) -> Bitmap {
    let blur = GaussianBlur(sigma)
    if blur.isNone { return self }
    let area = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let levels = blur.levels(in: area, of: pixels.span, area, channels: 4, edges: .repeated)
    var result = self
    var words = result.pixels.mutableSpan
    Compositing.join(levels.span, into: &words, count: width * height)
    return result
  }
}
