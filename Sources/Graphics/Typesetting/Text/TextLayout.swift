package import Foundation
package import Geometry

/// Text in place: lines of glyphs, in points from the frame's upper left corner, y down.
///
/// An immutable value. Positions in text are counted in UTF-8.
package struct TextLayout: Hashable, Sendable {
  package let text: TypeText

  /// From top to bottom.
  package let lines: [TypeLine]

  /// What the lines take up: the longest line, and from the frame's top to the last line's bottom.
  /// White space at the end of a paragraph counts, as far as the frame is wide.
  package let size: CGSize

  /// Whether something of the text is not there for want of room.
  package let isTruncated: Bool

  /// Characters that no font has, each once, in the text's order; they are drawn as boxes.
  package let missingCharacters: [Character]

  /// A rectangle around all that is drawn; null where nothing is.
  package var inkBounds: CGRect { lines.reduce(CGRect.null) { $0.union($1.inkBounds) } }

  /// Lays out a text; the same text in the same frame costs nothing a second time.
  package static func of(_ text: TypeText, in frame: TextFrame = TextFrame()) -> TextLayout {
    SharedType.use { $0.layout(text, frame) }
  }
}

/// One line of a layout.
package struct TypeLine: Hashable, Sendable {
  /// The part of the text that the line stands for, with the white space it ends in.
  package let range: Range<Int>

  /// What the line takes up, without the white space it ends in: line after line, these lie upon
  /// each other but for the spacing.
  package let frame: CGRect

  /// Where letters stand, in the layout's coordinates.
  package let baseline: Double

  /// How far letters reach above and below (negative) the baseline.
  package let ascent, descent: Double

  /// From left to right.
  package let runs: [TypeRun]

  /// Whether the line is cut and has an ellipsis.
  package let isTruncated: Bool

  /// A rectangle around all that is drawn; null where nothing is.
  package var inkBounds: CGRect { runs.reduce(CGRect.null) { $0.union($1.inkBounds) } }
}

/// Glyphs of one font and style and of one direction, in a line.
package struct TypeRun: Hashable, Sendable {
  /// The part of the text.
  package let range: Range<Int>

  package let style: TypeStyle

  /// The font that has the glyphs: the style's, or one that stands in for it.
  package let font: Font

  /// Whether it is read from right to left.
  package let isRightToLeft: Bool

  /// Where it starts and how long it is, in the layout's coordinates.
  package let x, width: Double

  /// Where its letters stand, with the style's offset.
  package let baseline: Double

  /// From left to right.
  package let glyphs: [TypeGlyph]

  /// The outlines of those glyphs that have one, in the layout's coordinates.
  package let outlines: GlyphRun

  /// Those glyphs that are pictures.
  package let pictures: [PlacedPicture]

  /// A rectangle around all that is drawn; null where nothing is.
  package var inkBounds: CGRect {
    pictures.reduce(outlines.bounds) { $0.union($1.frame) }
  }
}

/// A picture for a glyph, in the layout's coordinates.
package struct PlacedPicture: Hashable, Sendable {
  package let picture: GlyphPicture

  /// Where the glyph's origin stands.
  package let origin: CGPoint

  package let frame: CGRect
}

/// One glyph of a run.
package struct TypeGlyph: Hashable, Sendable {
  /// The glyph's number in its font; 0 is the box of what is missing.
  package let id: UInt32

  /// Where its origin stands, in the layout's coordinates.
  package let origin: CGPoint

  /// Where the line stood before it, and by how much it moved on.
  package let x, advance: Double

  /// The letters that it, perhaps with glyphs beside it, stands for.
  package let cluster: Range<Int>
}
