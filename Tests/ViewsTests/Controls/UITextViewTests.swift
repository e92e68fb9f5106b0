import Controls
import Drawing
import Foundation
import Layers
import Raster
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct UITextViewTests {
  let scene = TouchScene()
  let view: UITextView

  init() {
    view = scene.add(UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100)))
    view.font = .systemFont(ofSize: 17)
    view.backgroundColor = .clear
  }

  private func change(_ body: (UITextView) -> Void) { scene.clock.asCurrent { body(view) } }

  private func ink() throws -> Ink { Ink(try picture(of: view, on: scene.clock)) }

  @Test func defaultsAreThoseOfUIKit() {
    let view = UITextView()
    #expect(view.text == "" && view.font == nil && view.isEditable && view.isSelectable)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.clipsToBounds)
  }

  @Test func textIsDrawnWithinTheInsets() throws {
    change { ($0.text, $0.textColor) = ("HHH", .red) }
    let plain = try ink()
    #expect(plain.colors == ["#FF0000FF"] && (5...7).contains(plain.left))
    #expect((8...14).contains(plain.top))
    change { $0.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 8, right: 0) }
    let inset = try ink()
    #expect(inset.left == plain.left + 10 && inset.top == plain.top + 12)
    change { $0.textContainer.lineFragmentPadding = 0 }
    #expect(try ink().left == inset.left - 5)
    change { $0.textAlignment = .right }
    #expect(try ink().right >= 117)
  }

  @Test func theContentIsAsHighAsItsLines() throws {
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    for (text, lines) in [("", 1), ("a", 1), ("a\nb", 2), ("a b c d e f g h i j k l m n o p", 3)] {
      view.text = text
      #expect(view.contentSize.width == 120)
      #expect(view.contentSize.height == (16 + CGFloat(lines) * height).rounded(.up), "\(text)")
    }
    view.frame.size.width = 400
    scene.clock.asCurrent { view.layoutIfNeeded() }
    #expect(view.contentSize == CGSize(width: 400, height: (16 + height).rounded(.up)))
  }

  @Test func sizesFitTheText() {
    view.text = "abc abc"
    let width = "abc abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    let one = view.sizeThatFits(.zero)
    #expect(one.width == (width + 10).rounded(.up) && one.height == 37)
    let two = view.sizeThatFits(CGSize(width: one.width - 4, height: 1000))
    #expect(two.height == 57 && two.width < one.width)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: one.width, height: 37))
  }

  @Test func linesCanBeLimited() {
    view.text = "abc abc abc abc abc abc abc"
    let whole = view.contentSize.height
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.contentSize.height == 37 && whole > 50)
  }

  @Test func attributesBelongToTheTextOrToTheView() throws {
    change {
      $0.attributedText = NSAttributedString(
        string: "HH",
        attributes: [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 25)])
    }
    #expect(try ink().colors == ["#0000FFFF"])
    #expect(view.textColor == .blue && view.font?.pointSize == 25)
    let small = try ink()
    change { ($0.textColor, $0.font) = (.red, .systemFont(ofSize: 40)) }
    #expect(try ink().colors == ["#FF0000FF"] && ink().height > small.height)
    let attributes = view.attributedText.attributes(at: 1, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    change { $0.text = "a" }
    let plain = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(plain[.font] as? UIFont == view.font)
  }

  @Test func theTextScrollsWithADrag() throws {
    change { ($0.text, $0.textColor) = ("H\n\n\n\n\n\n\n\n\n", .red) }
    view.showsVerticalScrollIndicator = false
    #expect(try !ink().isEmpty)
    scene.drag(point(60, 80), point(60, 60), point(60, 30))
    #expect(view.contentOffset.y == 40 && !view.isFirstResponder)
    #expect(try ink().isEmpty)
    change { $0.scrollRangeToVisible(NSRange(location: 0, length: 1)) }
    scene.run(to: 1)
    #expect(view.contentOffset.y == 8)
  }

  @Test func aTapBeginsEditingUnlessItIsNotAllowed() {
    view.isEditable = false
    scene.drag(point(60, 50))
    #expect(!view.isFirstResponder)
    (view.isEditable, view.isScrollEnabled) = (true, false)
    scene.drag(point(60, 50), point(200, 150))
    #expect(!view.isFirstResponder)
    scene.drag(point(60, 50))
    #expect(view.isFirstResponder)
    view.isEditable = false
    #expect(!view.isFirstResponder)
  }

  @Test func theDelegateAndTheNotificationsReportEditing() {
    final class Recorder: UITextViewDelegate {
      var log: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
      func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        log.append("\(range.location) \(range.length)")
        return text != "x"
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    }
    let recorder = Recorder()
    nonisolated(unsafe) let unsafe = recorder
    let tokens = [
      UITextView.textDidBeginEditingNotification, .UITextViewTextDidChange,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
        unsafe.log.append("posted")
      }
    }
    change {
      $0.delegate = recorder
      $0.becomeFirstResponder()
      for key in ["a", "x", "\n"] { $0.typeKey(key) }
      $0.typeDelete()
      $0.resignFirstResponder()
    }
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      recorder.log == [
        "begin", "posted", "0 0", "a", "posted", "1 0", "1 0", "a\n", "posted", "1 1", "a",
        "posted", "end", "posted",
      ])
    recorder.log = []
    view.contentOffset.y = 3
    #expect(recorder.log == ["scroll"])
  }

  @Test func theDelegateIsAlsoThatOfTheScrollView() {
    final class Plain: UIScrollViewDelegate {}
    final class Full: UITextViewDelegate {}
    let (plain, full) = (Plain(), Full())
    view.delegate = plain
    #expect(view.delegate == nil && (view as UIScrollView).delegate === plain)
    view.delegate = full
    #expect(view.delegate === full && (view as UIScrollView).delegate === full)
  }

  @Test func theCaretIsAtTheEndWhileEditing() throws {
    change { ($0.text, $0.tintColor) = ("H\n", .red) }
    let still = try ink()
    change { $0.becomeFirstResponder() }
    let edited = try ink()
    #expect(edited.colors.contains("#FF0000FF") && edited.bottom > still.bottom + 10)
    change { $0.insertText("HH") }
    let typed = try ink()
    #expect(typed.right > edited.right && view.text == "H\nHH")
    change { $0.resignFirstResponder() }
    #expect(try !ink().colors.contains("#FF0000FF"))
  }

  @Test func typingScrollsToTheEnd() {
    change {
      $0.becomeFirstResponder()
      for _ in 0..<8 { $0.insertText("a\n") }
    }
    #expect(view.contentOffset.y == view.contentSize.height - 100)
  }

  @Test func typedTextHasTheTypingAttributes() {
    change {
      $0.text = "a"
      $0.typingAttributes = [.foregroundColor: UIColor.green]
      $0.insertText("b")
      $0.clearsOnInsertion = true
    }
    let attributes = view.attributedText.attributes(at: 1, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .green)
    change { $0.insertText("c") }
    #expect(view.text == "c" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test("Typed text replaces the selection, and the caret follows it")
  func typingAtTheSelection() {
    change {
      $0.text = "Hello"
      $0.selectedRange = NSRange(location: 1, length: 3)
      $0.insertText("ipp")
    }
    #expect(view.text == "Hippo" && view.selectedRange == NSRange(location: 4, length: 0))
    change {
      $0.insertText("p")
      $0.deleteBackward()
      $0.deleteBackward()
      $0.selectedTextRange = $0.textRange(from: $0.beginningOfDocument, to: $0.beginningOfDocument)
      $0.deleteBackward()
    }
    #expect(view.text == "Hipo", "nothing is before the caret")
    change { $0.text = "new" }
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test("Carets are before the characters of each line")
  func caretsOfLines() throws {
    change {
      $0.text = "ab\ncd"
      $0.layoutIfNeeded()
    }
    let rects = try (0...5).map { offset in
      view.caretRect(
        for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
    }
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(rects[0].minX == 5 && rects[0].minY == 8 && rects[0].minX < rects[1].minX)
    #expect(rects[2].minX > rects[1].minX && rects[2].minY == 8 && rects[3].minX == 5)
    #expect(abs(rects[3].minY - 8 - line) < 0.01 && rects[5].minX > rects[4].minX)
    for (offset, rect) in rects.enumerated() {
      let point = CGPoint(x: rect.minX, y: rect.midY)
      let position = try #require(view.closestPosition(to: point))
      #expect(view.offset(from: view.beginningOfDocument, to: position) == offset)
    }
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let below = try #require(view.position(from: start, in: .down, offset: 1))
    #expect(view.offset(from: start, to: below) == 3)
    let range = try #require(view.textRange(from: start, to: view.endOfDocument))
    #expect(view.text(in: range) == "b\ncd" && view.selectionRects(for: range).count == 2)
    let rectangles = view.selectionRects(for: range)
    #expect(rectangles.map(\.containsStart) == [true, false])
    #expect(rectangles.map(\.containsEnd) == [false, true])
    change { $0.replace(range, withText: "!") }
    #expect(view.text == "a!")
  }

  @Test("Positions are known before the first layout, and in an empty last line")
  func positionsOfAnEmptyLine() throws {
    change {
      $0.text = "ab\n"
      #expect($0.caretRect(for: $0.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
      let end = $0.caretRect(for: $0.endOfDocument)
      #expect($0.closestPosition(to: CGPoint(x: 60, y: end.midY)) == $0.endOfDocument)
      $0.selectAll(nil)
      $0.insertText("new")
    }
    #expect(view.text == "new")
  }

  @Test("The caret is drawn at the selection")
  func theCaretIsAtTheSelection() throws {
    change {
      ($0.text, $0.textColor, $0.tintColor) = ("HHHH", .red, .blue)
      $0.becomeFirstResponder()
      $0.selectedRange = NSRange(location: 0, length: 0)
    }
    #expect(try ink().left == 5, "left of the first letter")
  }
}
