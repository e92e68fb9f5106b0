import CPango
import Foundation

/// UTF-8 that C can read.
struct Bytes {
  let text: [UInt8]

  init(_ string: String) { text = Array(string.utf8) }

  var isEmpty: Bool { text.isEmpty }
  var count: Int { text.count }

  func withPointer<T>(_ body: (UnsafePointer<CChar>, Int32) -> T) -> T {
    text.withUnsafeBytes { bytes in
      // An array of bytes may be empty, and then has no place.
      guard let start = bytes.baseAddress else { return "".withCString { body($0, 0) } }
      return body(start.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count))
    }
  }
}

/// A part of a paragraph in one style.
struct StyledRange {
  /// In the paragraph's UTF-8.
  var range: Range<Int>
  let style: TypeStyle
}

/// A paragraph to be shaped, without what ends it.
struct Paragraph {
  let bytes: Bytes
  let pieces: [StyledRange]
  let style: ParagraphStyle
  let isRightToLeft: Bool

  init(_ string: String, _ pieces: [StyledRange], _ style: ParagraphStyle, isRightToLeft: Bool?) {
    bytes = Bytes(string)
    (self.pieces, self.style) = (pieces, style)
    self.isRightToLeft =
      isRightToLeft
      ?? {
        switch style.direction {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural:
          let text = Bytes(string)
          return text.withPointer { flipbook_pango_is_right_to_left($0, $1) } != 0
        }
      }()
  }
}

/// An item of Pango's, freed with this.
final class ItemHandle {
  let item: UnsafeMutablePointer<PangoItem>
  init(_ item: UnsafeMutablePointer<PangoItem>) { self.item = item }
  deinit { pango_item_free(item) }
}

/// A paragraph cut into segments.
struct ShapedParagraph {
  let paragraph: Paragraph
  /// In the text's order.
  var segments: [Segment] = []
  private var items: [ItemHandle] = []

  init(_ paragraph: Paragraph) { self.paragraph = paragraph }

  var itemCount: Int { items.count }
  mutating func take(_ item: ItemHandle) { items.append(item) }

  func item(_ index: Int) -> UnsafeMutablePointer<PangoItem>? {
    items.indices.contains(index) ? items[index].item : nil
  }
}

/// A part of a paragraph in one style, font and direction.
struct Segment {
  /// Pango's item that it is a part of.
  let item: Int
  /// In the paragraph's UTF-8.
  let range: Range<Int>
  /// Which of the paragraph's pieces it is a part of.
  let piece: Int
  /// How deep it is nested in text of the other direction: odd from right to left.
  let level: Int
  let face: FontFace
}

/// A glyph, in points.
struct ShapedGlyph {
  var id: UInt32
  var offset: SIMD2<Double>
  var advance: Double
  /// In the paragraph's UTF-8.
  var cluster: Range<Int>
}

/// Glyphs for a segment or a part of it, from left to right.
struct ShapedSegment {
  let segment: Segment
  let range: Range<Int>
  let style: TypeStyle
  private(set) var font: Font
  private(set) var glyphs: [ShapedGlyph]
  private(set) var missing: [Character] = []

  init(
    _ segment: Segment, _ range: Range<Int>, _ style: TypeStyle, _ font: Font,
    _ glyphs: [ShapedGlyph]
  ) {
    (self.segment, self.range, self.style) = (segment, range, style)
    (self.font, self.glyphs) = (font, glyphs)
  }

  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// Takes out what stands for nothing and puts the font's box for what is missing.
  mutating func standIn(for paragraph: Paragraph) {
    // Boxes alone are those of the font that was asked for.
    if glyphs.allSatisfy({ Self.isMissing($0.id) }) { font = style.font }
    let scale = font.scale * style.distortion.stretch
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if flipbook_pango_is_empty(glyph.id) != 0 {
        glyphs[index].id = TypeGlyph.blank
      } else if Self.isMissing(glyph.id) {
        let bytes = paragraph.bytes.text[glyph.cluster]
        missing += String(decoding: bytes, as: UTF8.self)
        glyphs[index].id = 0
        glyphs[index].offset = .zero
        glyphs[index].advance = MissingGlyph.advance(of: font.face) * scale
      }
    }
  }

  private static func isMissing(_ glyph: UInt32) -> Bool {
    glyph == 0 || flipbook_pango_is_unknown(glyph) != 0 && flipbook_pango_is_empty(glyph) == 0
  }

  /// Adds space after each cluster, in reading direction.
  mutating func space(by kern: Double, isRightToLeft: Bool) {
    guard kern != 0 else { return }
    for index in glyphs.indices {
      let cluster = glyphs[index].cluster
      if isRightToLeft {
        guard index == 0 || glyphs[index - 1].cluster != cluster else { continue }
        glyphs[index].offset.x += kern
      } else {
        guard index + 1 == glyphs.count || glyphs[index + 1].cluster != cluster else { continue }
      }
      glyphs[index].advance += kern
    }
  }

  /// Widens white space for text that is set to both sides.
  mutating func widen(_ isWanted: (Range<Int>) -> Bool, by space: Double) {
    for index in glyphs.indices where isWanted(glyphs[index].cluster) {
      glyphs[index].advance += space
    }
  }

  /// Leaves room of a width for each glyph.
  mutating func makeRoom(width: Double) {
    for index in glyphs.indices {
      (glyphs[index].id, glyphs[index].offset) = (TypeGlyph.blank, .zero)
      glyphs[index].advance = width
    }
  }

  /// Makes the one glyph of a tab as wide as it must be.
  mutating func setTab(width: Double) {
    glyphs = [
      ShapedGlyph(id: TypeGlyph.blank, offset: .zero, advance: width, cluster: range)
    ]
    missing = []
  }
}

extension TypeGlyph {
  /// What draws nothing: a joiner, a tab.
  static let blank = UInt32.max
}
