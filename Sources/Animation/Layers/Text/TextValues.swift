package import Drawing
package import Foundation
package import Raster
package import Typesetting

// What attributes of text hold, as far as it counts for setting and drawing it. The classes under
// Apple's names that are such values belong to views.

/// A font of some size.
package protocol FontValue {
  var font: Font { get }
}

/// A colour, which may be another one on dark ground.
package protocol ColorValue {
  func color(onDark: Bool) -> Color
  /// What shapes are filled with, a pattern laid from `origin` on.
  func fill(onDark: Bool, from origin: CGPoint) -> Fill
}

/// How the lines of a paragraph are set.
package protocol ParagraphValue {
  var style: ParagraphStyle { get }
}

/// The shadow of letters.
package protocol ShadowValue {
  var offset: CGSize { get }
  var blurRadius: CGFloat { get }
  /// Nil for no shadow.
  var tone: (any ColorValue)? { get }
}

/// Something that stands in a line like a letter.
package protocol AttachmentValue {
  /// What it takes up, in points from its place on the baseline, y up.
  var box: CGRect { get }
  /// What it shows in a rectangle; what has no colour of its own is drawn in that of letters.
  func items(in rect: CGRect, letters: Color) -> [DisplayItem]
}

extension CGColor: ColorValue {
  package func color(onDark: Bool) -> Color { color }

  package func fill(onDark: Bool, from origin: CGPoint) -> Fill { fill(from: origin) }
}

/// A shadow below all letters that have none of their own.
package struct TextShadow: ShadowValue {
  package let offset: CGSize
  package let tone: (any ColorValue)?
  package var blurRadius: CGFloat { 0 }

  package init(offset: CGSize, _ color: any ColorValue) { (self.offset, tone) = (offset, color) }
}
