import Foundation
import Messaging
import Testing

@Suite struct SubstringEnumerationTests {
  private func parts(
    _ text: String, _ options: SubstringEnumeration, in range: NSRange? = nil
  ) -> [String] {
    var parts: [String] = []
    let whole = NSRange(location: 0, length: text.utf16.count)
    (text as NSString).forEachSubstring(in: range ?? whole, options: options) { part, _, _, _ in
      parts.append(part ?? "nil")
    }
    return parts
  }

  @Test func wordsAreFound() {
    let text = "  Hello, can't stop: 3.14 \u{1F600} times!"
    #expect(parts(text, .byWords) == ["Hello", "can't", "stop", "3.14", "times"])
    #expect(parts(text, [.byWords, .reverse]) == ["times", "3.14", "stop", "can't", "Hello"])
    #expect(parts(text, .byWords, in: NSRange(location: 4, length: 10)) == ["llo", "can't"])
    #expect(parts("one two", [.byWords, .substringNotRequired]) == ["nil", "nil"])
  }

  @Test func sentencesEndAfterTheirMarks() {
    #expect(
      parts("One. Is it two? e.g. this \u{201C}three.\u{201D} Four\nFive", .bySentences)
        == ["One. ", "Is it two? e.g. this \u{201C}three.\u{201D} ", "Four", "Five"])
  }

  @Test func linesAndCharactersAreFoundInReverse() {
    #expect(parts("a\n\nb", .byLines) == ["a", "", "b"])
    #expect(
      parts("ab\u{1F468}\u{200D}\u{1F469}c", [.byComposedCharacterSequences, .reverse])
        == ["c", "\u{1F468}\u{200D}\u{1F469}", "b", "a"])
    #expect(
      parts("abcd", [.byComposedCharacterSequences, .reverse], in: NSRange(location: 1, length: 2))
        == ["c", "b"])
  }

  @Test func enclosingRangesCoverTheRange() {
    var ranges: [NSRange] = []
    (" one, two." as NSString).forEachSubstring(
      in: NSRange(location: 0, length: 10), options: .byWords
    ) { _, _, enclosing, _ in ranges.append(enclosing) }
    #expect(ranges == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 4)])
  }

  @Test func stringsGetIndicesAndCanStop() {
    let text = "one two three"
    var words: [Substring] = []
    text.forEachSubstring(in: text.startIndex..., options: .byWords) { _, range, _, stop in
      words.append(text[range])
      stop = words.count == 2
    }
    #expect(words == ["one", "two"])
  }
}
