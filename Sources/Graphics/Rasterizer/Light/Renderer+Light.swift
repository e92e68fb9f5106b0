import Foundation
import Geometry
import Raster

// Shadows: made once, in the colour of nothing, and kept.
extension Renderer {
  mutating func draw(
    _ shadow: DisplayShadow, scissor: PixelRect, frame: PixelRect,
    into target: inout MutableSpan<UInt32>
  ) {
    let color = shadow.color.pixel.word
    guard color != 0, let drawn = DrawnShadow(shadow) else { return }
    let visible = scissor.intersection(drawn.pixels)
    if visible.isEmpty { return }
    let part = visible.moved(x: -drawn.left, y: -drawn.top)
    let picture = picture(of: drawn, part)
    let levels = picture.levels
    for y in 0..<visible.height {
      Compositing.fill(
        &target, frame.index(x: visible.left, y: visible.top + y), visible.width, with: color,
        levels: levels.span, picture.area.index(x: part.left, y: part.top + y))
    }
  }

  /// The shadow's blurred alphas, at least those of `part`.
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

// Backdrops. Whoever draws a picture with one draws more than shows: as far around as it looks.
extension Renderer {
  mutating func draw(
    _ backdrop: DisplayBackdrop, scissor: PixelRect, frame: PixelRect,
    into target: inout MutableSpan<UInt32>
  ) {
    let area = scissor.intersection(backdrop.pixels)
    if area.isEmpty { return }
    let source = scissor.intersection(area.grown(by: backdrop.filters.reach))
    var picture = copy(source, of: target.span, frame)
    filter(&picture, of: source, by: backdrop.filters, in: area)
    let tint = backdrop.tint.pixel.word
    if tint != 0 {
      var pixels = picture.mutableSpan
      Compositing.fill(&pixels, 0, area.width * area.height, with: tint)
    }
    replace(backdrop.clip, by: picture, of: area, frame: frame, into: &target)
  }

  /// Draws items, among them a backdrop, onto a copy of what is there; the clip lets the inside show.
  mutating func drawSeen(
    _ items: [DisplayItem], in clip: Clip, scissor: PixelRect, frame: PixelRect,
    into target: inout MutableSpan<UInt32>
  ) {
    let area = scissor.intersection(clip.shape.pixels(clip.transform))
      .intersection(items.pixels)
    if area.isEmpty { return }
    let source = scissor.intersection(area.grown(by: items.sight))
    var picture = copy(source, of: target.span, frame)
    var pixels = picture.mutableSpan
    draw(items, scissor: source, frame: source, into: &pixels)
    replace(clip, by: picture, of: source, showing: area, frame: frame, into: &target)
  }

  /// Draws an area of a list with a backdrop, if it needs more than itself drawn.
  mutating func drawSeen(
    _ list: DisplayList, _ area: PixelRect, frame: PixelRect, into target: inout MutableSpan<UInt32>
  ) -> Bool {
    let canvas = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
    if list.sight == 0 { return false }
    let source = area.grown(by: list.sight).intersection(canvas)
    if source == area { return false }
    var picture = memory(for: source)
    var pixels = picture.mutableSpan
    Compositing.store(list.background.pixel.word, &pixels, 0, source.width * source.height)
    draw(list.items, scissor: source, frame: source, into: &pixels)
    let paint = ReplacingPaint(pixels: picture, area: source)
    fill(.rect(area.rect), .affine(.identity), paint, scissor: area, frame: frame, into: &target)
    pictures.append(paint.pixels)
    return true
  }

  /// What items, among them a backdrop, show in `area`, on nothing.
  mutating func picture(
    ofSeeing items: [DisplayItem], _ area: PixelRect, sight: Int
  ) -> [UInt32] {
    let source = area.grown(by: sight).intersection(items.pixels.union(area))
    var picture = memory(for: source)
    var pixels = picture.mutableSpan
    Compositing.store(0, &pixels, 0, source.width * source.height)
    let outer = edges
    edges = .nothing
    draw(items, scissor: source, frame: source, into: &pixels)
    edges = outer
    let part = copy(area, of: picture.span, source)
    pictures.append(picture)
    return part
  }

  /// The pixels of `area`, which lies within `frame`, whose pixels `target` holds.
  private mutating func copy(
    _ area: PixelRect, of target: Span<UInt32>, _ frame: PixelRect
  ) -> [UInt32] {
    var memory = memory(for: area)
    var pixels = memory.mutableSpan
    for y in 0..<area.height {
      let start = frame.index(x: area.left, y: area.top + y)
      let place = y * area.width
      for x in 0..<area.width { pixels[place &+ x] = target[start &+ x] }
    }
    return memory
  }

  /// Puts a picture, which holds the pixels of `own`, in place of what is there.
  private mutating func replace(
    _ clip: Clip, by picture: [UInt32], of own: PixelRect, showing area: PixelRect? = nil,
    frame: PixelRect, into target: inout MutableSpan<UInt32>
  ) {
    let paint = ReplacingPaint(pixels: picture, area: own)
    fill(
      clip.shape, clip.transform, paint, scissor: area ?? own, frame: frame, into: &target)
    pictures.append(paint.pixels)
  }
}
