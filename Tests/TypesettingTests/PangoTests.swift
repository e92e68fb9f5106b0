import CPango
import Foundation
import Testing
import Typesetting

/// Compares layouts with Pango's own, which use the system's fontconfig.
@Suite struct PangoTests {
  static let texts = [
    "The quick brown fox jumps over the lazy dog.", "AVATAR To Wa. fi ffl 1/2 → ∞",
    "Grüße aus Köln, façade, naïve, Ångström",
    "Sphinx of black quartz, judge my vow; pack my box with five dozen liquor jugs, then go.",
    "Ein sehr langes Wort: Donaudampfschifffahrtsgesellschaftskapitän, und noch eines.",
    "e\u{301}a\u{308}o\u{302}\u{323} combining", "Привет, мир! Καλημέρα κόσμε",
    "well-known, e.g. co-operate (or not) — thus: “quoted”…",
  ]

  /// A layout by Pango; nil if Pango doesn't find the font.
  private struct Peer {
    let layout: OpaquePointer
    init?(_ text: String, font: String, size: Double, width: Double?) {
      guard let config = FcInitLoadConfigAndFonts(), let map = flipbook_pango_make_map(config),
        let context = flipbook_pango_make_context(map),
        let layout = pango_layout_new(context)
      else { return nil }
      let description = pango_font_description_new()
      pango_font_description_set_family(description, font)
      pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
      pango_layout_set_font_description(layout, description)
      pango_layout_set_text(layout, text, -1)
      // By default, Pango hyphenates words that it breaks.
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      pango_layout_set_attributes(layout, attributes)
      if let width {
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      }
      let loaded = pango_context_load_font(context, description)
      let found = loaded.flatMap { pango_font_describe($0) }
      let family = found.flatMap { pango_font_description_get_family($0) }
      guard family.map({ String(cString: $0) }) == font else { return nil }
      self.layout = layout
    }

    var width: Double {
      var (ink, logical) = (PangoRectangle(), PangoRectangle())
      pango_layout_get_extents(layout, &ink, &logical)
      return Double(logical.width) / Double(PANGO_SCALE)
    }

    var lineStarts: [Int] {
      (0..<pango_layout_get_line_count(layout)).map {
        Int(pango_layout_get_line_readonly(layout, $0).pointee.start_index)
      }
    }

    /// Returns the x position of the character that starts at a byte of the text.
    func x(at index: Int) -> Double {
      var rectangle = PangoRectangle()
      pango_layout_index_to_pos(layout, Int32(index), &rectangle)
      return Double(rectangle.x) / Double(PANGO_SCALE)
    }
  }

  private static let fonts = ["Inter", "DejaVu Sans Mono", "DejaVu Serif"]
  private static let isAvailable = TypesettingEnvironment.withPango {
    fonts.allSatisfy { Peer("A", font: $0, size: 17, width: nil) != nil }
  }

  @Test(.enabled(if: isAvailable, "fontconfig does not find Inter and DejaVu"), arguments: texts)
  func advancesMatchPango(text: String) throws {
    for (family, size) in zip(Self.fonts, [17, 13.5, 40]) {
      let face = try Fonts.face(family: family, weight: 400, isItalic: false)
      let layout = TextLayout.of(TypeText(text, Font(face, size: size)))
      let (width, positions) = try TypesettingEnvironment.withPango {
        let peer = try #require(Peer(text, font: family, size: size, width: nil))
        return (peer.width, layout.characters.map { peer.x(at: $0.range.lowerBound) })
      }
      let tolerance = Double(text.count) / 1024
      #expect(abs(layout.size.width - width) < tolerance, "\(family)")
      for (character, x) in zip(layout.characters, positions) {
        #expect(abs(character.frame.minX - x) < tolerance, "\(family), \(character.character)")
      }
    }
  }

  @Test(.enabled(if: isAvailable, "fontconfig does not find Inter and DejaVu"), arguments: texts)
  func lineBreaksMatchPango(text: String) throws {
    for width in stride(from: 40.0, through: 400, by: 9) {
      let starts = try TypesettingEnvironment.withPango {
        try #require(Peer(text, font: "Inter", size: 17, width: width)).lineStarts
      }
      let layout = try laidOut(text, 17, in: TextFrame(width: width))
      #expect(layout.lines.map(\.range.lowerBound) == starts, "\(width)")
    }
  }
}
