import Foundation
import Geometry
import Raster

// Shadows: drawn once, independent of the colour, and cached.
extension Renderer {
  /// Draws a shadow, except where `cover`, which is drawn next, hides it.
  mutating func draw(
    _ shadow: DisplayShadow, beneath cover: ConvexShape? = nil, on surface: Surface
  ) {
    let color = shadow.color.pixel.word
    guard color != 0, let drawn = DrawnShadow(shadow) else { return }
    let visible = surface.scissor.intersection(drawn.pixels)
    if visible.isEmpty { return }
    let part = visible.moved(x: -drawn.left, y: -drawn.top)
    let picture = picture(of: drawn, part)
    let levels = picture.levels
    var pixels = surface.pixels.mutableSpan
    let columns = visible.left..<visible.right
    var hidden = columns.upperBound..<columns.upperBound
    for y in visible.top..<visible.bottom {
      if let cover, (y - visible.top).isMultiple(of: ConvexShape.rowsPerTest) {
        hidden = cover.covered(y..<min(y + ConvexShape.rowsPerTest, visible.bottom))
          .clamped(to: columns)
        // Without a hidden part, the part on its left is the whole row.
        if hidden.isEmpty { hidden = columns.upperBound..<columns.upperBound }
      }
      for side in 0..<2 {
        let shown =
          side == 0
          ? columns.lowerBound..<hidden.lowerBound : hidden.upperBound..<columns.upperBound
        if shown.isEmpty { continue }
        Compositing.fill(
          &pixels, surface.index(x: shown.lowerBound, y: y), shown.count, with: color,
          levels: levels.span,
          picture.area.index(x: shown.lowerBound - drawn.left, y: y - drawn.top))
      }
    }
  }

  /// Returns the shadow's blurred alphas, at least those of `part`.
  private mutating func picture(of shadow: DrawnShadow, _ part: PixelRect) -> CoverageCache.Picture
  {
    let (form, area) = (shadow.form, shadow.area)
    guard area.width * area.height <= coverages.largest else { return picture(of: form, in: part) }
    if let kept = coverages.picture(of: .shadow(form)) { return kept }
    let whole = picture(of: form, in: area)
    coverages.keep(whole, of: .shadow(form))
    return whole
  }

  private mutating func picture(
    of form: DrawnShadow.Form, in area: PixelRect
  ) -> CoverageCache.Picture {
    let blur = form.blur
    let own = form.own.intersection(area.grown(by: blur.reach))
    if own.isEmpty {
      let nothing = [UInt8](repeating: 0, count: area.width * area.height)
      return CoverageCache.Picture(area: area, levels: nothing)
    }
    let caster = picture(of: form.caster, own)
    let levels = blur.alphas(of: area, from: caster.span, own, edges: .nothing)
    pictures.append(caster)
    return CoverageCache.Picture(area: area, levels: levels)
  }
}

// Backdrops. A picture that contains one is drawn with an additional margin, because the backdrop
// depends on the pixels around it.
extension Renderer {
  mutating func draw(_ backdrop: DisplayBackdrop, on surface: Surface) {
    let area = surface.scissor.intersection(backdrop.pixels)
    if area.isEmpty { return }
    let source = surface.scissor.intersection(area.grown(by: backdrop.filters.reach))
    var picture = copy(source, of: surface)
    filter(&picture, of: source, by: backdrop.filters, in: area)
    let tint = backdrop.tint.pixel.word
    if tint != 0 {
      var pixels = picture.mutableSpan
      Compositing.fill(&pixels, 0, area.width * area.height, with: tint)
    }
    replace(backdrop.clip, by: picture, of: area, on: surface)
  }

  /// Draws items that include a backdrop onto a copy of the surface's content, and keeps the part
  /// inside the clip.
  mutating func drawOntoBackdrop(
    _ items: [DisplayItem], in clip: Clip, on surface: Surface
  ) {
    let area = surface.scissor.intersection(clip.shape.pixels(clip.transform))
      .intersection(items.pixels)
    if area.isEmpty { return }
    let source = surface.scissor.intersection(area.grown(by: items.backdropReach))
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
    if list.backdropReach == 0 { return false }
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
    let outer = edges
    edges = .nothing
    let part = Surface.lend(&pixels, frame: source) {
      draw(items, on: $0)
      return copy(area, of: $0)
    }
    edges = outer
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
