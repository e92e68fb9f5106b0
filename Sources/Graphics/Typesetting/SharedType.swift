import Synchronization

// From text to glyphs in place, stage by stage:
//
//    TypeText ─── Fonts/: which face each character asks for, and which stand in for it
//        │
//    paragraphs ─ Shaping/: Pango cuts them into items of one font and direction, HarfBuzz shapes
//        │
//    clusters ─── Lines/: where lines break, what is cut off, how pieces are ordered and placed
//        │
//   TextLayout ── Glyphs/: outlines and pictures of the glyphs, from FreeType, in the font's units

/// The libraries and caches behind typesetting, which know no threads: one lock keeps them apart.
/// What they make is immutable, and does not depend on what was asked before.
final class SharedType {
  let fonts = FontLibrary()
  let glyphs: GlyphStore
  let shaper: Shaper
  private var layouts: [LayoutKey: TextLayout] = [:]

  private init() {
    glyphs = GlyphStore(fonts.reader)
    shaper = Shaper(fonts)
  }

  private static let shared = Mutex(SharedType())

  /// Runs `body` with it, one thread at a time.
  static func use<T: Sendable, E: Error>(
    _ body: (SharedType) throws(E) -> sending T
  ) throws(E) -> T {
    try shared.withLock { (type) throws(E) in try body(type) }
  }

  private struct LayoutKey: Hashable {
    let text: TypeText
    let frame: TextFrame
  }

  /// The layout of a text, made once.
  func layout(_ text: TypeText, _ frame: TextFrame) -> TextLayout {
    let key = LayoutKey(text: text, frame: frame)
    if let layout = layouts[key] { return layout }
    let layout = Typesetter(self, text, frame).layout()
    if layouts.count >= 512 { layouts.removeAll(keepingCapacity: true) }
    layouts[key] = layout
    return layout
  }

  func forgetLayouts() { layouts.removeAll() }
}
