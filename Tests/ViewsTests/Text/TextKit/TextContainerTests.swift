import Foundation
import Layers
import Testing
import ViewText
import Views

/// Text in containers that aren't rectangles.
@Suite struct TextContainerTests {
  private let height = LaidOut.font.lineHeight
  private let words = Array(repeating: "aa bb cc dd", count: 8).joined(separator: " ")

  @Test func linesAvoidAPathAtTheSide() {
    let text = LaidOut(words, width: 200)
    text.container.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: height * 1.5))
    ]
    #expect(text.rect(0) == CGRect(x: 80, y: 0, width: 120, height: height))
    #expect(abs(text.box(0).minX - 85) < 1e-6)
    var range = NSRange()
    _ = text.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
    let second = text.rect(range.upperBound)
    #expect(second.minX == 80 && abs(second.minY - height) < 1e-6)
    _ = text.manager.lineFragmentRect(forGlyphAt: range.upperBound, effectiveRange: &range)
    let third = text.rect(range.upperBound)
    #expect(third.minX == 0 && third.width == 200 && abs(third.minY - 2 * height) < 1e-6)
    #expect(text.manager.firstUnlaidCharacterIndex() == words.count)
  }

  @Test func linesContinueBehindAPath() {
    let text = LaidOut(words, width: 300)
    text.container.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: height * 2))
    ]
    var rects: [CGRect] = []
    text.manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: text.storage.length)
    ) { rect, _, _, _, _ in rects.append(rect) }
    #expect(rects.prefix(5).map(\.minX) == [0, 180, 0, 180, 0])
    #expect(rects.prefix(5).map(\.width) == [120, 120, 120, 120, 300])
    #expect(rects[0].minY == rects[1].minY && rects[2].minY == rects[3].minY)
    #expect(rects[2].minY == rects[0].maxY)
    let lower = CGPoint(x: 250, y: rects[2].midY)
    #expect(text.rect(text.manager.glyphIndex(for: lower, in: text.container)) == rects[3])
  }

  @Test func aWordMovesToASpaceWhereItFits() {
    let text = LaidOut("extraordinary", width: 200)
    text.container.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 60, y: 0, width: 140, height: 30))
    ]
    #expect(text.lines == ["0+13"])
    #expect(text.rect(0).minY >= 30 && text.rect(0).minY <= 31 && text.rect(0).width == 200)
  }

  @Test func roundPathsLeaveRoomBesideThem() {
    let text = LaidOut(words, width: 200)
    let circle = UIBezierPath(ovalIn: CGRect(x: -60, y: 0, width: 120, height: 120))
    text.container.exclusionPaths = [circle]
    // The circle's right edge at the bottom of the first line, and its widest place.
    let edge = (60 * 60 - (60 - height) * (60 - height)).squareRoot()
    #expect(abs(text.rect(0).minX - edge) < 1)
    var widest: CGFloat = 0
    text.manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: text.storage.length)
    ) { rect, _, _, _, _ in widest = max(widest, rect.minX) }
    #expect(abs(widest - 60) < 1)
  }

  @Test func aSubclassHasItsOwnShape() {
    final class Trapezoid: NSTextContainer {
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        let rect = super.lineFragmentRect(
          forProposedRect: proposedRect, at: characterIndex,
          writingDirection: baseWritingDirection, remaining: remainingRect)
        return CGRect(
          x: rect.minY, y: rect.minY, width: rect.width - 2 * rect.minY, height: rect.height)
      }
    }
    let text = LaidOut(words, width: 200, height: height * 3.5, container: Trapezoid())
    #expect(text.rect(0) == CGRect(x: 0, y: 0, width: 200, height: height))
    let last = text.manager.glyphRange(for: text.container).upperBound - 1
    #expect(abs(text.rect(last).minX - 2 * height) < 1e-6)
    #expect(abs(text.rect(last).width - 200 + 4 * height) < 1e-6)
    #expect(text.manager.firstUnlaidCharacterIndex() < words.count)
  }

  @Test func linesOfAShapeAreLimitedAndTruncated() {
    let text = LaidOut(words, width: 200)
    text.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 10))]
    text.container.maximumNumberOfLines = 2
    text.container.lineBreakMode = .byTruncatingTail
    #expect(text.lines.count == 2 && text.rect(0).minX == 50)
    let last = text.manager.glyphRange(for: text.container).upperBound - 1
    #expect(text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    #expect(text.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: last).length > 10)
  }

  @Test func rowsAreFilledInTheDirectionOfTheText() {
    let text = LaidOut("\u{05D0}\u{05D1}\u{05D2} \u{05D3}\u{05D4}\u{05D5}", width: 200)
    text.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 60, y: 0, width: 80, height: 10))]
    #expect(text.rect(0).minX == 140 && text.rect(6).minX == 0 && text.lines.count == 2)
  }
}
