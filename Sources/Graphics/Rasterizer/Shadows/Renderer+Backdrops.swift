import Geometry
import Raster

// Backdrops. A picture that contains one is drawn with an additional margin, because the backdrop
// depends on the pixels around it. On the canvas, these pixels can be shared between bands instead.
extension Renderer {
  mutating func draw(_ backdrop: DisplayBackdrop, on surface: Surface) {
    let area = surface.scissor.intersection(backdrop.pixels)
    if area.isEmpty { return }
    var filters = backdrop.filters[...]
    var source = surface.scissor.intersection(area.grown(by: filters.reach))
    var picture: [UInt32]
    if let blur = backdrop.sharedBlur, let tiles = shared?.layers[nextBackdrop].tiles {
      filters.removeFirst()
      source = area.grown(by: filters.reach).intersection(canvas)
      picture = memory(for: source)
      var pixels = picture.mutableSpan
      blur.pixels(of: source, from: plane(of: tiles, blur, source), into: &pixels)
    } else {
      picture = copy(source, of: surface)
    }
    filter(&picture, of: source, by: Array(filters), in: area)
    let tint = backdrop.tint.pixel.word
    if tint != 0 {
      var pixels = picture.mutableSpan
      Compositing.fill(&pixels, 0, area.width * area.height, with: tint)
    }
    replace(backdrop.clip, by: picture, of: area, on: surface)
  }

  /// Returns the content beneath the next backdrop on the coarsest grid, as far as `area` of the
  /// blurred picture needs it.
  private mutating func plane(
    of tiles: BackdropTiles, _ blur: GaussianBlur, _ area: PixelRect
  ) -> Plane {
    guard let beneath = shared?.layers[nextBackdrop].list else { return Plane(.empty, channels: 4) }
    return tiles.plane(of: blur.coarseArea(of: area)) { pixels, cells in
      var picture = memory(for: pixels)
      defer { pictures.append(picture) }
      var words = picture.mutableSpan
      Surface.lend(&words, frame: pixels) { draw(beneath, on: $0) }
      // Cells are never transparent, because edges are repeated.
      return blur.halved(picture.span, pixels, to: cells, channels: 4, edges: .repeated)
        ?? Plane(cells, channels: 4)
    }
  }

  /// Draws items that include a backdrop onto a copy of the surface's content, and keeps the part
  /// inside the clip.
  mutating func drawOntoBackdrop(
    _ items: [DisplayItem], in clip: Clip, on surface: Surface
  ) {
    let area = surface.scissor.intersection(clip.shape.pixels(clip.transform))
      .intersection(items.pixels)
    if area.isEmpty { return }
    let reach = shared == nil ? items.backdropReach : 0
    let source = surface.scissor.intersection(area.grown(by: reach))
    var picture = copy(source, of: surface)
    var pixels = picture.mutableSpan
    Surface.lend(&pixels, frame: source) { draw(items, on: $0) }
    replace(clip, by: picture, of: source, on: surface.clipped(to: area))
  }

  /// Draws a list with a backdrop if that requires drawing a larger area than the surface's
  /// scissor; returns whether it did.
  mutating func drawOntoBackdrop(_ list: DisplayList, on surface: Surface) -> Bool {
    let area = surface.scissor
    let canvas = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
    if list.backdropReach == 0 || shared != nil { return false }
    let source = area.grown(by: list.backdropReach).intersection(canvas)
    if source == area { return false }
    var picture = memory(for: source)
    var pixels = picture.mutableSpan
    Compositing.store(list.background.pixel.word, &pixels, 0, source.width * source.height)
    Surface.lend(&pixels, frame: source) { draw(list.items, on: $0) }
    let paint = ReplacingPaint(pixels: picture, area: source)
    fill(.rect(area.rect), .affine(.identity), paint, on: surface)
    pictures.append(paint.pixels)
    return true
  }

  /// Returns items that include a backdrop, drawn in `area` over transparency.
  mutating func picture(
    withBackdrops items: [DisplayItem], _ area: PixelRect, reach: Int
  ) -> [UInt32] {
    let source = area.grown(by: reach).intersection(items.pixels.union(area))
    var picture = memory(for: source)
    var pixels = picture.mutableSpan
    Compositing.store(0, &pixels, 0, source.width * source.height)
    let outer = (edges, shared)
    (edges, shared) = (.nothing, nil)
    let part = Surface.lend(&pixels, frame: source) {
      draw(items, on: $0)
      return copy(area, of: $0)
    }
    (edges, shared) = outer
    pictures.append(picture)
    return part
  }

  /// Returns a copy of the surface's pixels in `area`, which must be within the surface.
  private mutating func copy(_ area: PixelRect, of surface: Surface) -> [UInt32] {
    let shown = surface.pixels.span
    var memory = memory(for: area)
    var pixels = memory.mutableSpan
    for y in area.top..<area.bottom {
      Compositing.copy(
        &pixels, area.index(x: area.left, y: y), area.width, from: shown,
        surface.index(x: area.left, y: y))
    }
    return memory
  }

  /// Replaces the content inside the clip with a picture that contains the pixels of `own`.
  private mutating func replace(
    _ clip: Clip, by picture: [UInt32], of own: PixelRect, on surface: Surface
  ) {
    let paint = ReplacingPaint(pixels: picture, area: own)
    fill(clip.shape, clip.transform, paint, on: surface.clipped(to: own))
    pictures.append(paint.pixels)
  }
}
