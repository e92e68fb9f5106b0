import VirtualTime
package import Failures
package import Typesetting

extension Font {
  /// Returns the system font.
  package static func system(size: Double) -> Font {
    needed(size: size) { () throws(FlipbookError) in try Fonts.system(weight: 400) }
  }

  /// Returns a required font. If it is missing, the stage stops with the error, and another font
  /// replaces it.
  package static func needed(
    size: Double, _ face: () throws(FlipbookError) -> FontFace
  ) -> Font {
    do {
      return Font(try face(), size: size)
    } catch {
      FlipbookError(.missingFont, error.message, hint: error.hint).report()
      return Font(Fonts.all.first ?? .none, size: size)
    }
  }
}

extension LayerWarning {
  /// Returns the warning for an unknown font name.
  package static func missingFont(_ error: FlipbookError, name: String) -> LayerWarning {
    LayerWarning(.missingFont, error.message, hint: error.hint ?? "", subject: name)
  }
}
