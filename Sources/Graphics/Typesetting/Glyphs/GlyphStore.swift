import CFreeType
import Foundation
package import Geometry

/// A cache of the outlines and pictures of glyphs.
package final class GlyphStore {
  private let reader: FontReader
  private var outlines: [Key: GlyphOutline] = [:]
  private var pictures: [Key: GlyphPicture?] = [:]

  package init(_ reader: FontReader) { self.reader = reader }

  private struct Key: Hashable {
    let face: FontKey
    let glyph: UInt32
    var distortion = GlyphDistortion.none
  }

  /// Returns a glyph's outline in font units, y down; empty if it doesn't have one. Glyph 0 is the
  /// box for missing characters.
  package func outline(
    _ glyph: UInt32, of face: FontFace, _ distortion: GlyphDistortion = .none
  ) -> GlyphOutline {
    let key = Key(face: face.key, glyph: glyph, distortion: distortion)
    if let outline = outlines[key] { return outline }
    let outline =
      distortion == .none
      ? GlyphOutline(glyph == 0 ? MissingGlyph.path(of: face) : read(glyph, face))
      : GlyphOutline(self.outline(glyph, of: face).path.applying(distortion.transform))
    outlines[key] = outline
    return outline
  }

  private func read(_ glyph: UInt32, _ face: FontFace) -> Path {
    guard !face.isColored || face.metrics.strike == nil, let open = reader.face(face.key),
      FT_Load_Glyph(open, glyph, flipbook_ft_outline_flags) == 0, let slot = open.pointee.glyph,
      flipbook_ft_is_outline(slot) != 0
    else { return Path() }
    return OutlineReader.path(&slot.pointee.outline)
  }

  /// Returns a glyph's picture; nil if it doesn't have one.
  package func picture(_ glyph: UInt32, of face: FontFace) -> GlyphPicture? {
    guard face.isColored, face.metrics.strike != nil else { return nil }
    let key = Key(face: face.key, glyph: glyph)
    if let picture = pictures[key] { return picture }
    let picture = reader.face(face.key).flatMap {
      GlyphPicture(glyph, of: $0, pixelsPerEm: face.metrics.strike ?? 1)
    }
    pictures[key] = .some(picture)
    return picture
  }
}

/// The slant and the stretch that text attributes give to letters.
package struct GlyphDistortion: Hashable, Sendable {
  /// The slant: the shift to the right per unit of height.
  package var obliqueness = 0.0

  /// The natural logarithm of the horizontal scale.
  package var expansion = 0.0

  package init(obliqueness: Double = 0, expansion: Double = 0) {
    self.obliqueness = obliqueness
    self.expansion = expansion
  }

  package static let none = GlyphDistortion()

  /// The horizontal scale of letters.
  var stretch: Double { expansion == 0 ? 1 : Maths.exponential(expansion) }

  fileprivate var transform: CGAffineTransform {
    CGAffineTransform(a: stretch, b: 0, c: -obliqueness, d: 1, tx: 0, ty: 0)
  }
}
