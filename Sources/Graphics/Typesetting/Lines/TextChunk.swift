/// A part of a text that ends with a mandatory line break.
struct TextChunk {
  /// The range in the text's UTF-8, without the line terminator.
  let range: Range<Int>

  /// The range including the line terminator.
  let wholeRange: Range<Int>

  /// Whether a new paragraph begins here, not just a line of the same one.
  let beginsParagraph: Bool

  /// Returns all chunks of a text: at least one, with an empty last one if the text ends with a
  /// line terminator.
  ///
  /// Line terminators are CR, LF, CR LF, NEL and U+2029, which also end the paragraph, and U+2028.
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
      start = place
      beginsParagraph = !isLineSeparator
    }
    chunks.append(
      TextChunk(
        range: start..<place, wholeRange: start..<place, beginsParagraph: beginsParagraph))
    return chunks
  }

  /// Returns the length in bytes of the line terminator at `place`; 0 if there isn't one.
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
