package import Foundation
package import Geometry

/// Text that has been laid out: lines of glyphs, in points from the frame's upper left corner, y
/// down.
///
/// An immutable value. Positions in the text are UTF-8 offsets.
package struct TextLayout: Hashable, Sendable {
  package let text: TypeText

  /// From top to bottom.
  package let lines: [TypeLine]

  /// The size of the lines: the length of the longest one, and the distance from the frame's top to
  /// the bottom of the last one. White space at the end of a paragraph counts, up to the frame's
  /// width.
  package let size: CGSize

  /// Whether text was left out because it didn't fit.
  package let isTruncated: Bool

  /// Characters that no font has, each once, in text order. They are drawn as boxes.
  package let missingCharacters: [Character]

  /// The bounding rectangle of everything that is drawn; null if nothing is.
  package var inkBounds: CGRect { lines.reduce(CGRect.null) { $0.union($1.inkBounds) } }

  /// Lays out a text. Layouts are cached, so repeating a request is cheap.
  package static func of(_ text: TypeText, in frame: TextFrame = TextFrame()) -> TextLayout {
    SharedTypesetting.use { $0.layout(text, frame) }
  }
}

/// One line of a layout.
package struct TypeLine: Hashable, Sendable {
  /// The part of the text on this line, including trailing white space.
  package let range: Range<Int>

  /// The rectangle of the line without trailing white space. The rectangles of consecutive lines
  /// adjoin, apart from the spacing.
  package let frame: CGRect

  /// The position of the baseline, in the layout's coordinates.
  package let baseline: Double

  /// The extents of letters above and, negative, below the baseline.
  package let ascent, descent: Double

  /// From left to right.
  package let runs: [TypeRun]

  /// The part of the text that an ellipsis replaces; nil if the line isn't truncated.
  package let ellipsis: Range<Int>?

  /// Whether the line ends within a word because the word is longer than the line.
  package let breaksWord: Bool

  /// Whether the line is truncated and has an ellipsis.
  package var isTruncated: Bool { ellipsis != nil }

  /// The bounding rectangle of everything that is drawn; null if nothing is.
  package var inkBounds: CGRect { runs.reduce(CGRect.null) { $0.union($1.inkBounds) } }
}

/// Glyphs of one font, style and direction in a line.
package struct TypeRun: Hashable, Sendable {
  /// The part of the text.
  package let range: Range<Int>

  package let style: TypeStyle

  /// The font of the glyphs: the style's font or a fallback.
  package let font: Font

  /// Whether it is read from right to left.
  package let isRightToLeft: Bool

  /// The start and the length, in the layout's coordinates.
  package let x, width: Double

  /// The position of the baseline, including the style's offset.
  package let baseline: Double

  /// From left to right.
  package let glyphs: [TypeGlyph]

  /// The outlines of the glyphs that have one, in the layout's coordinates.
  package let outlines: GlyphRun

  /// The glyphs that are pictures.
  package let pictures: [PlacedPicture]

  /// The bounding rectangle of everything that is drawn; null if nothing is.
  package var inkBounds: CGRect {
    pictures.reduce(outlines.bounds) { $0.union($1.frame) }
  }
}

/// The picture of a glyph, in the layout's coordinates.
package struct PlacedPicture: Hashable, Sendable {
  package let picture: GlyphPicture

  /// The position of the glyph's origin.
  package let origin: CGPoint

  package let frame: CGRect
}

/// One glyph of a run.
package struct TypeGlyph: Hashable, Sendable {
  /// The glyph index in the font; 0 is the box for missing characters.
  package let id: UInt32

  /// The position of its origin, in the layout's coordinates.
  package let origin: CGPoint

  /// The pen position before the glyph, and its advance.
  package let x, advance: Double

  /// The part of the text that the glyph represents, possibly together with its neighbours.
  package let cluster: Range<Int>
}
