import CPango
import Foundation

/// UTF-8 that C functions can read.
struct Bytes {
  let text: [UInt8]

  init(_ string: String) { text = Array(string.utf8) }

  var isEmpty: Bool { text.isEmpty }
  var count: Int { text.count }

  func withPointer<T>(_ body: (UnsafePointer<CChar>, Int32) -> T) -> T {
    text.withUnsafeBytes { bytes in
      // The base address of an empty array can be nil.
      guard let start = bytes.baseAddress else { return "".withCString { body($0, 0) } }
      return body(start.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count))
    }
  }
}

/// A part of a paragraph in one style.
struct StyledRange {
  /// The range in the paragraph's UTF-8.
  var range: Range<Int>
  let style: TypeStyle
}

/// A paragraph to be shaped, without its line terminator.
struct Paragraph {
  let bytes: Bytes
  let pieces: [StyledRange]
  let style: ParagraphStyle
  let isRightToLeft: Bool

  init(_ string: String, _ pieces: [StyledRange], _ style: ParagraphStyle, isRightToLeft: Bool?) {
    bytes = Bytes(string)
    self.pieces = pieces
    self.style = style
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

/// Owns an item of Pango's and frees it on deinitialization.
final class ItemHandle {
  let item: UnsafeMutablePointer<PangoItem>
  init(_ item: UnsafeMutablePointer<PangoItem>) { self.item = item }
  deinit { pango_item_free(item) }
}

/// A paragraph split into segments.
struct ShapedParagraph {
  let paragraph: Paragraph
  /// The segments in text order.
  var segments: [Segment] = []
  private var items: [ItemHandle] = []

  init(_ paragraph: Paragraph) { self.paragraph = paragraph }

  var itemCount: Int { items.count }
  mutating func append(_ item: ItemHandle) { items.append(item) }

  func item(_ index: Int) -> UnsafeMutablePointer<PangoItem>? {
    items.indices.contains(index) ? items[index].item : nil
  }
}

/// A part of a paragraph in one style, font and direction.
struct Segment {
  /// The index of the Pango item that contains it.
  let item: Int
  /// The range in the paragraph's UTF-8.
  let range: Range<Int>
  /// The index of the paragraph's piece that contains it.
  let piece: Int
  /// The bidirectional embedding level: odd for right-to-left text.
  let level: Int
  let face: FontFace
}

/// A glyph, in points.
struct ShapedGlyph {
  var id: UInt32
  var offset: SIMD2<Double>
  var advance: Double
  /// The range in the paragraph's UTF-8.
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
    self.segment = segment
    self.range = range
    self.style = style
    self.font = font
    self.glyphs = glyphs
  }

  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// Removes empty glyphs, and replaces missing ones with the font's box.
  mutating func substituteGlyphs(for paragraph: Paragraph) {
    // If all glyphs are boxes, uses those of the requested font.
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

  /// Widens white space for justified text.
  mutating func widen(_ isWanted: (Range<Int>) -> Bool, by space: Double) {
    for index in glyphs.indices where isWanted(glyphs[index].cluster) {
      glyphs[index].advance += space
    }
  }

  /// Replaces each glyph with space of a given width.
  mutating func replaceWithSpace(width: Double) {
    for index in glyphs.indices {
      glyphs[index].id = TypeGlyph.blank
      glyphs[index].offset = .zero
      glyphs[index].advance = width
    }
  }

  /// Sets the width of a tab's single glyph.
  mutating func setTab(width: Double) {
    glyphs = [
      ShapedGlyph(id: TypeGlyph.blank, offset: .zero, advance: width, cluster: range)
    ]
    missing = []
  }
}

extension TypeGlyph {
  /// The index of a glyph that draws nothing, such as a joiner or a tab.
  static let blank = UInt32.max
}
