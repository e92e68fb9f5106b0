import Geometry

extension Renderer {
  /// Draws a shape with what fills it.
  mutating func draw(
    _ content: Fill, in shape: Shape, _ transform: Projection, scissor: PixelRect,
    frame: PixelRect, into target: inout MutableSpan<UInt32>
  ) {
    switch content {
    case .color(let color):
      let word = color.pixel.word
      guard word != 0 else { return }
      let paint = SolidPaint(color: word)
      fill(shape, transform, paint, scissor: scissor, frame: frame, into: &target)
    case .gradient, .image: break
    }
  }
}
