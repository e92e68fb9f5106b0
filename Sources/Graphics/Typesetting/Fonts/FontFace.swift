/// One face of a font file, as the file's own tables describe it: immutable, and identified by its
/// file and index.
package final class FontFace: Sendable {
  /// The font file.
  package let file: String

  /// The index of the face in the file: the lower 16 bits count faces, the higher ones count the
  /// named instances of a variable face, from 1.
  package let index: Int

  /// The family, such as `Inter`; the typographic family if a face has two.
  package let familyName: String

  /// The style within the family, such as `SemiBold Italic`.
  package let styleName: String

  /// The name that identifies the face in programs, such as `Inter-SemiBoldItalic`.
  package let postScriptName: String

  /// The display name, such as `Inter SemiBold Italic`.
  package let fullName: String

  /// The weight: 100…1000, where 400 is regular and 700 is bold.
  package let weight: Int

  package let isItalic: Bool

  /// Whether all glyphs have the same width.
  package let isMonospaced: Bool

  /// Whether the glyphs are coloured pictures.
  package let isColored: Bool

  package let metrics: FontMetrics

  init(_ names: Names, _ traits: Traits, _ metrics: FontMetrics, file: String, index: Int) {
    self.file = file
    self.index = index
    self.metrics = metrics
    familyName = names.family
    styleName = names.style
    postScriptName = names.postScript
    fullName = names.full
    weight = traits.weight
    isItalic = traits.isItalic
    isMonospaced = traits.isMonospaced
    isColored = traits.isColored
  }

  struct Names {
    var family, style, postScript, full: String
  }

  struct Traits {
    var weight: Int
    var isItalic, isMonospaced, isColored: Bool
  }

  /// A face without glyphs, for machines without fonts.
  package static let none = FontFace(
    Names(family: "None", style: "Regular", postScript: "None", full: "None"),
    Traits(weight: 400, isItalic: false, isMonospaced: false, isColored: false), .none, file: "",
    index: 0)

  /// This face with the line metrics of iOS's system font.
  var withSystemLines: FontFace {
    FontFace(
      Names(family: familyName, style: styleName, postScript: postScriptName, full: fullName),
      Traits(
        weight: weight, isItalic: isItalic, isMonospaced: isMonospaced, isColored: isColored),
      metrics.withSystemLines, file: file, index: index)
  }

  /// The key that identifies this face for shaping.
  var key: FontKey { FontKey(file: file, index: index) }
}

/// Identifies a face: a file and an index in it.
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
