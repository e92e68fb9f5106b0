/// How some letters are set.
package struct TypeStyle: Hashable, Sendable {
  package var font: Font

  /// What is added between letters, in points; nil leaves the font's own kerning alone, 0 takes it
  /// away, all else adds to it and takes ligatures away.
  package var kern: Double?

  /// Whether letters may be joined to the font's usual ligatures.
  package var hasLigatures = true

  /// How far letters are raised above the baseline, in points.
  package var baselineOffset = 0.0

  package var distortion = GlyphDistortion.none

  /// What each character takes up instead of a glyph; nil for glyphs.
  package var space: TypeSpace?

  /// Anything that the caller knows the letters by, such as where their colours are.
  package var mark = 0

  package init(_ font: Font) { self.font = font }
}

/// Room in a line for something else than a glyph, in points.
package struct TypeSpace: Hashable, Sendable {
  package let width: Double

  /// How far it reaches above and below the baseline; either may be negative.
  package let ascent, descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
  }
}

/// Text with its styles, piece by piece.
package struct TypeText: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    package var string: String
    package var style: TypeStyle
    /// Of a paragraph, what stands at its first letter counts.
    package var paragraph: ParagraphStyle

    package init(
      _ string: String, _ style: TypeStyle, _ paragraph: ParagraphStyle = ParagraphStyle()
    ) {
      (self.string, self.style, self.paragraph) = (string, style, paragraph)
    }
  }

  /// All of it; positions in text are counted in its UTF-8.
  package let string: String

  package let pieces: [Piece]

  package init(_ pieces: [Piece]) {
    self.pieces = pieces.filter { !$0.string.isEmpty }
    string = self.pieces.map(\.string).joined()
  }

  package init(_ string: String, _ font: Font, _ paragraph: ParagraphStyle = ParagraphStyle()) {
    self.init([Piece(string, TypeStyle(font), paragraph)])
  }
}
