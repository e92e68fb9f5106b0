package import Typesetting

extension Font {
  /// The system's font.
  package static func system(size: Double) -> Font {
    needed(size: size) { () throws(FontError) in try Fonts.system(weight: 400) }
  }

  /// A font that must be there; where it isn't, the stage stops with the error, and any other font
  /// stands in.
  package static func needed(
    size: Double, _ face: () throws(FontError) -> FontFace
  ) -> Font {
    do {
      return Font(try face(), size: size)
    } catch {
      LayerError(.missingFont, error.message, hint: error.hint).report()
      return Font(Fonts.all.first ?? .none, size: size)
    }
  }
}

extension LayerWarning {
  /// A font of a name that none has.
  package static func missingFont(_ error: FontError, name: String) -> LayerWarning {
    LayerWarning(.missingFont, error.message, hint: error.hint, subject: name)
  }
}
