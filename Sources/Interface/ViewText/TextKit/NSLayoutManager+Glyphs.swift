public import Drawing
public import Foundation
import Layers
import Typesetting

// Glyphs and characters, which have the same indices.
extension NSLayoutManager {
  /// The properties of a glyph; the raw values are Apple's.
  public struct GlyphProperty: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: Int

    /// Creates properties from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph is part of the one before it.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A tab, a line break, or another control character.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space, which is widened in justified lines.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark that combines with the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  private var text: NSString { (textStorage?.string ?? "") as NSString }

  /// The number of glyphs: that of the text's UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns whether there is a glyph with an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// Returns the index of the character that a glyph represents.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the index of the glyph that represents a character.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of characters, and stores the range of all characters that they represent:
  /// it has whole composed characters.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = composed(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// Returns the characters of glyphs, and stores the range of all glyphs that represent them.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = composed(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// Returns a range of the text extended to whole composed characters.
  private func composed(_ range: NSRange) -> NSRange {
    let whole = NSRange(location: 0, length: text.length)
    guard let part = range.intersection(whole), part.length > 0 else {
      return NSRange(location: min(max(range.location, 0), whole.length), length: 0)
    }
    return text.rangeOfComposedCharacterSequences(for: part)
  }

  /// Returns the glyphs that are laid out in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    let fragments = flow.fragments(of: container)
    guard let first = fragments.first, let last = fragments.last else {
      return NSRange(location: 0, length: 0)
    }
    let start = first.glyphs.location
    return NSRange(location: start, length: last.glyphs.upperBound - start)
  }

  /// Returns the index of a glyph in its font; 0 for characters without a glyph of their own.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    guard let index = flow.index(of: glyphIndex) else { return 0 }
    return CGGlyph(exactly: flow.fragments[index].place(of: glyphIndex).glyph ?? 0) ?? 0
  }

  /// Returns the index of a glyph in its font, and stores whether there is a glyph at `glyphIndex`.
  public func cgGlyph(
    at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?
  ) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return cgGlyph(at: glyphIndex)
  }

  /// Returns the properties of a glyph, by its character.
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard isValidGlyphIndex(glyphIndex) else { return [] }
    let letter = text.rangeOfComposedCharacterSequence(at: glyphIndex)
    if letter.location != glyphIndex {
      return text.character(at: glyphIndex) == 0x0A ? [.null, .controlCharacter] : .null
    }
    let properties = Unicode.Scalar(text.character(at: glyphIndex))?.properties
    switch properties?.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .controlCharacter
    case .spaceSeparator: return .elastic
    case .nonspacingMark, .enclosingMark: return .nonBaseCharacter
    default: return []
    }
  }

  /// Stores the glyphs of a range, their properties, their characters, and their levels of
  /// right-to-left text: 1 or 0. Returns their number.
  @discardableResult
  public func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let whole = NSRange(location: 0, length: numberOfGlyphs)
    guard let range = glyphRange.intersection(whole) else { return 0 }
    for order in 0..<range.length {
      let glyph = range.location + order
      glyphBuffer?[order] = cgGlyph(at: glyph)
      props?[order] = propertyForGlyph(at: glyph)
      charIndexBuffer?[order] = glyph
      let place = flow.index(of: glyph).map { flow.fragments[$0].place(of: glyph) }
      bidiLevelBuffer?[order] = place?.isRightToLeft == true ? 1 : 0
    }
    return range.length
  }

  /// Returns the range of glyphs around a glyph that are one after the other with their natural
  /// distances: here, the glyph alone, with the null glyphs after it.
  public func rangeOfNominallySpacedGlyphs(containing glyphIndex: Int) -> NSRange {
    composed(NSRange(location: glyphIndex, length: 1))
  }

  /// Returns the size of the attachment at a glyph; (−1, −1) if there is none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let none = CGSize(width: -1, height: -1)
    guard let index = flow.index(of: glyphIndex), let textStorage,
      textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment
    else { return none }
    let fragment = flow.fragments[index]
    let glyph = NSRange(location: glyphIndex, length: 1)
    guard let space = fragment.runs(in: glyph, hiding: []).first?.style.space else { return none }
    return CGSize(width: space.width, height: space.ascent + space.descent)
  }

  /// Returns whether a glyph extends beyond its line; false.
  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  // MARK: Layout on request

  /// Lays out the text. All text is laid out, in all containers.
  public func ensureLayout(for container: NSTextContainer) { _ = flow }

  /// Lays out the text; see `ensureLayout(for:)`.
  public func ensureLayout(forCharacterRange charRange: NSRange) { _ = flow }

  /// Lays out the text; see `ensureLayout(for:)`.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = flow }

  /// Lays out the text; see `ensureLayout(for:)`.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = flow
  }

  /// Lays out the text; see `ensureLayout(for:)`.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = flow }

  /// Lays out the text; see `ensureLayout(for:)`.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = flow }

  /// Lays out the text, and returns the index of the first character that doesn't fit into the
  /// containers: that of the end of the text if all do.
  public func firstUnlaidCharacterIndex() -> Int { flow.end }

  /// Lays out the text, and returns the index of the first glyph that doesn't fit into the
  /// containers.
  public func firstUnlaidGlyphIndex() -> Int { flow.end }

  /// Lays out the text, and stores the indices of the first character and the first glyph that don't
  /// fit into the containers.
  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = flow.end
    glyphIndex?.pointee = flow.end
  }
}
