// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// A mutable string.
public typealias CFMutableString = NSMutableString

/// Replaces the letters of a range, nil for the whole string, by a transform such as
/// `kCFStringTransformToLatin`, or by its inverse, and stores the new range. Returns false, and changes
/// nothing, for an unknown transform.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  let old = string.substring(with: part)
  guard let new = old.applyingTransform(StringTransform(transform), reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: part, with: new)
  range?.pointee.length = new.utf16.count
  return true
}

/// Removes accents and other combining marks.
public let kCFStringTransformStripCombiningMarks: CFString =
  StringTransform.stripCombiningMarks.rawValue
/// Removes accents.
public let kCFStringTransformStripDiacritics: CFString = StringTransform.stripDiacritics.rawValue
/// To Latin letters.
public let kCFStringTransformToLatin: CFString = StringTransform.toLatin.rawValue
/// From Chinese characters to their pronunciation in Mandarin.
public let kCFStringTransformMandarinLatin: CFString = StringTransform.mandarinToLatin.rawValue
/// From full-width to half-width forms.
public let kCFStringTransformFullwidthHalfwidth: CFString =
  StringTransform.fullwidthToHalfwidth.rawValue
/// From Latin letters to Katakana.
public let kCFStringTransformLatinKatakana: CFString = StringTransform.latinToKatakana.rawValue
/// From Latin letters to Hiragana.
public let kCFStringTransformLatinHiragana: CFString = StringTransform.latinToHiragana.rawValue
/// From Latin letters to Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString = StringTransform.latinToCyrillic.rawValue
/// From Latin letters to Hangul.
public let kCFStringTransformLatinHangul: CFString = StringTransform.latinToHangul.rawValue
/// From Latin letters to Arabic ones.
public let kCFStringTransformLatinArabic: CFString = StringTransform.latinToArabic.rawValue
/// From Latin letters to Hebrew ones.
public let kCFStringTransformLatinHebrew: CFString = StringTransform.latinToHebrew.rawValue
/// From Latin letters to Thai ones.
public let kCFStringTransformLatinThai: CFString = StringTransform.latinToThai.rawValue
/// From Hiragana to Katakana.
public let kCFStringTransformHiraganaKatakana: CFString =
  StringTransform.hiraganaToKatakana.rawValue
/// To the names of Unicode characters.
public let kCFStringTransformToUnicodeName: CFString = StringTransform.toUnicodeName.rawValue
/// To escapes of XML.
public let kCFStringTransformToXMLHex: CFString = StringTransform.toXMLHex.rawValue
