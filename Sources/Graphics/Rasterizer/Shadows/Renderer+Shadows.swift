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
