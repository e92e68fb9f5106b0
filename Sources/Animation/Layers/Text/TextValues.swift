package import Drawing
package import Foundation
package import Raster
package import Typesetting

// The values of text attributes that affect typesetting and drawing. The classes with Apple's names
// that conform to these protocols are in `Views`.

/// A font with a size.
package protocol FontValue {
  var font: Font { get }
}

/// A colour, which can have a variant for dark backgrounds.
package protocol ColorValue {
  func color(onDark: Bool) -> Color
  /// Returns the fill for shapes; a pattern starts at `origin`.
  func fill(onDark: Bool, from origin: CGPoint) -> Fill
}

/// The style of a paragraph.
package protocol ParagraphValue {
  var style: ParagraphStyle { get }
}

/// The shadow of letters.
package protocol ShadowValue {
  var offset: CGSize { get }
  var blurRadius: CGFloat { get }
  /// The colour of the shadow; nil for no shadow.
  var tone: (any ColorValue)? { get }
}

/// An object that is placed in a line like a letter.
package protocol AttachmentValue {
  /// Returns the bounding box, in points relative to its origin on the baseline, y up, in a line that
  /// has the size of `line`.
  func box(in line: CGRect) -> CGRect
  /// Returns the display items in a rectangle; templates are drawn in the text colour `letters`.
  func items(in rect: CGRect, letters: Color) -> [DisplayItem]
}

extension CGFont: FontValue {
  /// The font at 12 points.
  package var font: Font { Font(face, size: 12) }
}

extension CGColor: ColorValue {
  package func color(onDark: Bool) -> Color { color }

  package func fill(onDark: Bool, from origin: CGPoint) -> Fill { fill(from: origin) }
}

/// The shadow of text without a shadow attribute.
package struct TextShadow: ShadowValue {
  package let offset: CGSize
  package let tone: (any ColorValue)?
  package var blurRadius: CGFloat { 0 }

  package init(offset: CGSize, _ color: any ColorValue) {
    self.offset = offset
    tone = color
  }
}
