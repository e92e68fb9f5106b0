import Foundation
import Geometry
import Testing
import Typesetting

/// Line breaks and the positions of lines.
@Suite struct LineTests {
  static let text = "The quick brown fox jumps over the lazy dog"

  @Test func wrapsWords() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 120))
    #expect(layout.lineTexts == ["The quick ", "brown fox ", "jumps over ", "the lazy dog"])
    #expect(layout.lines.allSatisfy { $0.frame.width <= 120 })
    #expect(!layout.isTruncated)
    let height = try inter(20).lineHeight
    for (index, line) in layout.lines.enumerated() {
      #expect(abs(line.frame.minY - Double(index) * height) < 1e-9)
    }
    #expect(abs(layout.size.height - 4 * height) < 1e-9)
  }

  @Test func fitsItsOwnWidth() throws {
    let one = try laidOut(Self.text)
    #expect(one.lines.count == 1)
    #expect(try laidOut(Self.text, in: TextFrame(width: one.size.width)).lines.count == 1)
    #expect(try laidOut(Self.text, in: TextFrame(width: one.size.width - 0.1)).lines.count == 2)
  }

  @Test func wrapsCharacters() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 60)) { $0.lineBreak = .characterWrap }
    #expect(layout.lineTexts.joined() == Self.text)
    #expect(layout.lines.count > 6)
    #expect(layout.lineTexts[0].hasPrefix("The q"))
  }

  @Test func breaksWordsThatAreTooLong() throws {
    let layout = try laidOut("a Donaudampfschiff", in: TextFrame(width: 70))
    #expect(layout.lineTexts[0] == "a ")
    #expect(layout.lineTexts.count == 4 || layout.lineTexts.count == 3)
    let none = try laidOut("abc", in: TextFrame(width: 0))
    #expect(none.lineTexts == ["a", "b", "c"])
  }

  @Test func clips() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 60)) { $0.lineBreak = .clip }
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].frame.width > 400)
  }

  private func shown(_ layout: TextLayout) -> String {
    layout.lines.map { line in
      let bytes = Array(layout.text.string.utf8)
      return line.runs.flatMap(\.glyphs).map { glyph in
        glyph.cluster.count == 1
          ? String(decoding: bytes[glyph.cluster], as: UTF8.self) : "…"
      }.joined()
    }.joined(separator: "|")
  }

  @Test func truncatesTail() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 120)) { $0.lineBreak = .truncateTail }
    #expect(shown(layout) == "The quick…")
    #expect(layout.isTruncated)
    #expect(layout.lines[0].isTruncated)
    #expect(layout.lines[0].frame.width <= 120)
    #expect(layout.lines[0].range == 0..<43)
  }

  @Test func truncatesHead() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 120)) { $0.lineBreak = .truncateHead }
    #expect(shown(layout) == "…e lazy dog")
  }

  @Test func truncatesMiddle() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 120)) {
      $0.lineBreak = .truncateMiddle
    }
    #expect(shown(layout) == "The q…dog")
  }

  @Test func labelsTruncateTheirLastLine() throws {
    func label(_ limit: Int, _ text: String = Self.text) throws -> TextLayout {
      try laidOut(
        text, in: TextFrame(width: 120, lineLimit: limit, truncatesLastLineOnly: true)
      ) { $0.lineBreak = .truncateTail }
    }
    #expect(shown(try label(1)) == "The quick…")
    #expect(shown(try label(2)) == "The quick |brown fox…")
    #expect(try label(0).lines.count == 4)
    #expect(try !label(4).isTruncated)
    #expect(shown(try label(1, "one\ntwo")) == "one…")
    #expect(try !label(2, "one\ntwo").isTruncated)
  }

  @Test func heightLimitsLines() throws {
    let height = try inter(20).lineHeight
    func label(_ lines: Double) throws -> TextLayout {
      try laidOut(
        Self.text,
        in: TextFrame(width: 120, height: lines * height, truncatesLastLineOnly: true)
      ) { $0.lineBreak = .truncateTail }
    }
    #expect(shown(try label(2.9)) == "The quick |brown fox…")
    #expect(shown(try label(0.2)) == "The quick…")
    #expect(try label(4).lines.count == 4)
  }

  @Test func wordWrapDropsTextBeyondTheLimit() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 120, lineLimit: 2))
    #expect(shown(layout) == "The quick |brown fox ")
    #expect(layout.isTruncated)
  }

  @Test func ellipsisIsAlwaysShown() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 2)) { $0.lineBreak = .truncateTail }
    #expect(shown(layout) == "…")
  }

  @Test func linesEndAtLineSeparators() throws {
    let layout = try laidOut("a\nb\r\nc\u{2028}d\u{2029}\n", in: TextFrame())
    #expect(layout.lineTexts == ["a\n", "b\r\n", "c\u{2028}", "d\u{2029}", "\n", ""])
    #expect(Set(layout.lines.map(\.frame.height)).count == 1)
    #expect(try laidOut("", in: TextFrame()).lines.isEmpty)
  }

  @Test("FIDELITY 46: white space at the end of a paragraph has width")
  func trailingSpaces() throws {
    func width(_ string: String, in limit: Double = .infinity) throws -> Double {
      try laidOut(string, in: TextFrame(width: limit)).size.width
    }
    let space = try laidOut(" ").size
    let height = try inter(20).lineHeight
    #expect(space.width > 3 && abs(space.height - height) < 1e-9)
    #expect(try abs(width("   ") - 3 * space.width) < 1e-9)
    let (bare, padded) = (try width("abc"), try width("abc  "))
    #expect(abs(padded - bare - 2 * space.width) < 1e-6)
    #expect(try abs(width("abc  \nab") - padded) < 1e-9)
    // Spaces count as far as there is room, but not at a line break.
    #expect(try width("abc  ", in: bare + 1) == bare + 1)
    #expect(try laidOut("abc  ", in: TextFrame(width: bare + 1)).lines.count == 1)
    let wrapped = try laidOut("abc abc", in: TextFrame(width: bare + 1))
    #expect(wrapped.lines.count == 2 && abs(wrapped.size.width - bare) < 1e-6)
    // Alignment ignores them.
    let right = try laidOut("abc  ", in: TextFrame(width: 100)) { $0.alignment = .right }
    #expect(abs(right.lines[0].frame.maxX - 100) < 1e-9)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0),
  ])
  func aligns(alignment: ParagraphStyle.Alignment, share: Double) throws {
    let layout = try laidOut("one", in: TextFrame(width: 200)) { $0.alignment = alignment }
    let rest = 200 - layout.size.width
    #expect(abs(layout.lines[0].frame.minX - rest * share) < 1e-9)
  }

  @Test func naturalIsRightForHebrew() throws {
    let layout = try laidOut("שלום עולם ושוב", in: TextFrame(width: 100))
    #expect(layout.lines.count == 2)
    #expect(layout.lines.allSatisfy { abs($0.frame.maxX - 100) < 1e-9 })
  }

  @Test func justifiesAllButTheLastLine() throws {
    let layout = try laidOut(Self.text, in: TextFrame(width: 130)) { $0.alignment = .justified }
    for line in layout.lines.dropLast() { #expect(abs(line.frame.width - 130) < 1e-9) }
    #expect(layout.lines.last.map { $0.frame.width < 129 } == true)
  }

  @Test func indentsAndSpaces() throws {
    let height = try inter(20).lineHeight
    let layout = try laidOut("one two\nfour", in: TextFrame(width: 76)) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.lineSpacing = 3
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 7
    }
    #expect(layout.lines.map(\.frame.minX) == [20, 10, 20])
    for (line, y) in zip(layout.lines, [0, height + 3, 2 * height + 18]) {
      #expect(abs(line.frame.minY - y) < 1e-9)
    }
    let tail = try laidOut("one two", in: TextFrame(width: 100)) { $0.tailIndent = -50 }
    #expect(tail.lines.count == 2)
    let end = try laidOut("one two", in: TextFrame(width: 100)) { $0.tailIndent = 50 }
    #expect(end.lines.count == 2)
  }

  @Test func lineHeightsGrowUpwards() throws {
    let font = try inter(20)
    let double = try laidOut("x", in: TextFrame()) { $0.lineHeightMultiple = 2 }
    #expect(abs(double.size.height - 2 * font.lineHeight) < 1e-9)
    #expect(abs(double.lines[0].baseline - (2 * font.lineHeight + font.descender)) < 1e-9)
    let low = try laidOut("x", in: TextFrame()) { $0.maximumLineHeight = 15 }
    #expect(low.size.height == 15)
    let high = try laidOut("x", in: TextFrame()) { $0.minimumLineHeight = 50 }
    #expect(high.lines[0].frame.height == 50)
  }

  @Test func tabsAlignToTheirStops() throws {
    let layout = try laidOut("a\tb\tc", in: TextFrame())
    let characters = layout.characters
    #expect(abs(characters[2].frame.minX - 28) < 1e-9)
    #expect(abs(characters[4].frame.minX - 56) < 1e-9)
    let right = try laidOut("a\tbcd", in: TextFrame()) {
      $0.tabs = [ParagraphStyle.Tab(.trailing, at: 100)]
    }
    #expect(abs(right.size.width - 100) < 1e-9)
  }

  @Test func kernAddsToEachLetter() throws {
    var style = TypeStyle(try inter(20))
    let plain = TextLayout.of(TypeText([TypeText.Piece("abc", style)])).size.width
    style.kern = 2.5
    let wide = TextLayout.of(TypeText([TypeText.Piece("abc", style)])).size.width
    #expect(abs(wide - plain - 7.5) < 1e-9)
    style.kern = nil
    let kerned = TextLayout.of(TypeText([TypeText.Piece("AVAV", style)])).size.width
    style.kern = 0
    #expect(TextLayout.of(TypeText([TypeText.Piece("AVAV", style)])).size.width > kerned)
  }

  @Test func theLargestFontDeterminesTheLineHeight() throws {
    let layout = TextLayout.of(
      TypeText([
        TypeText.Piece("a", TypeStyle(try inter(10))),
        TypeText.Piece("B", TypeStyle(try inter(40))),
      ]))
    #expect(abs(layout.size.height - (try inter(40).lineHeight)) < 1e-9)
    #expect(Set(layout.lines[0].runs.map(\.baseline)).count == 1)
  }

  /// Characters tile their line, and together draw the same glyphs.
  @Test(arguments: ["Hello, world", "fi ffl", "שלום", "e\u{301}x😀", "one שתיים three"])
  func charactersAreInPlace(text: String) throws {
    let layout = try laidOut(text, in: TextFrame())
    let characters = layout.characters
    #expect(characters.map(\.character) == Array(text))
    let widths = characters.reduce(0) { $0 + $1.frame.width }
    #expect(abs(widths - layout.size.width) < 1e-6)
    let drawn = characters.flatMap(\.runs).flatMap(\.outlines.glyphs)
    let all = layout.lines.flatMap(\.runs).flatMap(\.outlines.glyphs)
    #expect(Set(drawn) == Set(all))
    #expect(drawn.count == all.count)
  }
}
