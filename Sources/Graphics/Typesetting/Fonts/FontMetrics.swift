import CFreeType

/// The metrics of a face in font units, y up from the baseline, chosen as Core Text does: line
/// metrics from `hhea` (from `OS/2` if that is empty), letter heights from `OS/2` (from the letters
/// H and x if it doesn't have them).
package struct FontMetrics: Hashable, Sendable {
  /// The length of an em.
  package let unitsPerEm: Double

  /// The distance from the baseline to the top of the line.
  package private(set) var ascent: Double

  /// The distance from the baseline to the bottom of the line, negative.
  package private(set) var descent: Double

  /// The line gap of the font.
  package private(set) var leading: Double

  package let capHeight: Double
  package let xHeight: Double

  /// The position of the underline's middle, negative, and its thickness.
  package let underlinePosition, underlineThickness: Double

  /// The position of the strikethrough line's middle, and its thickness.
  package let strikethroughPosition, strikethroughThickness: Double

  /// The size of its pictures in pixels per em; nil if the glyphs are outlines.
  let strike: Double?

  /// The metrics of a face without glyphs.
  static let none = FontMetrics(
    unitsPerEm: 1000, ascent: 800, descent: -200, leading: 0, capHeight: 700, xHeight: 500,
    underlinePosition: -100, underlineThickness: 50, strikethroughPosition: 250,
    strikethroughThickness: 50, strike: nil)
}

extension FontMetrics {
  /// These metrics with the line metrics of San Francisco, iOS's system font: ascender 0.952148 and
  /// descender −0.241211 of an em, no leading (measured, O8.1 in docs/measured.md).
  ///
  /// Layouts that were made for iOS therefore keep their heights with the substitute font. The
  /// heights of letters stay those of the drawn letters.
  var withSystemLines: FontMetrics {
    var metrics = self
    metrics.ascent = 1950.0 / 2048 * unitsPerEm
    metrics.descent = -494.0 / 2048 * unitsPerEm
    metrics.leading = 0
    return metrics
  }

  /// Reads the tables of an open face.
  init(of face: FT_Face) {
    let record = face.pointee
    let strike = record.num_fixed_sizes > 0 ? record.available_sizes.pointee : nil
    let hhea = UnsafePointer(
      FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self))?.pointee
    let os2 = UnsafePointer(
      FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self))?.pointee
    let head = UnsafePointer(
      FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self))?.pointee
    // FreeType sets its own field for outline fonts only.
    let stated = Double(head?.Units_Per_EM ?? record.units_per_EM)
    let em = stated > 0 ? stated : 1000

    var lines = (
      Double(hhea?.Ascender ?? record.ascender), Double(hhea?.Descender ?? record.descender),
      Double(hhea?.Line_Gap ?? 0)
    )
    if lines.0 == 0, lines.1 == 0, let os2 {
      lines = (
        Double(os2.sTypoAscender), Double(os2.sTypoDescender), Double(os2.sTypoLineGap)
      )
      if lines.0 == 0, lines.1 == 0 {
        lines = (Double(os2.usWinAscent), -Double(os2.usWinDescent), 0)
      }
    }
    if lines.0 == 0, lines.1 == 0 { lines = (0.8 * em, -0.2 * em, 0) }
    ascent = lines.0
    descent = -abs(lines.1)
    leading = max(lines.2, 0)
    unitsPerEm = em

    let hasHeights = (os2?.version ?? 0) >= 2 && os2?.version != 0xFFFF
    let named = hasHeights ? os2.map { (Double($0.sCapHeight), Double($0.sxHeight)) } : nil
    func height(_ stated: Double?, _ letter: Character, _ share: Double) -> Double {
      if let stated, stated > 0 { return stated }
      return Self.height(of: letter, face) ?? share * em
    }
    capHeight = height(named?.0, "H", 0.7)
    xHeight = height(named?.1, "x", 0.5)

    let thickness = Double(record.underline_thickness)
    underlineThickness = thickness > 0 ? thickness : 0.05 * em
    underlinePosition =
      record.underline_position < 0 ? Double(record.underline_position) : -0.1 * em
    let strikeSize = Double(os2?.yStrikeoutSize ?? 0)
    strikethroughThickness = strikeSize > 0 ? strikeSize : underlineThickness
    let strikeTop = Double(os2?.yStrikeoutPosition ?? 0)
    strikethroughPosition =
      strikeTop > 0 ? strikeTop - strikethroughThickness / 2 : xHeight / 2
    self.strike =
      flipbook_ft_is_scalable(face) == 0 ? strike.map { Double($0.y_ppem) / 64 } : nil
  }

  /// Returns the height of a letter above the baseline, if the face has an outline for it.
  private static func height(of letter: Character, _ face: FT_Face) -> Double? {
    guard let scalar = letter.unicodeScalars.first else { return nil }
    let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    guard glyph != 0, FT_Load_Glyph(face, glyph, flipbook_ft_outline_flags) == 0,
      let slot = face.pointee.glyph, flipbook_ft_is_outline(slot) != 0
    else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    return box.yMax > 0 ? Double(box.yMax) : nil
  }
}
