package import Geometry
package import Raster

extension Renderer {
  /// Draws a shape with a fill, optionally with a blend mode.
  mutating func draw(
    _ content: Fill, in shape: Shape, _ transform: Projection, by blend: DirectBlend? = nil,
    on surface: Surface
  ) {
    let place = FillPlace(shape: shape, transform: transform, blend: blend, surface: surface)
    switch content {
    case .color(let color):
      let word = color.pixel.word
      if word == 0 || blend == nil && drawGlyphs(shape, transform, word, on: surface) { return }
      if drawResting(place, word) { return }
      fill(place, SolidPaint(color: word))
    case .gradient(let gradient):
      guard let paint = GradientPaint(gradient, transform) else { return }
      fill(place, paint)
    case .image(let image):
      if let paint = ImagePaint(image, transform) {
        fill(place, paint)
      } else if let paint = PerspectiveImagePaint(image, transform) {
        fill(place, paint)
      }
    }
  }

  /// Draws text or lines that haven't moved, in one colour, with cached coverage; returns whether
  /// it did.
  private mutating func drawResting(_ place: FillPlace, _ color: UInt32) -> Bool {
    guard place.blend == nil, let placed = PlacedShape(place.shape, place.transform) else {
      return false
    }
    let area = place.shape.pixels(place.transform)
    let visible = place.surface.scissor.intersection(area)
    if visible.isEmpty { return true }
    guard let picture = picture(of: placed, place, area, visible),
      picture.area.intersection(visible) == visible
    else { return false }
    Compositing.fill(
      visible, of: place.surface, with: color, levels: picture.levels, of: picture.area)
    return true
  }

  /// Returns the coverage of the part of a shape that is on the canvas, if the shape was drawn
  /// there before.
  private mutating func picture(
    of placed: PlacedShape, _ place: FillPlace, _ area: PixelRect, _ visible: PixelRect
  ) -> CoverageCache.Picture? {
    let area = area.intersection(canvas)
    let count = area.width * area.height
    guard count > 0, count <= coverages.largest, placed.isWorthKeeping(pixelCount: count) else {
      return nil
    }
    let form = CoverageCache.Form.shape(placed)
    if let kept = coverages.picture(of: form) { return kept }
    guard coverages.isAtRest(form, in: visible) else { return nil }
    var memory = memory(for: area)
    var words = memory.mutableSpan
    Compositing.store(0, &words, 0, count)
    Surface.lend(&words, frame: area) {
      fill(place.shape, place.transform, MaskPaint(), on: $0)
    }
    let levels = memory[..<count].map { UInt8(truncatingIfNeeded: $0) }
    pictures.append(memory)
    let picture = CoverageCache.Picture(area: area, levels: levels)
    coverages.keep(picture, of: form)
    return picture
  }

  /// The target of a shape, and its compositing.
  private struct FillPlace {
    let shape: Shape
    let transform: Projection
    let blend: DirectBlend?
    let surface: Surface
  }

  private mutating func fill<P: Paint>(_ place: FillPlace, _ paint: P) {
    if let blend = place.blend {
      let blended = BlendedPaint(own: paint, blend: blend)
      fill(place.shape, place.transform, blended, on: place.surface)
    } else {
      fill(place.shape, place.transform, paint, on: place.surface)
    }
  }
}

extension Renderer {
  /// Returns the colours of a fill at every pixel of a canvas, row by row: the colours that the
  /// coverage of its shape is multiplied by.
  package static func colors(
    of content: Fill, _ transform: Projection, width: Int, height: Int
  ) -> [Pixel] {
    let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
    guard transform.isFinite else { return Array(repeating: Pixel(0), count: width * height) }
    switch content {
    case .color(let color): return colors(of: SolidPaint(color: color.pixel.word), whole)
    case .gradient(let gradient): return colors(of: GradientPaint(gradient, transform), whole)
    case .image(let image):
      if let paint = ImagePaint(image, transform) { return colors(of: paint, whole) }
      return colors(of: PerspectiveImagePaint(image, transform), whole)
    }
  }

  private static func colors<P: Paint>(of paint: P?, _ whole: PixelRect) -> [Pixel] {
    var words = [UInt32](repeating: 0, count: whole.width * whole.height)
    if let paint {
      var renderer = Renderer()
      var span = words.mutableSpan
      Surface.lend(&span, frame: whole) {
        renderer.fill(.rect(whole.rect), .affine(.identity), paint, on: $0)
      }
    }
    return words.map { Pixel($0) }
  }
}
