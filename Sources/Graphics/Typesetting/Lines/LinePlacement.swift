import Foundation
import Geometry

/// Positions the glyphs of a line.
struct LinePlacement {
  private let draft: LineDraft
  private let line: VisualLine
  private let width, top: Double
  private let glyphs: GlyphStore

  /// Creates the placement of a line in text that is `width` wide, with the line's upper edge at
  /// `top`.
  init(_ draft: LineDraft, width: Double, top: Double, _ glyphs: GlyphStore) {
    var line = draft.line
    if draft.style.alignment == .justified, !draft.isParagraphEnd, draft.removed == nil {
      line.justify(to: draft.maximumLength)
    }
    self.draft = draft
    self.line = line
    self.width = width
    self.top = top
    self.glyphs = glyphs
  }

  /// Characters that no font has, in visual order.
  var missing: [Character] { line.pieces.flatMap(\.missing) }

  func placed() -> TypeLine {
    let isRightToLeft = line.paragraph.isRightToLeft
    let left = self.left
    let baseline = top + draft.height.baseline
    var x = isRightToLeft ? left - line.hangingWidth : left
    let pieces = isRightToLeft ? line.hanging + line.pieces : line.pieces + line.hanging
    let runs = pieces.map { piece in
      let run = run(of: piece, x: x, baseline: baseline - piece.style.baselineOffset)
      x += piece.width
      return run
    }
    return TypeLine(
      range: draft.range,
      frame: CGRect(x: left, y: top, width: line.width, height: draft.height.height),
      baseline: baseline, ascent: draft.height.ascent, descent: -draft.height.descent, runs: runs,
      ellipsis: draft.rangeOfEllipsis, breaksWord: draft.breaksWord)
  }

  /// The start of the line according to its alignment. A line that is too long is aligned with its
  /// leading side.
  private var left: Double {
    let isRightToLeft = line.paragraph.isRightToLeft
    let (first, last) =
      isRightToLeft
      ? (draft.trailingIndent, draft.indent) : (draft.indent, draft.trailingIndent)
    let rest = width - first - last - line.width
    switch draft.style.alignment {
    case .left: return first
    case .right: return first + rest
    case .center: return first + rest / 2
    case .natural, .justified: return isRightToLeft ? first + rest : first
    }
  }

  private func run(of piece: ShapedSegment, x start: Double, baseline: Double) -> TypeRun {
    let (font, distortion) = (piece.font, piece.style.distortion)
    var placed: [TypeGlyph] = []
    var outlines: [GlyphRun.Glyph] = []
    var pictures: [PlacedPicture] = []
    var x = start
    for glyph in piece.glyphs {
      let origin = CGPoint(x: x + glyph.offset.x, y: baseline + glyph.offset.y)
      if let picture = picture(glyph, font, at: origin) {
        pictures.append(picture)
      } else if let outline = outline(glyph, font, distortion) {
        outlines.append(GlyphRun.Glyph(outline, at: origin))
      }
      placed.append(
        TypeGlyph(
          id: glyph.id, origin: origin, x: x, advance: glyph.advance,
          cluster: draft.rangeInText(glyph.cluster)))
      x += glyph.advance
    }
    return TypeRun(
      range: draft.rangeInText(piece.range), style: piece.style, font: font,
      isRightToLeft: piece.segment.level & 1 != 0, x: start, width: x - start, baseline: baseline,
      glyphs: placed, outlines: GlyphRun(outlines, scale: font.scale), pictures: pictures)
  }

  private func outline(
    _ glyph: ShapedGlyph, _ font: Font, _ distortion: GlyphDistortion
  ) -> GlyphOutline? {
    if glyph.id == TypeGlyph.blank { return nil }
    let outline = glyphs.outline(glyph.id, of: font.face, distortion)
    return outline.path.isEmpty ? nil : outline
  }

  private func picture(_ glyph: ShapedGlyph, _ font: Font, at origin: CGPoint) -> PlacedPicture? {
    guard glyph.id != TypeGlyph.blank, glyph.id != 0,
      let picture = glyphs.picture(glyph.id, of: font.face)
    else { return nil }
    let box = picture.box
    return PlacedPicture(
      picture: picture, origin: origin,
      frame: CGRect(
        x: origin.x + box.minX * font.size, y: origin.y + box.minY * font.size,
        width: box.width * font.size, height: box.height * font.size))
  }
}
