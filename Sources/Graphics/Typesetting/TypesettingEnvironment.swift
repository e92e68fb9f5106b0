import CFreeType
import CPango

/// The parts of the environment that affect the appearance of text.
package enum TypesettingEnvironment {
  /// The font files that are searched first for every text.
  package static var fontFiles: [String] { SharedTypesetting.use { $0.fonts.knownFiles } }

  /// The machine's other font files, which text can fall back on.
  package static var otherFontFiles: [String] { SharedTypesetting.use { $0.fonts.otherFiles } }

  /// The libraries whose versions can affect the shapes and positions of glyphs.
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

  /// Runs `body` while no other thread lays out text. Code that calls Pango directly needs this:
  /// Pango's measurements on one thread occasionally differ while another thread uses it.
  package static func withPango<T: Sendable, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    try SharedTypesetting.use { (_) throws(E) in try body() }
  }
}
