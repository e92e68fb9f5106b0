import Controls
import Foundation
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct TextTokenizerTests {
  private let clock = VirtualClock()

  private func place(_ input: any UITextInput, _ position: UITextPosition?) -> Int? {
    position.map { input.offset(from: input.beginningOfDocument, to: $0) }
  }

  /// The text of the unit around a place, and whether it is at a boundary and within a unit.
  private func unit(
    _ input: any UITextInput, _ place: Int, _ granularity: UITextGranularity,
    _ direction: UITextStorageDirection
  ) throws -> String? {
    let position = try #require(input.position(from: input.beginningOfDocument, offset: place))
    let range = input.tokenizer.rangeEnclosingPosition(
      position, with: granularity, inDirection: .storage(direction))
    return range.flatMap(input.text)
  }

  @Test func unitsAreFoundAroundPositions() throws {
    try clock.asCurrent { () throws in
      let field = UITextField()
      field.text = "Hello, big world. Next one"
      #expect(try unit(field, 8, .word, .forward) == "big")
      #expect(try unit(field, 5, .word, .forward) == nil)
      #expect(try unit(field, 5, .word, .backward) == "Hello")
      #expect(try unit(field, 7, .word, .forward) == "big")
      #expect(try unit(field, 3, .character, .forward) == "l")
      #expect(try unit(field, 20, .sentence, .forward) == "Next one")
      #expect(try unit(field, 3, .document, .backward) == "Hello, big world. Next one")
      #expect(try unit(field, 26, .word, .forward) == nil)
    }
  }

  @Test func boundariesAreInADirection() throws {
    try clock.asCurrent { () throws in
      let field = UITextField()
      field.text = "one two"
      let tokens = field.tokenizer
      func at(_ place: Int) throws -> UITextPosition {
        try #require(field.position(from: field.beginningOfDocument, offset: place))
      }
      let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.layout(.left))
      #expect(tokens.isPosition(try at(3), atBoundary: .word, inDirection: forward))
      #expect(!tokens.isPosition(try at(3), atBoundary: .word, inDirection: backward))
      #expect(tokens.isPosition(try at(4), atBoundary: .word, inDirection: backward))
      #expect(
        place(field, tokens.position(from: try at(0), toBoundary: .word, inDirection: forward)) == 3
      )
      #expect(
        place(field, tokens.position(from: try at(3), toBoundary: .word, inDirection: forward)) == 7
      )
      #expect(
        place(field, tokens.position(from: try at(6), toBoundary: .word, inDirection: backward))
          == 4)
      #expect(tokens.position(from: try at(7), toBoundary: .word, inDirection: forward) == nil)
      #expect(tokens.isPosition(try at(5), withinTextUnit: .word, inDirection: forward))
    }
  }

  @Test func linesAreThoseOfTheLayout() throws {
    try clock.asCurrent { () throws in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
      view.text = "aaaa bbbb cccc\nd"
      #expect(try unit(view, 0, .paragraph, .forward) == "aaaa bbbb cccc")
      let line = try #require(try unit(view, 0, .line, .forward))
      #expect(line.count < 14 && line.hasPrefix("aaaa"))
      #expect(try unit(view, 15, .line, .forward) == "d")
    }
  }

  /// A view with positions of its own.
  private final class Page: UIView, UITextInput {
    final class Place: UITextPosition {
      let index: Int
      init(index: Int) {
        self.index = index
        super.init()
      }
    }
    final class Span: UITextRange {
      let places: (Place, Place)
      init(start: Place, end: Place) {
        places = (start, end)
        super.init()
      }
      override var start: UITextPosition { places.0 }
      override var end: UITextPosition { places.1 }
    }
    var content = "one two"
    var selectedTextRange: UITextRange?
    var beginningOfDocument: UITextPosition { Place(index: 0) }
    var endOfDocument: UITextPosition { Place(index: content.count) }
    var hasText: Bool { true }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
      guard let from = from as? Place, let to = to as? Place else { return nil }
      return Span(start: from, end: to)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      (position as? Place).map { Place(index: $0.index + offset) }
    }
    func offset(from: UITextPosition, to: UITextPosition) -> Int {
      ((to as? Place)?.index ?? 0) - ((from as? Place)?.index ?? 0)
    }
    func text(in range: UITextRange) -> String? {
      guard let span = range as? Span else { return nil }
      return String(
        content.dropFirst(span.places.0.index).prefix(span.places.1.index - span.places.0.index))
    }
    func replace(_ range: UITextRange, withText text: String) {}
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  }

  @Test func positionsOfAnAppsOwnViewAreUsed() throws {
    try clock.asCurrent { () throws in
      let page = Page()
      let tokenizer = UITextInputStringTokenizer(textInput: page)
      let range = tokenizer.rangeEnclosingPosition(
        Page.Place(index: 5), with: .word, inDirection: .storage(.forward))
      #expect(try page.text(in: #require(range)) == "two")
      #expect(page.inputDelegate == nil && page.tokenizer is UITextInputStringTokenizer)
    }
  }

  @Test func noWordIsMisspelled() {
    clock.asCurrent {
      let checker = UITextChecker()
      let range = checker.rangeOfMisspelledWord(
        in: "teh", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false,
        language: "en_US")
      #expect(range.location == NSNotFound && range.length == 0)
      UITextChecker.learnWord("teh")
      #expect(UITextChecker.hasLearnedWord("teh") && !UITextChecker.hasLearnedWord("x"))
      UITextChecker.unlearnWord("teh")
      checker.ignoreWord("a")
      #expect(!UITextChecker.hasLearnedWord("teh") && checker.ignoredWords == ["a"])
    }
  }
}
