// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Core Text's attributes as keys of attributed strings: `kCTFontAttributeName as
// NSAttributedString.Key`. Module CoreTextNames declares them as strings, which Swift prefers.

/// A `CTFont`.
@_disfavoredOverload public let kCTFontAttributeName = NSAttributedString.Key("NSFont")
/// A `CGColor` for the glyphs.
@_disfavoredOverload public let kCTForegroundColorAttributeName = NSAttributedString.Key(
  "CTForegroundColor")
/// A `CGColor` behind the glyphs, which Core Text does not draw here.
@_disfavoredOverload public let kCTBackgroundColorAttributeName = NSAttributedString.Key(
  "CTBackgroundColor")
/// A Boolean value that indicates whether glyphs have the context's fill colour.
@_disfavoredOverload
public let kCTForegroundColorFromContextAttributeName = NSAttributedString.Key(
  "CTForegroundColorFromContext")
/// The points added between letters.
@_disfavoredOverload public let kCTKernAttributeName = NSAttributedString.Key("NSKern")
/// The points added between letters, independent of kerning.
@_disfavoredOverload public let kCTTrackingAttributeName = NSAttributedString.Key("CTTracking")
/// 1 for the font's usual ligatures, 0 for none.
@_disfavoredOverload public let kCTLigatureAttributeName = NSAttributedString.Key("NSLigature")
/// A `CTParagraphStyle`.
@_disfavoredOverload public let kCTParagraphStyleAttributeName = NSAttributedString.Key(
  "NSParagraphStyle")
/// The outline's width in hundredths of the font's size.
@_disfavoredOverload public let kCTStrokeWidthAttributeName = NSAttributedString.Key(
  "NSStrokeWidth")
/// A `CGColor` for the outline.
@_disfavoredOverload public let kCTStrokeColorAttributeName = NSAttributedString.Key(
  "CTStrokeColor")
/// A `CTUnderlineStyle`'s raw value.
@_disfavoredOverload public let kCTUnderlineStyleAttributeName = NSAttributedString.Key(
  "NSUnderline")
/// A `CGColor` for the underline.
@_disfavoredOverload public let kCTUnderlineColorAttributeName = NSAttributedString.Key(
  "CTUnderlineColor")
/// The distance by which letters are raised, in points.
@_disfavoredOverload public let kCTBaselineOffsetAttributeName = NSAttributedString.Key(
  "CTBaselineOffset")
/// A `CTRunDelegate` with the measures of a letter.
@_disfavoredOverload public let kCTRunDelegateAttributeName = NSAttributedString.Key(
  "CTRunDelegate")
/// 1 for letters above the baseline, −1 below; it has no effect here.
@_disfavoredOverload public let kCTSuperscriptAttributeName = NSAttributedString.Key(
  "NSSuperScript")
/// Whether letters are vertical; it has no effect here.
@_disfavoredOverload public let kCTVerticalFormsAttributeName = NSAttributedString.Key(
  "CTVerticalForms")
