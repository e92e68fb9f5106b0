import Foundation
package import Geometry
package import Raster

// From a display list to pixels, stage by stage:
//
//   DisplayList ── Renderer: culls, simplifies groups, draws the remaining ones offscreen
//        │                (each onto a Surface: pixels, their position on the canvas, a scissor)
//        │
//      Shape ───── Stroke/StrokeOutline: expands strokes with the precision that their scale needs
//        │
//     outline ──── Scan/EdgeList: projects, flattens and closes outlines, on a fixed grid
//        │                (upright rectangles don't need edges: Scan/FixedBox)
//      edges ───── Scan/Scanner: signed areas in cells; their running sums give runs of coverage
//        │
//       runs ───── Paint: the colours of a run: a single one, or those of a group's picture
//        │
//      words ───── Blend/Compositing: the formulas, and the kernels that apply them to runs
//
// Tests/RasterReference implements the same results in the simplest way; tests compare both.

/// Draws display lists into bitmaps.
///
/// The result is a pure function of the list: every renderer, and every division into rows, yields
/// the same bytes. A renderer only stores working memory and caches, reused from frame to frame;
/// each thread needs its own renderer.
///
/// Items whose coordinates or transform aren't finite are skipped. Opacities and colours are
/// rounded to 8 bits before use.
package struct Renderer {
  private var outline = EdgeList()
  private var scanner = Scanner()
  private var strokes = StrokeOutlines()
  private var glyphs = GlyphCache()
  private var outlines = OutlineCache()
  var recentShadows = RecentShadows()
  /// Unused buffers for offscreen pictures.
  var pictures: [[UInt32]] = []
  /// The coverage of shadows, and of text at rest.
  let coverages: CoverageCache
  /// The bounds of the canvas, whichever of its bands is drawn.
  var canvas = PixelRect.empty
  /// The treatment of pixels beyond the edges of the surface.
  var edges = GaussianBlur.Edges.repeated
  /// The content beneath the canvas's backdrops; nil in offscreen pictures, and if it isn't shared.
  var shared: SharedBackdrops?
  /// The number of the canvas's backdrops before the next item, if their content is shared.
  var nextBackdrop = 0
  /// The number of the backdrop that hides all items before it; -1 if none does.
  private var hidingBackdrop = -1

  /// Creates a renderer that caches the coverage of shadows and text in `coverages`, which several
  /// renderers can share.
  package init(coverages: CoverageCache = CoverageCache()) { self.coverages = coverages }

  /// Renders the whole frame; nil if a bitmap can't have the list's size.
  package mutating func render(_ list: DisplayList) -> Bitmap? {
    guard var bitmap = Bitmap(width: list.width, height: list.height) else { return nil }
    render(list, into: &bitmap)
    return bitmap
  }

  /// Renders the whole frame and replaces the contents of `bitmap`, which must have the list's
  /// size.
  package mutating func render(_ list: DisplayList, into bitmap: inout Bitmap) {
    render(list, rows: 0..<list.height, into: &bitmap)
  }

  /// Renders `rows` of the frame and leaves the rest of `bitmap` unchanged; the bitmap must have
  /// the list's size.
  package mutating func render(
    _ list: DisplayList, rows: Range<Int>, into bitmap: inout Bitmap
  ) {
    precondition(
      bitmap.width == list.width && bitmap.height == list.height, "the bitmap has the list's size")
    let rows = rows.clamped(to: 0..<list.height)
    let frame = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
    var pixels = bitmap.pixels.mutableSpan
    let area = PixelRect(
      left: 0, top: rows.lowerBound, right: list.width, bottom: rows.upperBound)
    Surface.lend(&pixels, frame: frame) { draw(list, on: $0.clipped(to: area)) }
  }

  /// Renders `rows`, which must be within the frame, into `pixels`, which contains exactly those
  /// rows.
  package mutating func render(
    _ list: DisplayList, rows: Range<Int>, into pixels: inout MutableSpan<UInt32>
  ) {
    precondition(pixels.count == rows.count * list.width, "a band holds its rows")
    let frame = PixelRect(left: 0, top: rows.lowerBound, right: list.width, bottom: rows.upperBound)
    Surface.lend(&pixels, frame: frame) { draw(list, on: $0) }
  }

  /// Draws the list within the scissor of `surface`.
  mutating func draw(_ list: DisplayList, on surface: Surface) {
    let area = surface.scissor
    if area.isEmpty { return }
    canvas = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
    if drawOntoBackdrop(list, on: surface) { return }
    let outer = (nextBackdrop, hidingBackdrop)
    defer { (nextBackdrop, hidingBackdrop) = outer }
    let bottom = list.bottom(of: area)
    if let shared {
      nextBackdrop = list.items[..<bottom.index].backdropCount
      hidingBackdrop = shared.lastHiding(area, among: list.items.backdropCount)
    }
    lazy var hidden = HiddenColumns(of: list, from: bottom.index, in: area)
    if bottom.isOnBackground, hidingBackdrop < 0 {
      hidden.forEachVisible(in: area, after: -1) {
        Compositing.store(list.background.pixel.word, $0, of: surface)
      }
    }
    for index in bottom.index..<list.items.count {
      if skips(list.items[index], list.reaches[index], in: area) { continue }
      if case .shadow(let shadow) = list.items[index] {
        draw(shadow, on: surface) { part, body in
          hidden.forEachVisible(in: part, after: index, body)
        }
      } else {
        draw(list.items[index], on: surface)
      }
    }
  }

  /// Returns whether an item, which touches the pixels of `reach`, needn't be drawn in `area`. If
  /// so, counts its backdrops.
  private mutating func skips(
    _ item: DisplayItem, _ reach: PixelRect, in area: PixelRect
  ) -> Bool {
    guard shared != nil else { return !reach.meets(area) }
    let next = nextBackdrop + item.backdropCount
    if reach.meets(area), next > hidingBackdrop { return false }
    nextBackdrop = next
    return true
  }

  /// Draws `items` within the scissor of `surface`.
  mutating func draw(_ items: [DisplayItem], on surface: Surface) {
    if surface.scissor.isEmpty { return }
    for item in items { draw(item, on: surface) }
  }

  private mutating func draw(_ item: DisplayItem, on surface: Surface) {
    let next = nextBackdrop + (shared == nil ? 0 : item.backdropCount)
    defer { nextBackdrop = next }
    switch item.folded {
    case .fill(let shape, let transform, let content):
      draw(content, in: shape, transform, on: surface)
    case .group(let group): draw(group, on: surface)
    case .dissolve(let dissolve): draw(dissolve, on: surface)
    case .shadow(let shadow): draw(shadow, on: surface) { part, body in body(part) }
    case .backdrop(let backdrop): draw(backdrop, on: surface)
    }
  }

  private mutating func draw(_ dissolve: DisplayDissolve, on surface: Surface) {
    let area = surface.scissor.intersection(dissolve.pixels)
    if area.isEmpty { return }
    var picture = picture(of: dissolve.from, area)
    let other = self.picture(of: dissolve.to, area)
    var pixels = picture.mutableSpan
    Compositing.mix(
      &pixels, with: other.span, level: dissolve.fractionLevel, count: area.width * area.height)
    pictures.append(other)
    let paint = PicturePaint(pixels: picture, area: area, opacity: 255)
    fill(.rect(area.rect), .affine(.identity), paint, on: surface.clipped(to: area))
    pictures.append(paint.pixels)
  }

  private mutating func draw(_ group: DisplayGroup, on surface: Surface) {
    let opacity = group.opacityLevel
    let isBounded = !group.blendMode.changesWithoutSource
    guard opacity > 0 || !isBounded else { return }
    if isBounded, !group.reach.meets(surface.scissor) { return }
    if let clip = group.clip, group.drawsOntoBackdrop {
      return drawOntoBackdrop(group.items, in: clip, on: surface)
    }
    if group.isPlain, let part = surface.clipped(by: group.clip) {
      if part.scissor.isEmpty { return }
      for index in group.items.indices
      where !skips(group.items[index], group.reaches[index], in: part.scissor) {
        draw(group.items[index], on: part)
      }
      return
    }
    if let (blend, item) = group.direct, let part = surface.clipped(by: group.clip),
      case .fill(let shape, let transform, let content) = item,
      !content.isColor || !shape.isPlaced(transform)
    {
      return draw(content, in: shape, transform, by: blend, on: part)
    }
    var area = surface.scissor
    if let clip = group.clip { area = area.intersection(clip.shape.pixels(clip.transform)) }
    if isBounded {
      area = area.intersection(group.reach)
      if let reach = group.maskReach { area = area.intersection(reach) }
    }
    if area.isEmpty { return }

    var picture = picture(of: group.items, area)
    if let mask = group.mask {
      let alphas = self.picture(of: mask, area)
      var pixels = picture.mutableSpan
      Compositing.multiply(&pixels, byAlphaOf: alphas.span, count: area.width * area.height)
      pictures.append(alphas)
    }
    let (shape, transform) =
      group.clip.map { ($0.shape, $0.transform) } ?? (.rect(area.rect), .affine(.identity))
    let part = surface.clipped(to: area)
    if group.blendMode == .normal {
      let paint = PicturePaint(pixels: picture, area: area, opacity: opacity)
      fill(shape, transform, paint, on: part)
    } else {
      let paint = BlendPaint(
        pixels: picture, area: area, opacity: opacity, mode: group.blendMode)
      fill(shape, transform, paint, on: part)
    }
    pictures.append(picture)
  }

  /// Returns `items` drawn in `area` over transparency: the area's pixels, possibly followed by
  /// unused memory.
  mutating func picture(of items: [DisplayItem], _ area: PixelRect) -> [UInt32] {
    let reach = items.backdropReach
    if reach > 0 { return picture(withBackdrops: items, area, reach: reach) }
    var picture = memory(for: area)
    var pixels = picture.mutableSpan
    Compositing.store(0, &pixels, 0, area.width * area.height)
    Surface.lend(&pixels, frame: area) { draw(items, on: $0) }
    return picture
  }

  /// Returns uninitialized memory for the pixels of `area`, possibly longer than that.
  mutating func memory(for area: PixelRect) -> [UInt32] {
    var memory = pictures.popLast() ?? []
    let count = area.width * area.height
    if memory.count < count { memory += repeatElement(0, count: count - memory.count) }
    return memory
  }

  mutating func fill<P: Paint>(
    _ shape: Shape, _ transform: Projection, _ paint: P, on surface: Surface
  ) {
    guard transform.isFinite else { return }
    let pixels = shape.pixels(transform)
    let surface = surface.clipped(to: pixels)
    let scissor = surface.scissor
    if scissor.isEmpty { return }
    switch (transform, shape) {
    case (.affine(let transform), .rect(let rect)):
      if let box = EdgeList.uprightBox(rect, transform) {
        return box.fill(paint, on: surface)
      }
      outline.reset(scissor: scissor, mayOverlap: false)
      outline.add(rect, transform)
    case (.affine(let transform), .glyphs(let run)):
      outline.reset(scissor: scissor, mayOverlap: run.mayOverlap)
      outline.add(run, transform, scissor: scissor, &glyphs)
    case (.affine(let transform), .roundedRect(let rect, let radius)) where pixels.isSmall:
      outline.reset(scissor: .everywhere, mayOverlap: false)
      outline.addSmall(rect, radius: radius, transform)
    case (.affine(let transform), .ellipse(let rect)) where pixels.isSmall:
      outline.reset(scissor: .everywhere, mayOverlap: false)
      outline.addSmallEllipse(in: rect, transform)
    default:
      // Without a scissor, because other areas that show parts of the shape reuse the outline.
      let outline = outlines.outline(of: shape, transform) { outline in
        let seen = shape.outline(transform) { strokes.outline($0) }
        outline.reset(scissor: .everywhere, mayOverlap: shape.mayOverlap)
        outline.add(seen.path, seen.projection)
      }
      return scanner.fill(outline, shape.fillRule, paint, on: surface)
    }
    scanner.fill(outline, shape.fillRule, paint, on: surface)
  }
}

extension Fill {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

extension Shape {
  /// Whether this is text whose coverage depends on phases.
  fileprivate func isPlaced(_ projection: Projection) -> Bool {
    guard case .glyphs(let run) = self else { return false }
    return GlyphPlacement(run, projection) != nil
  }
}

extension PixelRect {
  /// Whether computing an outline in this rectangle costs less than looking for it in a cache.
  fileprivate var isSmall: Bool { width <= 64 && height <= 64 }
}

extension Renderer {
  /// Returns the coverage of each pixel of a canvas by a shape, 0…255, row by row: the levels that
  /// its fill is blended with.
  package mutating func coverage(
    of shape: Shape, _ transform: Projection, width: Int, height: Int
  ) -> [UInt8] {
    var levels = [UInt32](repeating: 0, count: width * height)
    var span = levels.mutableSpan
    let frame = PixelRect(left: 0, top: 0, right: width, bottom: height)
    Surface.lend(&span, frame: frame) { fill(shape, transform, MaskPaint(), on: $0) }
    return levels.map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Returns levels, blurred as a renderer blurs them.
  package static func blurred(
    _ levels: [UInt8], width: Int, height: Int, sigma: Double, repeatsEdges: Bool
  ) -> [UInt8] {
    let blur = GaussianBlur(sigma)
    if blur.isNone { return levels }
    let area = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let words = levels.map { UInt32($0) << 24 }
    return blur.alphas(
      of: area, from: words.span, area, edges: repeatsEdges ? .repeated : .nothing)
  }
}
