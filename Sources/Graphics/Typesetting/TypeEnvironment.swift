import CFreeType
import CPango

/// What text looks like by, besides the text.
package enum TypeEnvironment {
  /// The font files that text is set in first, whatever it says.
  package static var fontFiles: [String] { SharedType.use { $0.fonts.knownFiles } }

  /// The machine's other font files, where text may fall back on them.
  package static var otherFontFiles: [String] { SharedType.use { $0.fonts.otherFiles } }

  /// The libraries on whose versions shapes and places of glyphs may depend.
  package static let libraryVersions: [String] = {
    var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0, let library {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    return [
      "pango \(String(cString: pango_version_string()))",
      "harfbuzz \(String(cString: hb_version_string()))",
      "freetype \(major).\(minor).\(patch)",
    ]
  }()

  /// Runs `body` while no other thread lays out text. Code that calls Pango by itself needs it: what
  /// Pango measures on one thread now and then comes out otherwise while another uses it too.
  package static func withPango<T: Sendable, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    try SharedType.use { (_) throws(E) in try body() }
  }
}
