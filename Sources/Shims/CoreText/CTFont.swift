// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation
import Geometry
import Layers
import Typesetting
public import ViewText
import Views

/// A font of Core Text, which is UIKit's here: `font as CTFont` changes nothing.
public typealias CTFont = UIFont
/// What describes a font.
public typealias CTFontDescriptor = UIFontDescriptor
/// The number of a glyph in its font; 0 for what is missing.
public typealias CGGlyph = UInt16
/// A unit of UTF-16.
public typealias UniChar = UInt16

/// In which direction a line runs; only from side to side here.
public enum CTFontOrientation: UInt32, Sendable {
  /// From side to side.
  case `default`
  /// From side to side.
  case horizontal
  /// From side to side too.
  case vertical
}

/// What a font of the system is for; the raw values are Apple's.
public enum CTFontUIFontType: UInt32, Sendable {
  /// What the user has chosen for text.
  case user
  /// What the user has chosen for code.
  case userFixedPitch
  /// For the interface.
  case system
  /// For the interface, bold.
  case emphasizedSystem
  /// For the interface, small.
  case smallSystem
  /// For the interface, small and bold.
  case smallEmphasizedSystem
  /// For labels.
  case label = 10
}

/// The font of a PostScript name, a full name or a family's name, at a size in points; a size of 0
/// counts as 12. The system's font, with a warning, where there is none of that name, as Core Text
/// falls back on another font too. The matrix is ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(name: name, size: size) ?? .systemFont(ofSize: size > 0 ? size : 12)
}

/// The font that a descriptor describes; a size of 0 takes the descriptor's. The matrix is ignored.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

/// The system's font for a use; a size of 0 takes the use's own. The language changes nothing.
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

/// The font at another size, 0 for its own; a descriptor's font where one is given. The matrix is
/// ignored.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

// MARK: Measures

/// The length of an em, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How far lines reach above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far lines reach below the baseline, in points, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The gap that the font wants between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The middle of the underline, in points above the baseline: negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.font.face.metrics.underlinePosition * font.font.scale
}
/// How thick the underline is, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.font.face.metrics.underlineThickness * font.font.scale
}
/// The length of an em in the font's own units.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(font.font.face.metrics.unitsPerEm)
}
/// How many glyphs the font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.font.glyphCount }
/// How far letters lean, in degrees: 0.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { 0 }
/// The identity.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

// MARK: Names

/// The PostScript name, such as `Inter-Regular`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The family's name, such as `Inter`.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The name for people, such as `Inter Regular`.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.font.face.fullName }
/// The name for people.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// What describes the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
