import VirtualTime
package import Failures
package import Typesetting

extension Font {
  /// The system's font.
  package static func system(size: Double) -> Font {
    needed(size: size) { () throws(FlipbookError) in try Fonts.system(weight: 400) }
  }

  /// A font that must be there; where it isn't, the stage stops with the error, and any other font
  /// stands in.
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
  /// A font of a name that none has.
  package static func missingFont(_ error: FlipbookError, name: String) -> LayerWarning {
    LayerWarning(.missingFont, error.message, hint: error.hint ?? "", subject: name)
  }
}
