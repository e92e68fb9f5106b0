// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation
public import Drawing
import Geometry
import Layers
import Typesetting
public import ViewText
import Views

/// A Core Text font, which is UIKit's type here: `font as CTFont` has no effect.
public typealias CTFont = UIFont
/// A font descriptor.
public typealias CTFontDescriptor = UIFontDescriptor
/// A UTF-16 unit.
public typealias UniChar = UInt16

/// The direction of lines; all lines are horizontal here.
public enum CTFontOrientation: UInt32, Sendable {
  /// Horizontal.
  case `default`
  /// Horizontal.
  case horizontal
  /// Also horizontal here.
  case vertical
}

/// The use of a system font; the raw values are Apple's.
public enum CTFontUIFontType: UInt32, Sendable {
  /// The user's font for documents.
  case user
  /// The user's font for code.
  case userFixedPitch
  /// The font of the user interface.
  case system
  /// The bold font of the user interface.
  case emphasizedSystem
  /// The small font of the user interface.
  case smallSystem
  /// The small bold font of the user interface.
  case smallEmphasizedSystem
  /// The font of labels.
  case label = 10
}

/// Returns the font with a PostScript name, full name or family name, at a size in points; a size
/// of 0 means 12. If there is no font with that name, returns the system font with a warning,
/// because Core Text substitutes a font too. The matrix is ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(name: name, size: size) ?? .systemFont(ofSize: size > 0 ? size : 12)
}

/// Returns the font for a descriptor; a size of 0 means the descriptor's. The matrix is ignored.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

/// Returns the system font for a use; a size of 0 means the use's default. The language has no
/// effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let isSmall = uiType == .smallSystem || uiType == .smallEmphasizedSystem
  let size = size > 0 ? size : isSmall ? 12 : uiType == .label ? 17 : 14
  switch uiType {
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: size)
  case .user, .system, .smallSystem, .label: return .systemFont(ofSize: size)
  }
}

/// Returns the font at another size, 0 for its own size, or a descriptor's font if there is one.
/// The matrix is ignored.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

/// Returns a Core Graphics font at a size in points; a size of 0 means 12. The matrix and the
/// descriptor are ignored.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  UIFont(Font(graphicsFont.face, size: size > 0 && size.isFinite ? size : 12))
}

/// Returns the font without its size. The descriptor isn't set.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?
) -> CGFont {
  CGFont(font.font.face)
}

// MARK: Measures

/// Returns the font's point size.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the ascent: the extent of lines above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent: the extent of lines below the baseline, in points, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the font's gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the centre of the underline, in points relative to the baseline, y up: negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.font.face.metrics.underlinePosition * font.font.scale
}
/// Returns the thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.font.face.metrics.underlineThickness * font.font.scale
}
/// Returns the number of font units per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(font.font.face.metrics.unitsPerEm)
}
/// Returns the number of glyphs in the font.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.font.glyphCount }
/// Returns the slant of letters in degrees: 0.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { 0 }
/// Returns the identity.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

// MARK: Names

/// Returns the PostScript name, such as `Inter-Regular`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the family name, such as `Inter`.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the full name, such as `Inter Regular`.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.font.face.fullName }
/// Returns the display name.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// Returns the font's descriptor.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
