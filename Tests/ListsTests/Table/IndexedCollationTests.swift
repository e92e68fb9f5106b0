import Foundation
import Lists
import Messaging
import Testing
import Views

@Suite struct IndexedCollationTests {
  private let collation = UILocalizedIndexedCollation.current()
  private let selector = Selector("description")

  @Test(arguments: [("apple", 0), ("Émile", 4), ("zoo", 25), ("1", 26), ("", 26), ("日本", 26)])
  func sectionsAreThoseOfFirstLetters(text: String, section: Int) {
    #expect(collation.section(for: text, collationStringSelector: selector) == section)
  }

  @Test func theIndexHasTheLettersAndTheRest() {
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  @Test func objectsAreSorted() {
    let sorted = collation.sortedArray(
      from: ["b", "Ä", "a", "item 10", "item 9", "B"], collationStringSelector: selector)
    #expect(sorted as? [String] == ["a", "Ä", "b", "B", "item 9", "item 10"])
  }
}
