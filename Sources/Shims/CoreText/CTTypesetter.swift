// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation
import Typesetting

/// An object that breaks one text into lines of any length.
public final class CTTypesetter {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string }
}

/// Returns a typesetter for a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Returns the line of a range of the text; a length of 0 extends to the end of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let part = LaidOutText.part(stringRange, of: typesetter.string)
  let text = LaidOutText(typesetter.string, part, in: TextFrame(lineLimit: 1), asOneLine: true)
  return CTLine(text, text.layout.lines.first)
}

/// Returns the number of UTF-16 units from a start that fit into a line of that width, in points,
/// if the line breaks at word boundaries; at least one letter if there is any.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  lineLength(typesetter, startIndex, width, .wordWrap)
}

/// Returns the number of UTF-16 units from a start that fit into a line of that width, in points,
/// if the line breaks after any letter; at least one if there is any.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  lineLength(typesetter, startIndex, width, .characterWrap)
}

private func lineLength(
  _ typesetter: CTTypesetter, _ start: CFIndex, _ width: Double, _ mode: ParagraphStyle.LineBreak
) -> CFIndex {
  let rest = LaidOutText.part(CFRange(location: start, length: 0), of: typesetter.string)
  let text = LaidOutText(typesetter.string, rest, in: TextFrame(width: width, lineLimit: 1)) {
    $0.lineBreak = mode
  }
  return text.layout.lines.first.map { text.range($0.range).length } ?? 0
}
