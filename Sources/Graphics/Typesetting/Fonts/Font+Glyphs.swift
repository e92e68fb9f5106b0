import CFreeType
import Foundation
package import Geometry

// Single glyphs of a font, without shaping.
extension Font {
  /// Returns the glyph index for a character; 0 if the face doesn't have it.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    SharedTypesetting.use { type in
      type.fonts.reader.face(face.key).map { FT_Get_Char_Index($0, FT_ULong(scalar.value)) } ?? 0
    }
  }

  /// The number of glyphs in the face.
  package var glyphCount: Int {
    SharedTypesetting.use { type in type.fonts.reader.face(face.key)?.pointee.num_glyphs ?? 0 }
  }

  /// Returns the advance of a glyph in points; 0 if the face doesn't have the glyph.
  package func advance(of glyph: UInt32) -> Double {
    SharedTypesetting.use { type in
      let flags = face.metrics.strike == nil ? flipbook_ft_outline_flags : flipbook_ft_picture_flags
      guard let open = type.fonts.reader.face(face.key), FT_Load_Glyph(open, glyph, flags) == 0,
        let advance = open.pointee.glyph?.pointee.metrics.horiAdvance
      else { return 0 }
      guard let strike = face.metrics.strike else { return Double(advance) * scale }
      return Double(advance) / 64 / strike * size
    }
  }

  /// Returns the outline of a glyph, in points from its origin, y down; empty if it doesn't have
  /// one.
  package func outline(of glyph: UInt32) -> Path {
    SharedTypesetting.use { type in type.glyphs.outline(glyph, of: face).path }
      .applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}
