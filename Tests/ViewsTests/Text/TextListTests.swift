import Foundation
import Layers
import Testing
import ViewText
import Views

@Suite struct TextListTests {
  @Test(arguments: [
    (NSTextList.MarkerFormat.disc, 3, "\u{2022}"), (.decimal, 12, "12"),
    (.lowercaseAlpha, 28, "ab"),
    (.uppercaseLatin, 26, "Z"), (.lowercaseRoman, 1994, "mcmxciv"), (.uppercaseRoman, 4, "IV"),
    (.lowercaseHexadecimal, 255, "ff"), (.octal, 8, "10"), (.check, 1, "\u{2713}"),
    (NSTextList.MarkerFormat("({decimal}.)"), 7, "(7.)"), (NSTextList.MarkerFormat("-"), 7, "-"),
  ])
  func markersHaveTheirForm(format: NSTextList.MarkerFormat, item: Int, marker: String) {
    #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: item) == marker)
  }

  @Test func listsAreEqualByTheirValues() {
    let list = NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)
    #expect(list.isOrdered && list.startingItemNumber == 3)
    #expect(list == NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3))
    #expect(list != NSTextList(markerFormat: .decimal, options: 0))
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
  }

  @Test func stylesKeepTheirLists() throws {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .disc, options: 1)]
    style.usesDefaultHyphenation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.textLists == style.textLists && copy.usesDefaultHyphenation && copy == style)
    #expect(copy.textLists.first?.listOptions == .prependEnclosingMarker)
    #expect(NSParagraphStyle.default.textLists.isEmpty && copy != NSParagraphStyle.default)
  }

  @Test(arguments: [
    ("ar", NSWritingDirection.rightToLeft), ("he", .rightToLeft), ("de", .leftToRight),
  ])
  func languagesHaveADirection(language: String, direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
  }

  @Test func attachmentsHaveSpaceAroundThem() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    func width() -> CGFloat { NSAttributedString(attachment: attachment).size().width }
    #expect(width() == 10)
    attachment.lineLayoutPadding = 4
    #expect(width() == 18)
    #expect(attachment.allowsTextAttachmentView && !attachment.usesTextAttachmentView)
  }

  @Test func glyphsOfOneRunArePlacedOneAfterTheOther() {
    let storage = NSTextStorage(string: "abcdef")
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 2, length: 3))
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(
      manager.range(ofNominallySpacedGlyphsContaining: 3) == NSRange(location: 2, length: 3))
    #expect(manager.range(ofNominallySpacedGlyphsContaining: 9).location == NSNotFound)
  }
}
