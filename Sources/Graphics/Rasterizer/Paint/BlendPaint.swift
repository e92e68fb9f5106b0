import Raster

/// A picture that meets what lies beneath it by a blend mode; it must cover whatever is filled with
/// it.
///
/// Opacity fades the picture before it is blended; coverage then mixes the result with what was
/// there, so that a mode that takes away what is beneath does so smoothly at a clip's edge.
struct BlendPaint: Paint {
  /// The pixels of `area`, and perhaps more memory after them.
  let pixels: [UInt32]
  let area: PixelRect
  /// What the picture is faded to, 0…255.
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
