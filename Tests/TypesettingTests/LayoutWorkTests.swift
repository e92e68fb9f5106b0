import Foundation
import Testing
import Typesetting

/// The work of a layout is proportional to the length of its text, whatever the text contains.
@Suite struct LayoutWorkTests {
  enum Kind: CaseIterable {
    case oneParagraph, manyParagraphs, emptyLines, oneWord, tabs, centredTabs, manyStyles
    case manyStylesAndParagraphs, rightToLeft, twoDirections, byCharacter, oneLine

    /// Returns a text of about `length` bytes.
    func text(_ length: Int) throws -> TypeText {
      func times(_ string: String) -> String {
        String(repeating: string, count: length / string.utf8.count)
      }
      let font = try inter(12)
      var style = ParagraphStyle()
      switch self {
      case .oneParagraph: return TypeText(times("The quick brown fox jumps. "), font)
      case .manyParagraphs: return TypeText(times("The quick brown fox jumps.\n"), font)
      case .emptyLines: return TypeText(times("\n"), font)
      case .oneWord: return TypeText(times("abcdefghij"), font)
      case .tabs: return TypeText(times("ab\tcd "), font)
      case .centredTabs:
        style.tabs = [ParagraphStyle.Tab(.center, at: 60), ParagraphStyle.Tab(.trailing, at: 200)]
        return TypeText(times("ab cd\tef gh ij "), font, style)
      case .manyStyles, .manyStylesAndParagraphs:
        let end = self == .manyStyles ? " " : "\n"
        let sizes = [12.0, 14, 10]
        let pieces = try (0..<length / 10).map { index in
          TypeText.Piece("some text" + end, TypeStyle(try inter(sizes[index % 3])))
        }
        return TypeText(pieces)
      case .rightToLeft: return TypeText(times("שלום עולם "), font)
      case .twoDirections: return TypeText(times("hello שלום world עולם "), font)
      case .byCharacter:
        style.lineBreak = .characterWrap
        return TypeText(times("The quick brown fox jumps. "), font, style)
      case .oneLine:
        style.lineBreak = .truncateTail
        return TypeText(times("The quick brown fox jumps. "), font, style)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func isLinear(_ kind: Kind) throws {
    let frame = TextFrame(width: 300)
    let (short, long) = (try kind.text(2_000), try kind.text(16_000))
    let less = TextLayout.work(of: short, in: frame)
    let more = TextLayout.work(of: long, in: frame)
    let growth = Double(long.string.utf8.count) / Double(short.string.utf8.count)
    func isInProportion(_ part: (LayoutWork) -> Int) -> Bool {
      Double(part(more)) <= growth * 1.1 * Double(part(less)) + 100
    }
    #expect(isInProportion(\.measuredClusters), "\(less) \(more)")
    #expect(isInProportion(\.shapedBytes), "\(less) \(more)")
    #expect(isInProportion(\.visitedPieces), "\(less) \(more)")
    // Each is processed a few times, not once for each line.
    #expect(more.measuredClusters <= 6 * long.string.utf8.count)
    #expect(more.shapedBytes <= 4 * long.string.utf8.count)
  }
}
