import Foundation
package import Typesetting

/// The index of a glyph in its font; 0 for a missing glyph.
public typealias CGGlyph = UInt16

/// A font without a size, whose measures are in font units.
public final class CGFont: Sendable {
  package let face: FontFace

  package init(_ face: FontFace) { self.face = face }

  /// Creates the font with a PostScript name, full name or family name; nil if there is none.
  public init?(_ name: String) {
    guard let face = try? Fonts.face(named: name) else { return nil }
    self.face = face
  }

  /// Creates the first font of a font file's bytes; nil if they aren't a font. It can be drawn, but is
  /// found by its name only after `CTFontManagerRegisterGraphicsFont(_:_:)`.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data, let face = Fonts.faces(in: bytes).first else { return nil }
    self.face = face
  }

  /// The PostScript name, such as `Inter-SemiBold`.
  public var postScriptName: String? { face.postScriptName }

  /// The full name, such as `Inter SemiBold`.
  public var fullName: String? { face.fullName }

  /// The number of glyphs.
  public var numberOfGlyphs: Int { unscaled.glyphCount }

  /// The number of font units per em.
  public var unitsPerEm: Int32 { units(face.metrics.unitsPerEm) }

  /// The extent of lines above the baseline, in font units.
  public var ascent: Int32 { units(face.metrics.ascent) }

  /// The extent of lines below the baseline, in font units; negative.
  public var descent: Int32 { units(face.metrics.descent) }

  /// The gap between lines, in font units.
  public var leading: Int32 { units(face.metrics.leading) }

  /// The height of capitals, in font units.
  public var capHeight: Int32 { units(face.metrics.capHeight) }

  /// The height of an x, in font units.
  public var xHeight: Int32 { units(face.metrics.xHeight) }

  /// Stores the advances of glyphs, in font units. Returns true.
  @discardableResult
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    for index in 0..<max(count, 0) {
      advances[index] = units(unscaled.advance(of: UInt32(glyphs[index])))
    }
    return true
  }

  /// The font at a size of one point per font unit.
  private var unscaled: Font { Font(face, size: face.metrics.unitsPerEm) }

  private func units(_ length: Double) -> Int32 { Int32(length.rounded()) }
}

extension CGFont: Hashable {
  /// Returns whether two fonts are the same face of a file.
  public static func == (first: CGFont, second: CGFont) -> Bool { first.face == second.face }

  /// Hashes the face.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
