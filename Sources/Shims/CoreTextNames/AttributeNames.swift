// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics

// Core Text's attributes as text. They stand apart from module CoreTextKeys, which has them as keys,
// because two constants of one name cannot be declared in the same module.

/// A `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor` for the letters.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A `CGColor` behind the letters, which Core Text does not draw here.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Whether letters have the fill colour of the context.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The points added between letters.
public let kCTKernAttributeName: CFString = "NSKern"
/// The points added between letters, kerning apart.
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
/// How many points letters are raised.
public let kCTBaselineOffsetAttributeName: CFString = "CTBaselineOffset"
