import Controls
import Foundation
import Geometry
import Layers
import Testing
import Views
import VirtualTime

/// The caret and the selection of text fields.
@Suite struct TextPositionTests {
  private let scene = TouchScene()
  private let field: UITextField

  init() {
    let scene = scene
    field = scene.add(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    scene.clock.asCurrent { [field] in
      field.text = "Hello"
      field.becomeFirstResponder()
    }
  }

  @discardableResult
  private func perform<Value>(_ body: (UITextField) -> Value) -> Value {
    scene.clock.asCurrent { body(field) }
  }

  private func select(_ start: Int, _ end: Int) {
    perform { field in
      let first = field.position(from: field.beginningOfDocument, offset: start)
      let last = field.position(from: field.beginningOfDocument, offset: end)
      guard let first, let last else { return }
      field.selectedTextRange = field.textRange(from: first, to: last)
    }
  }

  @Test func theCaretIsAtTheEndOfTheText() throws {
    let range = try #require(perform { $0.selectedTextRange })
    #expect(range.isEmpty && range.end == field.endOfDocument)
    #expect(perform { $0.offset(from: $0.beginningOfDocument, to: range.start) } == 5)
    perform { $0.resignFirstResponder() }
    #expect(perform { $0.selectedTextRange } == nil)
  }

  @Test func typedTextReplacesTheSelection() {
    select(1, 4)
    perform { $0.insertText("ipp") }
    #expect(field.text == "Hippo")
    // The caret is after the typed text.
    perform { $0.insertText("p") }
    #expect(field.text == "Hipppo")
    perform {
      $0.deleteBackward()
      $0.deleteBackward()
    }
    #expect(field.text == "Hipo")
    select(0, 3)
    perform { $0.deleteBackward() }
    #expect(field.text == "o")
    perform { $0.deleteBackward() }
    #expect(field.text == "o", "the caret is before the text")
    perform { $0.text = "new" }
    perform { $0.insertText("er") }
    #expect(field.text == "newer")
    perform {
      $0.selectAll(nil)
      $0.insertText("all")
    }
    #expect(field.text == "all")
  }

  @Test func textIsReadAndReplacedInRanges() throws {
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let range = try #require(field.textRange(from: field.endOfDocument, to: start))
    #expect(field.text(in: range) == "ello")
    perform { $0.replace(range, withText: "i") }
    #expect(field.text == "Hi" && field.text(in: range) == nil)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
  }

  @Test func caretsAreBetweenTheLetters() throws {
    let edges = try (0...5).map { offset in
      let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      return field.caretRect(for: place).minX
    }
    #expect(edges == edges.sorted() && Set(edges).count == 6)
    #expect(abs(edges[0]) < 0.5, "carets are measured from the area of the text")
    let found = field.closestPosition(to: CGPoint(x: edges[2] + 1, y: 5))
    #expect(found == field.position(from: field.beginningOfDocument, offset: 2))
    let range = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let rects = field.selectionRects(for: range).map(\.rect)
    #expect(rects.count == 1 && rects[0].minX == edges[0] && rects[0].maxX == edges[5])
  }

  @Test func caretsAreInTheCoordinatesOfTheViewOfTheText() {
    perform {
      $0.borderStyle = .roundedRect
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.leftViewMode = .always
    }
    scene.clock.asCurrent {
      let area = field.textRect(forBounds: field.bounds)
      let caret = field.caretRect(for: field.beginningOfDocument)
      #expect(area.minX > 20 && field.textInputView.frame == area)
      #expect(field.textInputView.superview === field)
      #expect(abs(field.convert(caret, from: field.textInputView).minX - area.minX) < 0.5)
    }
  }

  /// A field for codes, which hides the caret.
  private final class Code: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  @Test func subclassesHideTheCaret() throws {
    let code = scene.add(Code(frame: CGRect(x: 0, y: 0, width: 60, height: 30)))
    scene.clock.asCurrent {
      code.tintColor = .red
      code.becomeFirstResponder()
    }
    #expect(Ink(try picture(of: code, on: scene.clock)).colors.isEmpty)
  }
}
