// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Layers

// The names of text attributes as strings, which they were before Swift 4. Module TextKeyNames declares them
// as keys, which Swift prefers where the type is not determined.

/// A `UIFont`.
@_disfavoredOverload
public let NSFontAttributeName: String = NSAttributedString.Key.font.rawValue
/// A `UIColor` for the glyphs.
@_disfavoredOverload
public let NSForegroundColorAttributeName: String = NSAttributedString.Key.foregroundColor.rawValue
/// A `UIColor` behind the glyphs.
@_disfavoredOverload
public let NSBackgroundColorAttributeName: String = NSAttributedString.Key.backgroundColor.rawValue
/// The points added between letters.
@_disfavoredOverload
public let NSKernAttributeName: String = NSAttributedString.Key.kern.rawValue
/// An `NSParagraphStyle`.
@_disfavoredOverload
public let NSParagraphStyleAttributeName: String = NSAttributedString.Key.paragraphStyle.rawValue
/// A `UIColor` for the outline.
@_disfavoredOverload
public let NSStrokeColorAttributeName: String = NSAttributedString.Key.strokeColor.rawValue
/// The outline's width in hundredths of the font's size.
@_disfavoredOverload
public let NSStrokeWidthAttributeName: String = NSAttributedString.Key.strokeWidth.rawValue
/// An `NSShadow`.
@_disfavoredOverload
public let NSShadowAttributeName: String = NSAttributedString.Key.shadow.rawValue
/// The raw value of an `NSUnderlineStyle`.
@_disfavoredOverload
public let NSUnderlineStyleAttributeName: String = NSAttributedString.Key.underlineStyle.rawValue
/// The distance from the baseline, in points.
@_disfavoredOverload
public let NSBaselineOffsetAttributeName: String = NSAttributedString.Key.baselineOffset.rawValue
/// An `NSTextAttachment`.
@_disfavoredOverload
public let NSAttachmentAttributeName: String = NSAttributedString.Key.attachment.rawValue
/// The raw value of an `NSUnderlineStyle`.
@_disfavoredOverload
public let NSStrikethroughStyleAttributeName: String = NSAttributedString.Key.strikethroughStyle
  .rawValue
/// A `UIColor` for the underline.
@_disfavoredOverload
public let NSUnderlineColorAttributeName: String = NSAttributedString.Key.underlineColor.rawValue
/// A `UIColor` for the line through the text.
@_disfavoredOverload
public let NSStrikethroughColorAttributeName: String = NSAttributedString.Key.strikethroughColor
  .rawValue
/// 1 for the font's usual ligatures, 0 for none.
@_disfavoredOverload
public let NSLigatureAttributeName: String = NSAttributedString.Key.ligature.rawValue
/// A `URL` or a string.
@_disfavoredOverload
public let NSLinkAttributeName: String = NSAttributedString.Key.link.rawValue
/// The slant of the glyphs.
@_disfavoredOverload
public let NSObliquenessAttributeName: String = NSAttributedString.Key.obliqueness.rawValue
/// The logarithm of the glyphs' horizontal scale.
@_disfavoredOverload
public let NSExpansionAttributeName: String = NSAttributedString.Key.expansion.rawValue
/// The name of an effect.
@_disfavoredOverload
public let NSTextEffectAttributeName: String = NSAttributedString.Key.textEffect.rawValue
/// Numbers of directions.
@_disfavoredOverload
public let NSWritingDirectionAttributeName: String = NSAttributedString.Key.writingDirection
  .rawValue
