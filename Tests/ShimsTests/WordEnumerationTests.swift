import Foundation
import Testing
import UIKit

/// The search for words and sentences, which Foundation rejects on Linux.
@Suite struct WordEnumerationTests {
  private func segments(
    _ text: String, _ options: WordEnumerationOptions
  ) -> (parts: [String], enclosing: [String]) {
    var result = (parts: [String](), enclosing: [String]())
    text.enumerateSubstrings(in: text.startIndex..., options: options) {
      part, range, enclosing, _ in
      result.parts.append(part ?? "")
      result.enclosing.append(String(text[enclosing]))
      #expect(part == String(text[range]))
    }
    return result
  }

  @Test func words() {
    let found = segments(" It's 3.14 o’clock, e.g. 1,000 名前!", .byWords)
    #expect(found.parts == ["It's", "3.14", "o’clock", "e.g", "1,000", "名", "前"])
    #expect(found.enclosing.joined() == " It's 3.14 o’clock, e.g. 1,000 名前!")
    #expect(found.enclosing.first == " It's ")
  }

  @Test func sentences() {
    let found = segments("He said \"No!\" Then…  Version 1.5 is out. End\nNext", .bySentences)
    #expect(
      found.parts == ["He said \"No!\" ", "Then…  ", "Version 1.5 is out. ", "End\n", "Next"])
  }

  @Test func wordsFromTheEndUntilOneStops() {
    let text = "one two three"
    var words: [String] = []
    (text as NSString).enumerateSubstrings(
      in: NSRange(location: 0, length: 13), options: [.byWords, .reverse]
    ) { word, range, _, stop in
      words.append("\(word ?? "") \(range.location)")
      stop.pointee = ObjCBool(words.count == 2)
    }
    #expect(words == ["three 8", "two 4"])
  }

  @Test func otherSubstringsAreFoundations() {
    var characters: [String?] = []
    "aé".enumerateSubstrings(in: "aé".startIndex..., options: .byComposedCharacterSequences) {
      part, _, _, _ in characters.append(part)
    }
    #expect(characters == ["a", "é"])
  }
}
