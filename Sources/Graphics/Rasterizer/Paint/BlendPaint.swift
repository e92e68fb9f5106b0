import Raster

/// A picture that is composited with a blend mode; its area must contain everything that is filled
/// with it.
///
/// Opacity fades the picture before it is blended. Coverage then mixes the result with the content
/// beneath, so that modes that remove this content have a smooth transition at a clip's edge.
struct BlendPaint: Paint {
  /// The pixels of `area`, possibly followed by unused memory.
  let pixels: [UInt32]
  let area: PixelRect
  /// The opacity of the picture, 0…255.
  let opacity: UInt32
  let mode: CGBlendMode

  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32
  ) {
    let start = area.index(x: x, y: y)
    for offset in 0..<count {
      let source = Compositing.scaled(pixels[start &+ offset], by: opacity)
      let destination = target[index &+ offset]
      target[index &+ offset] = Compositing.mixed(
        destination, Compositing.blended(source, destination, mode), level: level)
    }
  }
}
