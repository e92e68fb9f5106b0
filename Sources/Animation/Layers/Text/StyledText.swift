package import Foundation
package import Typesetting

/// An attributed string, prepared for typesetting and drawing.
package struct StyledText {
  /// The text to typeset; the `mark` of a style is an index into `attributes`.
  package let text: TypeText

  /// The attributes of each run, for colours, lines and shadows.
  package let attributes: [[NSAttributedString.Key: Any]]

  /// Creates styled text; `font` and `paragraph` are the defaults for missing attributes, and
  /// `change` is applied to all paragraph styles. Attachments can depend on the length of lines.
  package init(
    _ string: NSAttributedString, font: Font, paragraph: ParagraphStyle = ParagraphStyle(),
    lineWidth: CGFloat = .infinity, change: (inout ParagraphStyle) -> Void = { _ in }
  ) {
    var pieces: [TypeText.Piece] = []
    var all: [[NSAttributedString.Key: Any]] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var style = TypeStyle((attributes[.font] as? any FontValue)?.font ?? font)
      let intent = TextIntent(attributes)
      style.font = intent.font(style.font)
      style.take(attributes)
      style.mark = all.count
      var lines = (attributes[.paragraphStyle] as? any ParagraphValue)?.style ?? paragraph
      change(&lines)
      let part = string.attributedSubstring(from: range).string
      let box = Self.box(for: part, attributes, style, lineWidth)
      style.space = box.map { TypeSpace($0, raised: style.baselineOffset) }
      var attributes = attributes
      attributes[.attachmentBox] = box
      if intent.isStruckOut, attributes[.strikethroughStyle] == nil {
        attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      }
      all.append(attributes)
      let marked = DirectionMarks(attributes[.writingDirection]).marking(part)
      pieces.append(TypeText.Piece(marked, style, lines))
    }
    text = TypeText(pieces)
    attributes = all
  }

  /// Returns the box of an attachment, if the text consists of the characters that represent one.
  private static func box(
    for part: String, _ attributes: [NSAttributedString.Key: Any], _ style: TypeStyle,
    _ lineWidth: CGFloat
  ) -> CGRect? {
    guard let attachment = attributes[.attachment] as? any AttachmentValue,
      part.unicodeScalars.allSatisfy({ $0 == "\u{FFFC}" })
    else { return nil }
    let width = min(lineWidth, 1e7)
    return attachment.box(
      in: CGRect(x: 0, y: 0, width: width, height: style.font.lineHeight))
  }
}

extension NSAttributedString.Key {
  /// The box of an attachment in its line: a `CGRect`.
  static let attachmentBox = Self("FlipbookAttachmentBox")
}

extension TypeSpace {
  /// Creates the space for a box relative to the baseline, y up.
  fileprivate init(_ box: CGRect, raised offset: Double) {
    self.init(width: max(box.width, 0), ascent: box.maxY + offset, descent: -box.minY - offset)
  }
}

/// The Unicode control characters that set the direction of a part of a text.
private struct DirectionMarks {
  private let opening: String
  private let closing: String

  /// Creates the marks for a `writingDirection` attribute: numbers, the outermost first. Other
  /// values are ignored.
  init(_ value: Any?) {
    let numbers = (value as? [NSNumber])?.map(\.intValue) ?? value as? [Int] ?? []
    let marks = numbers.compactMap { number -> Character? in
      switch number {
      case 0: "\u{202A}"
      case 1: "\u{202B}"
      case 2: "\u{202D}"
      case 3: "\u{202E}"
      default: nil
      }
    }
    opening = String(marks)
    closing = String(repeating: "\u{202C}", count: marks.count)
  }

  /// Returns the text with each paragraph enclosed in the marks, which apply to the end of a
  /// paragraph.
  func marking(_ text: String) -> String {
    if opening.isEmpty { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : opening + $0 + closing }.joined(separator: "\n")
  }
}

extension TypeStyle {
  /// Takes over the attributes that affect typesetting.
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
      obliqueness: number(.obliqueness) ?? font.distortion.obliqueness,
      expansion: number(.expansion) ?? font.distortion.expansion)
  }
}
