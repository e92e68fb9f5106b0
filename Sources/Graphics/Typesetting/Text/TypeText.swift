/// The style of a piece of text.
package struct TypeStyle: Hashable, Sendable {
  package var font: Font

  /// Extra space between letters, in points. Nil keeps the font's own kerning and 0 turns it off;
  /// other values are added to it and turn ligatures off.
  package var kern: Double?

  /// Whether the font's standard ligatures are used.
  package var hasLigatures = true

  /// The distance by which letters are raised above the baseline, in points.
  package var baselineOffset = 0.0

  package var distortion: GlyphDistortion

  /// The space that replaces each character's glyph; nil to draw glyphs.
  package var space: TypeSpace?

  /// A value that identifies the letters to the caller, for example to look up their colours.
  package var mark = 0

  package init(_ font: Font) {
    self.font = font
    distortion = font.distortion
  }
}

/// Space in a line for content other than a glyph, in points.
package struct TypeSpace: Hashable, Sendable {
  package let width: Double

  /// The extents of the space above and below the baseline; either can be negative.
  package let ascent, descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// Text with its styles, piece by piece.
package struct TypeText: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    package var string: String
    package var style: TypeStyle
    /// A paragraph uses the style at its first letter.
    package var paragraph: ParagraphStyle

    package init(
      _ string: String, _ style: TypeStyle, _ paragraph: ParagraphStyle = ParagraphStyle()
    ) {
      self.string = string
      self.style = style
      self.paragraph = paragraph
    }
  }

  /// The whole text. Positions in it are UTF-8 offsets.
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
