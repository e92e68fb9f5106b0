// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics

// Core Text's attributes as strings. They aren't in module CoreTextKeys, which declares them as
// keys, because a module can't declare two constants with the same name.

/// A `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor` for the glyphs.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A `CGColor` behind the glyphs, which Core Text does not draw here.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// A Boolean value that indicates whether glyphs have the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The points added between letters.
public let kCTKernAttributeName: CFString = "NSKern"
/// The points added between letters, independent of kerning.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// 1 for the font's usual ligatures, 0 for none.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// A `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The outline's width in hundredths of the font's size.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// A `CGColor` for the outline.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// A `CTUnderlineStyle`'s raw value.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// A `CGColor` for the underline.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The distance by which letters are raised, in points.
public let kCTBaselineOffsetAttributeName: CFString = "CTBaselineOffset"
/// A `CTRunDelegate` with the measures of a letter.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// 1 for letters above the baseline, −1 below; it has no effect here.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// Whether letters are vertical; it has no effect here.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
