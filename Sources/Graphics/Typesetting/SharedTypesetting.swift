import Failures
import Synchronization

// From text to positioned glyphs, stage by stage:
//
//    TypeText ─── Fonts/: the face for each character, and the fallbacks for missing characters
//        │
//    paragraphs ─ Shaping/: Pango splits them into items of one font and direction; HarfBuzz shapes
//        │
//    clusters ─── Lines/: line breaks, truncation, and the order and position of the pieces
//        │
//   TextLayout ── Glyphs/: outlines and pictures of the glyphs, from FreeType, in font units

/// The libraries and caches behind typesetting. They are not thread-safe, so one lock guards them.
/// The values they return are immutable and don't depend on earlier requests.
final class SharedTypesetting {
  let fonts: FontLibrary
  let glyphs: GlyphStore
  let shaper: Shaper
  private var layouts: [LayoutKey: TextLayout] = [:]

  private init() {
    LoadedImages.prepare()
    fonts = FontLibrary()
    glyphs = GlyphStore(fonts.reader)
    shaper = Shaper(fonts)
  }

  private static let shared = Mutex(SharedTypesetting())

  /// Runs `body` with the shared instance, one thread at a time.
  static func use<T: Sendable, E: Error>(
    _ body: (SharedTypesetting) throws(E) -> sending T
  ) throws(E) -> T {
    try shared.withLock { (type) throws(E) in try body(type) }
  }

  private struct LayoutKey: Hashable {
    let text: TypeText
    let frame: TextFrame
  }

  /// Returns the layout of a text. Layouts are cached.
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
