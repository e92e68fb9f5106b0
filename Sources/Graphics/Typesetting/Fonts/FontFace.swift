/// One face of a font file, as its own tables describe it: immutable, and known by its file.
package final class FontFace: Sendable {
  /// The font file.
  package let file: String

  /// Which face of the file: the lower 16 bits count faces, the higher ones a variable face's named
  /// instances, from 1.
  package let index: Int

  /// The family, such as `Inter`; the typographic one where a face has two.
  package let familyName: String

  /// The style within the family, such as `SemiBold Italic`.
  package let styleName: String

  /// The name that programs know it by, such as `Inter-SemiBoldItalic`.
  package let postScriptName: String

  /// The name for people, such as `Inter SemiBold Italic`.
  package let fullName: String

  /// How bold it is: 100…1000, where 400 is regular and 700 bold.
  package let weight: Int

  package let isItalic: Bool

  /// Whether all glyphs have one width.
  package let isMonospaced: Bool

  /// Whether its glyphs are coloured pictures.
  package let isColored: Bool

  package let metrics: FontMetrics

  init(_ names: Names, _ traits: Traits, _ metrics: FontMetrics, file: String, index: Int) {
    (self.file, self.index, self.metrics) = (file, index, metrics)
    (familyName, styleName) = (names.family, names.style)
    (postScriptName, fullName) = (names.postScript, names.full)
    (weight, isItalic) = (traits.weight, traits.isItalic)
    (isMonospaced, isColored) = (traits.isMonospaced, traits.isColored)
  }

  struct Names {
    var family, style, postScript, full: String
  }

  struct Traits {
    var weight: Int
    var isItalic, isMonospaced, isColored: Bool
  }

  /// A face without glyphs, for a machine without fonts.
  package static let none = FontFace(
    Names(family: "None", style: "Regular", postScript: "None", full: "None"),
    Traits(weight: 400, isItalic: false, isMonospaced: false, isColored: false), .none, file: "",
    index: 0)

  /// This face with the lines of iOS's system font.
  var withSystemLines: FontFace {
    FontFace(
      Names(family: familyName, style: styleName, postScript: postScriptName, full: fullName),
      Traits(
        weight: weight, isItalic: isItalic, isMonospaced: isMonospaced, isColored: isColored),
      metrics.withSystemLines, file: file, index: index)
  }

  /// The name under which shaping asks for this face alone.
  var key: FontKey { FontKey(file: file, index: index) }
}

/// What tells one face from another.
struct FontKey: Hashable, Sendable {
  let file: String
  let index: Int
}

extension FontFace: Hashable {
  package static func == (first: FontFace, second: FontFace) -> Bool {
    first === second || first.key == second.key
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension FontFace: CustomStringConvertible {
  package var description: String { postScriptName }
}
