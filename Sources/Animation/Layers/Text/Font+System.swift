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

extension Font {
  /// Returns a font by its PostScript name, its full name or a family name. A font of iOS that isn't
  /// installed is replaced by one of the same kind and weight, with a warning. Other unknown names
  /// return nil, with a warning.
  package static func named(_ name: String, size: Double) -> Font? {
    do {
      return Font(try Fonts.face(named: name), size: size)
    } catch {
      guard let face = Fonts.substitute(forDeviceFont: name) else {
        LayerWarning.missingFont(error, name: name).report()
        return nil
      }
      LayerWarning(
        .missingFont,
        "The font \"\(name)\" of iOS isn't installed; \(face.postScriptName) is used.",
        hint: "Use UIFont.register(_:) to register its file.", subject: name
      ).report()
      return Font(face, size: size)
    }
  }
}

extension LayerWarning {
  /// Returns the warning for an unknown font name.
  package static func missingFont(_ error: FlipbookError, name: String) -> LayerWarning {
    LayerWarning(.missingFont, error.message, hint: error.hint ?? "", subject: name)
  }
}
