import Foundation
import Typesetting

/// What a part of a text is meant as: the attribute `inlinePresentationIntent`, which Markdown
/// sets. The bits are Apple's. Emphasis is slanted, strong emphasis bold, and code monospaced, as
/// in labels of iOS; which faces iOS takes isn't documented (D).
struct TextIntent {
  private let bits: Int

  init(_ attributes: [NSAttributedString.Key: Any]) {
    bits =
      switch attributes[NSAttributedString.Key("NSInlinePresentationIntent")] {
      case let value as Int: value
      case let value as UInt: Int(truncatingIfNeeded: value)
      case let value as NSNumber: value.intValue
      default: 0
      }
  }

  private func has(_ bit: Int) -> Bool { bits & 1 << bit != 0 }

  /// Whether a line is drawn through the text.
  var isStruckOut: Bool { has(5) }

  /// Returns the font in place of a given one; the given one if its family has no such face.
  func font(_ font: Font) -> Font {
    let (isEmphasized, isStrong, isCode) = (has(0), has(1), has(2))
    guard isEmphasized || isStrong || isCode else { return font }
    let face = try? Fonts.face(
      family: isCode ? Fonts.monospacedFamily : font.face.familyName,
      weight: isStrong ? max(font.face.weight, 700) : font.face.weight,
      isItalic: isEmphasized || font.face.isItalic)
    return face.map(font.withFace) ?? font
  }
}
