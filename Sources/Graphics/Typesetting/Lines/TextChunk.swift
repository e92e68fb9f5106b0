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
  /// The first chunk doesn't begin a paragraph if the text continues one.
  static func chunks(of text: [UInt8], continuesParagraph: Bool) -> [TextChunk] {
    var chunks: [TextChunk] = []
    var (start, index, beginsParagraph) = (0, 0, !continuesParagraph)
    while index < text.count {
      let length = endLength(text, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      let isLineSeparator = length == 3 && text[index + 2] == 0xA8
      chunks.append(
        TextChunk(
          range: start..<index, wholeRange: start..<index + length, beginsParagraph: beginsParagraph
        ))
      index += length
      start = index
      beginsParagraph = !isLineSeparator
    }
    chunks.append(
      TextChunk(
        range: start..<index, wholeRange: start..<index, beginsParagraph: beginsParagraph))
    return chunks
  }

  /// Returns the length in bytes of the line terminator at `index`; 0 if there isn't one.
  private static func endLength(_ text: [UInt8], at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
    switch text[index] {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
