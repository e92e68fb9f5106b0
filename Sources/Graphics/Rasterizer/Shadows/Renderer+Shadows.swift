import Foundation
import Geometry
import Raster

// Shadows: drawn once, independent of the colour, and cached.
extension Renderer {
  /// Draws a shadow within the rectangles that `forEachVisible` passes on for a part of the canvas:
  /// all of it, except what the items after the shadow replace.
  mutating func draw(
    _ shadow: DisplayShadow, on surface: Surface,
    _ forEachVisible: (_ part: PixelRect, _ body: (PixelRect) -> Void) -> Void
  ) {
    let color = shadow.color.pixel.word
    guard color != 0, let index = recentShadows.index(of: shadow) else { return }
    let drawn = recentShadows[index].drawn
    let part = surface.scissor.intersection(drawn.pixels)
    if part.isEmpty { return }
    let picture =
      recentShadows[index].picture
      ?? picture(of: drawn, part.moved(x: -drawn.left, y: -drawn.top))
    if recentShadows[index].picture == nil, picture.area == drawn.area {
      recentShadows.keep(picture, at: index)
    }
    let area = picture.area.moved(x: drawn.left, y: drawn.top)
    forEachVisible(part) { visible in
      Compositing.fill(visible, of: surface, with: color, levels: picture.levels, of: area)
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
