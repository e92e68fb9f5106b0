/// A part of a text that ends where a line must end.
struct TextChunk {
  /// Without what ends it, in the text's UTF-8.
  let range: Range<Int>

  /// With what ends it.
  let wholeRange: Range<Int>

  /// Whether a new paragraph begins here, and not just a line of the same.
  let beginsParagraph: Bool

  /// All chunks of a text: at least one, and an empty last one where the text ends in a new line.
  ///
  /// Lines end at CR, LF, both, NEL and U+2029, which end the paragraph too, and at U+2028.
  static func chunks(of text: [UInt8]) -> [TextChunk] {
    var chunks: [TextChunk] = []
    var (start, place, beginsParagraph) = (0, 0, true)
    while place < text.count {
      let length = endLength(text, at: place)
      guard length > 0 else {
        place += 1
        continue
      }
      let isLineSeparator = length == 3 && text[place + 2] == 0xA8
      chunks.append(
        TextChunk(
          range: start..<place, wholeRange: start..<place + length, beginsParagraph: beginsParagraph
        ))
      place += length
      (start, beginsParagraph) = (place, !isLineSeparator)
    }
    chunks.append(
      TextChunk(
        range: start..<place, wholeRange: start..<place, beginsParagraph: beginsParagraph))
    return chunks
  }

  /// How many bytes the end of a line takes, if there is one at `place`.
  private static func endLength(_ text: [UInt8], at place: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { place + offset < text.count ? text[place + offset] : 0 }
    switch text[place] {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
