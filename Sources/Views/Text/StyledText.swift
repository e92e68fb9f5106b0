package import Foundation
package import Typesetting

/// An attributed string as it is set, and what its letters look like.
package struct StyledText {
  /// What is set; the `mark` of a style is an index into `attributes`.
  package let text: TypeText

  /// The attributes of each run, for colours, lines and shadows.
  package let attributes: [[NSAttributedString.Key: Any]]

  /// `font` and `paragraph` are for letters that don't state theirs; `change` is applied to the
  /// paragraph style of all.
  package init(
    _ string: NSAttributedString, font: UIFont, paragraph: NSParagraphStyle = .default,
    change: (inout ParagraphStyle) -> Void = { _ in }
  ) {
    var pieces: [TypeText.Piece] = []
    var all: [[NSAttributedString.Key: Any]] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var style = TypeStyle((attributes[.font] as? UIFont ?? font).font)
      style.take(attributes)
      style.mark = all.count
      all.append(attributes)
      var lines = (attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraph).style
      change(&lines)
      let part = string.attributedSubstring(from: range).string
      pieces.append(TypeText.Piece(part, style, lines))
    }
    (text, attributes) = (TypeText(pieces), all)
  }
}

extension TypeStyle {
  /// Takes over what attributes say of how letters are set.
  fileprivate mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    func number(_ key: NSAttributedString.Key) -> Double? {
      let value: Double? =
        switch attributes[key] {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
      return value.flatMap { $0.isFinite ? $0 : nil }
    }
    kern = number(.kern)
    if let tracking = number(.tracking), tracking != 0 { kern = (kern ?? 0) + tracking }
    hasLigatures = number(.ligature) != 0
    baselineOffset = number(.baselineOffset) ?? 0
    distortion = GlyphDistortion(
      obliqueness: number(.obliqueness) ?? 0, expansion: number(.expansion) ?? 0)
  }
}
