import Foundation
import Layers
import Testing
import ViewText
import Views
import VirtualTime

/// A text with its layout manager and one container.
struct LaidOut {
  let storage: NSTextStorage
  let manager = NSLayoutManager()
  let container: NSTextContainer
  static let font = UIFont.systemFont(ofSize: 20)

  init(
    _ text: String, width: CGFloat = 200, height: CGFloat = 0,
    _ style: (NSMutableParagraphStyle) -> Void = { _ in },
    container: NSTextContainer = NSTextContainer()
  ) {
    let paragraph = NSMutableParagraphStyle()
    style(paragraph)
    storage = NSTextStorage(
      string: text, attributes: [.font: Self.font, .paragraphStyle: paragraph])
    self.container = container
    container.size = CGSize(width: width, height: height)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  func rect(_ glyph: Int) -> CGRect {
    manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil)
  }
  func used(_ glyph: Int) -> CGRect {
    manager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: nil)
  }
  func box(_ location: Int, _ length: Int = 1) -> CGRect {
    manager.boundingRect(forGlyphRange: NSRange(location: location, length: length), in: container)
  }
  func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: Self.font]).width }

  /// The ranges of the lines.
  var lines: [String] {
    var lines: [String] = []
    let all = NSRange(location: 0, length: storage.length)
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
      lines.append("\(range.location)+\(range.length)")
    }
    return lines
  }
}

private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
  abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
    && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
}

@Suite struct LayoutManagerTests {
  private let height = LaidOut.font.lineHeight

  @Test func theOriginOfAGlyphIsInItsLine() {
    let text = LaidOut(String(repeating: "some words ", count: 60), width: 120)
    #expect(text.lines.count > 20)
    for glyph in 0..<text.storage.length {
      let origin = text.box(glyph).origin
      let found = text.manager.glyphIndex(for: origin, in: text.container)
      #expect(abs(text.rect(found).minY - text.rect(glyph).minY) < 1e-6)
    }
  }

  @Test func linesFillTheContainer() {
    let text = LaidOut("ab\ncde")
    #expect(text.lines == ["0+3", "3+3"])
    #expect(isClose(text.rect(0), CGRect(x: 0, y: 0, width: 200, height: height)))
    #expect(isClose(text.rect(4), CGRect(x: 0, y: height, width: 200, height: height)))
    let used = CGRect(x: 0, y: height, width: text.width("cde") + 10, height: height)
    #expect(isClose(text.used(3), used))
    #expect(
      isClose(
        text.manager.usedRect(for: text.container),
        CGRect(
          x: 0, y: 0, width: used.width, height: 2 * height)))
    let first = text.manager.location(forGlyphAt: 3)
    #expect(first.x == 5 && abs(first.y - LaidOut.font.ascender) < 1e-6)
    var range = NSRange()
    #expect(text.manager.textContainer(forGlyphAt: 4, effectiveRange: &range) === text.container)
    #expect(range == NSRange(location: 0, length: 6) && text.manager.numberOfGlyphs == 6)
  }

  @Test func spacingIsPartOfLines() {
    let text = LaidOut("a\nb") {
      ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (6, 10, 4)
    }
    #expect(isClose(text.rect(0), CGRect(x: 0, y: 0, width: 200, height: height + 16)))
    #expect(abs(text.used(0).height - height - 6) < 1e-6 && text.used(0).minY == 0)
    #expect(isClose(text.rect(2), CGRect(x: 0, y: height + 16, width: 200, height: height + 4)))
    #expect(abs(text.used(2).minY - height - 20) < 1e-6)
    #expect(abs(text.manager.location(forGlyphAt: 2).y - LaidOut.font.ascender - 4) < 1e-6)
    #expect(abs(text.box(2).height - height) < 1e-6)
  }

  @Test func anEmptyLineFollowsALineBreak() {
    let empty = LaidOut("")
    let broken = LaidOut("ab\n")
    #expect(empty.manager.extraLineFragmentRect.width == 200)
    #expect(empty.manager.extraLineFragmentTextContainer === empty.container)
    #expect(
      isClose(
        broken.manager.extraLineFragmentRect, CGRect(x: 0, y: height, width: 200, height: height)))
    #expect(broken.manager.usedRect(for: broken.container).height == 2 * height)
    #expect(LaidOut("ab").manager.extraLineFragmentRect == .zero)
    #expect(broken.lines == ["0+3"])
  }

  @Test func glyphsHaveTheBoxesOfTheirCharacters() {
    let text = LaidOut("Hello world")
    var x: CGFloat = 5
    for index in 0..<11 {
      let box = text.box(index)
      #expect(abs(box.minX - x) < 1e-3 && box.width > 2)
      x = box.maxX
    }
    #expect(abs(x - 5 - text.width("Hello world")) < 1e-3)
    #expect(abs(text.box(6, 5).width - (x - text.box(6).minX)) < 1e-3)
    #expect(text.manager.cgGlyph(at: 2) == text.manager.cgGlyph(at: 3))
    #expect(text.manager.cgGlyph(at: 2) != text.manager.cgGlyph(at: 4))
    #expect(text.manager.propertyForGlyph(at: 5) == .elastic)
  }

  @Test func pointsFindTheNearestGlyph() {
    let text = LaidOut("Hello\nworld")
    var fraction: CGFloat = 0
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      text.manager.characterIndex(
        for: CGPoint(x: x, y: y), in: text.container,
        fractionOfDistanceBetweenInsertionPoints: &fraction)
    }
    let box = text.box(8)
    #expect(index(box.midX, box.midY) == 8 && abs(fraction - 0.5) < 1e-6)
    #expect(index(box.minX + 0.25 * box.width, 1000) == 8 && abs(fraction - 0.25) < 1e-6)
    #expect(index(-50, -50) == 0 && fraction == 0)
    #expect(index(190, 5) == 4 && fraction == 1)
    #expect(text.manager.glyphIndex(for: CGPoint(x: 0, y: 30), in: text.container) == 6)
    let empty = LaidOut("")
    #expect(empty.manager.glyphIndex(for: .zero, in: empty.container) == 0)
  }

  @Test func glyphsAreNumberedAsUnits() {
    let text = LaidOut("a\u{1F44D}e\u{301}b")
    #expect(text.manager.numberOfGlyphs == 6)
    #expect(text.box(2).width == 0 && text.box(4).width == 0)
    #expect(text.box(1).width > 10 && abs(text.box(5).minX - text.box(3).maxX) < 1e-3)
    #expect(text.manager.propertyForGlyph(at: 2) == .null)
    var actual = NSRange()
    let glyphs = text.manager.glyphRange(
      forCharacterRange: NSRange(location: 2, length: 2), actualCharacterRange: &actual)
    #expect(glyphs == NSRange(location: 1, length: 4) && actual == glyphs)
    #expect(text.manager.glyphIndexForCharacter(at: 3) == 3)
    #expect(text.manager.characterIndexForGlyph(at: 3) == 3)
  }

  @Test func rightToLeftTextBeginsAtTheRight() {
    let text = LaidOut("\u{05D0}\u{05D1}")
    #expect(abs(text.box(0).maxX - 195) < 1e-6 && text.box(1).maxX < text.box(0).maxX)
    var fraction: CGFloat = 0
    let box = text.box(0)
    let index = text.manager.glyphIndex(
      for: CGPoint(x: box.minX + 0.75 * box.width, y: 5), in: text.container,
      fractionOfDistanceThroughGlyph: &fraction)
    #expect(index == 0 && abs(fraction - 0.25) < 1e-6)
  }

  @Test func theContainerTruncatesItsLastLine() {
    let text = LaidOut("one two three four five six seven", width: 120)
    #expect(text.lines.count == 4)
    text.container.maximumNumberOfLines = 2
    text.container.lineBreakMode = .byTruncatingTail
    #expect(text.lines.count == 2)
    let hidden = text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 20)
    #expect(hidden.location > 12 && hidden.upperBound == 33)
    #expect(abs(text.box(hidden.location).width - text.width("\u{2026}")) < 0.5)
    #expect(text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    text.container.size.height = height * 1.5
    #expect(text.lines.count == 1)
  }

  @Test func textContinuesInTheNextContainer() {
    let text = LaidOut("one two three four", width: 80, height: height * 2.2)
    let next = NSTextContainer(size: CGSize(width: 300, height: 0))
    #expect(text.manager.firstUnlaidCharacterIndex() < 18)
    text.manager.addTextContainer(next)
    let (first, second) = (
      text.manager.glyphRange(for: text.container), text.manager.glyphRange(for: next)
    )
    #expect(first.upperBound == second.location && second.upperBound == 18 && second.length > 0)
    #expect(text.manager.textContainer(forGlyphAt: 17, effectiveRange: nil) === next)
    #expect(text.rect(17).minY == 0 && text.rect(17).width == 300)
    #expect(text.manager.firstUnlaidCharacterIndex() == 18)
  }

  @Test func enclosingRectsCoverLinesAndSelections() {
    let text = LaidOut("Hello\nworld")
    func rects(_ range: NSRange, selected: NSRange) -> [CGRect] {
      var rects: [CGRect] = []
      text.manager.enumerateEnclosingRects(
        forGlyphRange: range, withinSelectedGlyphRange: selected, in: text.container
      ) { rect, _ in rects.append(rect) }
      return rects
    }
    let range = NSRange(location: 2, length: 6)
    let plain = rects(range, selected: NSRange(location: NSNotFound, length: 0))
    #expect(plain.count == 2 && abs(plain[0].minX - text.box(2).minX) < 1e-6)
    #expect(abs(plain[0].maxX - text.box(4).maxX) < 1e-6)
    #expect(abs(plain[1].maxX - text.box(7).maxX) < 1e-6 && plain[1].minX == 5)
    #expect(rects(range, selected: range)[0].maxX == 200)
  }

  @Test func theDelegateChangesLines() {
    final class Delegate: NSLayoutManagerDelegate {
      func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
      ) -> CGFloat { glyphIndex == 1 ? 7 : 0 }
      func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
      ) -> Bool {
        guard glyphRange.location == 2 else { return false }
        lineFragmentRect.pointee.size.height = 50
        baselineOffset.pointee = 40
        return true
      }
    }
    let (text, delegate) = (LaidOut("a\nb\nc"), Delegate())
    text.manager.delegate = delegate
    #expect(abs(text.rect(2).minY - height - 7) < 1e-6 && text.rect(2).height == 50)
    #expect(text.manager.location(forGlyphAt: 2).y == 40)
    #expect(abs(text.rect(4).minY - height - 57) < 1e-6)
  }

  @Test func changedTextIsLaidOutForTheDelegate() {
    final class Delegate: NSLayoutManagerDelegate {
      var log: [String] = []
      func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }
      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) {
        log.append("\(textContainer != nil) \(layoutFinishedFlag)")
      }
      func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
      ) { log.append("from \(oldSize.width)") }
    }
    let (clock, delegate) = (VirtualClock(), Delegate())
    let text = LaidOut("one")
    clock.asCurrent {
      text.manager.delegate = delegate
      text.storage.append(NSAttributedString(string: " two"))
    }
    #expect(delegate.log == ["invalid", "invalid"])
    clock.run(through: .zero)
    #expect(delegate.log == ["invalid", "invalid", "true true"])
    clock.run(through: .zero)
    #expect(delegate.log.count == 3 && clock.isIdle)
    clock.asCurrent { text.container.size = CGSize(width: 30, height: height * 1.5) }
    clock.run(through: .zero)
    #expect(
      delegate.log.suffix(4) == ["invalid", "from 200.0", "true false", "false false"])
  }
}
