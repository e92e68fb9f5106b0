import Drawing
import Foundation
import Layers
import Testing
import Typesetting
import ViewText
import Views

/// The typesetting of attributed strings.
@Suite struct StyledTextTests {
  @Test func attributesStyleLetters() throws {
    let string = NSMutableAttributedString(
      string: "big ", attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 2])
    string.append(
      NSAttributedString(
        string: "small", attributes: [.baselineOffset: 5, .obliqueness: 0.2, .ligature: 0]))
    let styled = StyledText(string, font: .system(size: 10))
    #expect(styled.text.string == "big small")
    #expect(styled.text.pieces.map(\.style.font.size) == [40, 10])
    #expect(styled.text.pieces.map(\.style.kern) == [2, nil])
    #expect(styled.text.pieces.map(\.style.mark) == [0, 1])
    #expect(styled.text.pieces.map(\.style.hasLigatures) == [true, false])
    #expect(styled.attributes.count == 2)
    let runs = TextLayout.of(styled.text).lines[0].runs
    #expect(runs.last?.baseline == (runs.first?.baseline ?? 0) - 5)
  }

  @Test func paragraphStylesAreCopied() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 4
    style.minimumLineHeight = -3
    style.tailIndent = -3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let other = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    other.lineSpacing = 5
    #expect(other != style)
    #expect(style.minimumLineHeight == 0)
    #expect(!(copy is NSMutableParagraphStyle))
    let string = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    let styled = StyledText(string, font: .system(size: 10))
    let layout = TextLayout.of(styled.text, in: TextFrame(width: 100))
    #expect(abs(layout.lines[0].frame.maxX - 97) < 1e-9)
    #expect(abs(layout.lines[1].frame.minY - layout.lines[0].frame.maxY - 4) < 1e-9)
    #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
  }

  @Test func rawValuesMatchApples() {
    #expect(NSTextAlignment.natural.rawValue == 4)
    #expect(NSTextAlignment.center.rawValue == 1)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
    #expect(UIFont.Weight.semibold.rawValue == 0.3)
  }

  @Test func shadowsAreCopied() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero)
    shadow.shadowBlurRadius = 3
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow)
    copy.shadowOffset = CGSize(width: 0, height: 1)
    #expect(copy != shadow)
  }
}
