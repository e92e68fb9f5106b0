/// The words or sentences of a text.
///
/// A word is a run of letters, digits and underscores, with apostrophes and points between them, as in
/// the default rules of Unicode Standard Annex #29; an ideograph is a word of its own. A sentence ends
/// after a full stop, question or exclamation mark with the quotes and spaces behind it, and at the end
/// of a paragraph.
enum TextSegments {
  case words
  case sentences

  /// Returns the ranges of the segments, in order.
  func ranges(in text: Substring) -> [Range<String.Index>] {
    switch self {
    case .words: Self.words(text)
    case .sentences: Self.sentences(text)
    }
  }

  private static func words(_ text: Substring) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      guard isWordCharacter(text[index]) else {
        text.formIndex(after: &index)
        continue
      }
      let isAlone = isIdeograph(text[index])
      text.formIndex(after: &index)
      while !isAlone, index < text.endIndex, continuesWord(text, at: index) {
        text.formIndex(after: &index)
      }
      words.append(start..<index)
    }
    return words
  }

  private static func continuesWord(_ text: Substring, at index: String.Index) -> Bool {
    let character = text[index]
    if isWordCharacter(character) { return !isIdeograph(character) }
    let next = text.index(after: index)
    guard next < text.endIndex, isWordCharacter(text[next]) else { return false }
    let before = text[text.index(before: index)]
    switch character {
    case "'", "’", ".": return before.isLetter == text[next].isLetter
    case ",": return before.isNumber && text[next].isNumber
    case ":": return before.isLetter && text[next].isLetter
    default: return false
    }
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.isIdeographic ?? false
  }

  private static func sentences(_ text: Substring) -> [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var start = text.startIndex
    var index = start
    /// Whether a full stop was found, behind which only quotes and spaces may follow.
    var hasEnded = false
    /// Whether a space was among them.
    var isSpaced = false
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if hasEnded, !isSpaced, character.isWhitespace {
        isSpaced = true
      } else if hasEnded, isSpaced, !character.isWhitespace {
        sentences.append(start..<index)
        (start, hasEnded, isSpaced) = (index, isTerminator(character), false)
      } else if !hasEnded || !isClosing(character) && !isSpaced {
        hasEnded = isTerminator(character)
      }
      if character.isNewline {
        sentences.append(start..<next)
        (start, hasEnded, isSpaced) = (next, false, false)
      }
      index = next
    }
    if start < index { sentences.append(start..<index) }
    return sentences
  }

  private static func isTerminator(_ character: Character) -> Bool {
    ".!?…。！？".contains(character)
  }

  private static func isClosing(_ character: Character) -> Bool {
    isTerminator(character) || "\"'”’)]»".contains(character)
  }
}
