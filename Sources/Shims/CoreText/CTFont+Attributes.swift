// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
import Drawing
public import Foundation
import Geometry
import Typesetting
public import ViewText
import Views

/// The traits of a font; UIKit's type here.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
  /// Italic letters; `traitItalic`.
  public static let italicTrait = traitItalic
  /// Bold letters; `traitBold`.
  public static let boldTrait = traitBold
  /// Wide letters; `traitExpanded`.
  public static let expandedTrait = traitExpanded
  /// Narrow letters; `traitCondensed`.
  public static let condensedTrait = traitCondensed
  /// Letters of the same width; `traitMonoSpace`.
  public static let monoSpaceTrait = traitMonoSpace
  /// Letters of the same width, under Apple's other name.
  public static let traitMonoSpaced = traitMonoSpace
}

// MARK: Attributes

/// The key of the PostScript name.
public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue
/// The key of the family name.
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
/// The key of the style, such as `Bold`.
public let kCTFontStyleNameAttribute: CFString = UIFontDescriptor.AttributeName.face.rawValue
/// The key of the size in points, a number.
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
/// The key of the dictionary of traits.
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
/// The key of the visible name.
public let kCTFontDisplayNameAttribute: CFString =
  UIFontDescriptor.AttributeName.visibleName.rawValue
/// The key of the matrix.
public let kCTFontMatrixAttribute: CFString = UIFontDescriptor.AttributeName.matrix.rawValue
/// The key of the list of fonts that replace missing letters.
public let kCTFontCascadeListAttribute: CFString =
  UIFontDescriptor.AttributeName.cascadeList.rawValue
/// The key of the letters of a font.
public let kCTFontCharacterSetAttribute: CFString =
  UIFontDescriptor.AttributeName.characterSet.rawValue
/// The key of the symbolic traits, in the dictionary of traits.
public let kCTFontSymbolicTrait: CFString = UIFontDescriptor.TraitKey.symbolic.rawValue
/// The key of the weight from −1 to 1, in the dictionary of traits.
public let kCTFontWeightTrait: CFString = UIFontDescriptor.TraitKey.weight.rawValue
/// The key of the width from −1 to 1, in the dictionary of traits.
public let kCTFontWidthTrait: CFString = UIFontDescriptor.TraitKey.width.rawValue
/// The key of the slant from −1 to 1, in the dictionary of traits.
public let kCTFontSlantTrait: CFString = UIFontDescriptor.TraitKey.slant.rawValue

/// Returns an attribute of the font; nil if it has none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// Returns the traits of the font: the symbolic ones, as a number, and the weight.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  let traits = font.fontDescriptor.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
  var values = Dictionary(
    uniqueKeysWithValues: (traits ?? [:]).map { (AnyHashable($0.key.rawValue), $0.value) })
  values[kCTFontSymbolicTrait] = NSNumber(value: CTFontGetSymbolicTraits(font).rawValue)
  return values
}

/// Returns the symbolic traits of the font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  font.fontDescriptor.symbolicTraits
}

/// Returns the letters that the font has.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CharacterSet {
  var letters = CharacterSet()
  for value in UInt32(0)..<0x3_0000 {
    if let scalar = Unicode.Scalar(value), font.font.glyph(for: scalar) != 0 {
      letters.insert(scalar)
    }
  }
  return letters
}

/// Returns the smallest box around the boxes of all glyphs, in points from their origin, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let all = (0..<CTFontGetGlyphCount(font)).map { CGGlyph(truncatingIfNeeded: $0) }
  return CTFontGetBoundingRectsForGlyphs(font, .default, all, nil, all.count)
}

/// Returns the font of the same family with the traits of `symTraitMask` as in `symTraitValue`, at
/// another size, 0 for its own; nil if the family has none. The matrix is ignored.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let descriptor = font.fontDescriptor
  let traits = descriptor.symbolicTraits.subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  return descriptor.withSymbolicTraits(traits)
    .map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

/// Returns the font of another family that is most similar, at another size, 0 for its own; nil if the family
/// is unknown. The matrix is ignored.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ family: CFString
) -> CTFont? {
  let descriptor = font.fontDescriptor.withFamily(family)
  guard descriptor != font.fontDescriptor || font.familyName == family else { return nil }
  return UIFont(descriptor: descriptor, size: size > 0 ? size : font.pointSize)
}

/// Returns the font itself: letters that it lacks are drawn with others when text is typeset.
public func CTFontCreateForString(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont { currentFont }

// MARK: Descriptors

/// Returns the descriptor of a font with a name; a size of 0 isn't part of it.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}

/// Returns a descriptor with attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: attributeNames(attributes))
}

/// Returns a descriptor with some attributes replaced.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  original.addingAttributes(attributeNames(attributes))
}

/// Returns an attribute of a descriptor; nil if it has none.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  guard let value = descriptor.object(forKey: .init(rawValue: attribute)) else { return nil }
  if let traits = value as? [UIFontDescriptor.TraitKey: Any] {
    return Dictionary(uniqueKeysWithValues: traits.map { ($0.key.rawValue, $0.value) }) as AnyObject
  }
  return value as AnyObject
}

/// Returns all attributes of a descriptor.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  Dictionary(
    uniqueKeysWithValues: descriptor.fontAttributes.map { (AnyHashable($0.key.rawValue), $0.value) }
  )
}

private func attributeNames(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var named: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes {
    guard let name = key.base as? String else { continue }
    if name == kCTFontTraitsAttribute, let traits = value as? [AnyHashable: Any] {
      var keyed: [UIFontDescriptor.TraitKey: Any] = [:]
      for (key, value) in traits {
        if let name = key.base as? String { keyed[.init(rawValue: name)] = value }
      }
      named[.traits] = keyed
    } else {
      named[.init(rawValue: name)] = value
    }
  }
  return named
}
