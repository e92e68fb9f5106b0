// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import Layers
public import Views

// Constants that had other types before Swift 4. Module TextStringNames declares them with those types;
// a module can't declare two constants with the same name, and its own hide those that it exports.

/// The former name of `NSAttributedString.Key.font`.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The former name of `NSAttributedString.Key.foregroundColor`.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The former name of `NSAttributedString.Key.backgroundColor`.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The former name of `NSAttributedString.Key.kern`.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// The former name of `NSAttributedString.Key.paragraphStyle`.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The former name of `NSAttributedString.Key.strokeColor`.
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// The former name of `NSAttributedString.Key.strokeWidth`.
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The former name of `NSAttributedString.Key.shadow`.
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// The former name of `NSAttributedString.Key.underlineStyle`.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The former name of `NSAttributedString.Key.baselineOffset`.
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The former name of `NSAttributedString.Key.attachment`.
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// The former name of `NSAttributedString.Key.strikethroughStyle`.
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// The former name of `NSAttributedString.Key.underlineColor`.
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// The former name of `NSAttributedString.Key.strikethroughColor`.
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
/// The former name of `NSAttributedString.Key.ligature`.
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
/// The former name of `NSAttributedString.Key.link`.
public let NSLinkAttributeName = NSAttributedString.Key.link
/// The former name of `NSAttributedString.Key.obliqueness`.
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
/// The former name of `NSAttributedString.Key.expansion`.
public let NSExpansionAttributeName = NSAttributedString.Key.expansion
/// The former name of `NSAttributedString.Key.textEffect`.
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
/// The former name of `NSAttributedString.Key.writingDirection`.
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
/// The former name of `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// The former name of `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
