import Foundation
import Geometry
import Testing
import Typesetting

/// Text in various scripts.
@Suite struct ScriptTests {
  private func faces(_ layout: TextLayout) -> [String] {
    layout.lines.flatMap(\.runs).map(\.font.face.postScriptName)
  }

  @Test func fallsBackByGlyph() throws {
    #expect(try faces(laidOut("abc")) == ["Inter-Regular"])
    #expect(try faces(laidOut("שלום")) == ["DejaVuSans"])
    #expect(try faces(laidOut("a ש")).last == "DejaVuSans")
    let bold = TextLayout.of(TypeText("ש", try inter(20, 700)))
    #expect(faces(bold) == ["DejaVuSans-Bold"])
    let mono = TextLayout.of(
      TypeText("a☃", Font(try Fonts.monospaced(weight: 400), size: 20)))
    #expect(faces(mono).first == "DejaVuSansMono")
  }

  @Test func missingGlyphIsABoxAndIsNamed() throws {
    let layout = try laidOut("a\u{10FF00}b\u{10FF00}")
    #expect(layout.missingCharacters == ["\u{10FF00}"])
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
    let boxes = glyphs.filter { $0.id == 0 }
    #expect(boxes.count == 2)
    #expect(boxes.allSatisfy { $0.advance > 8 })
    let box = try laidOut("\u{10FF00}").inkBounds
    let font = try inter(20)
    #expect(abs(box.height - font.capHeight) < 0.01)
    #expect(try laidOut("ab").missingCharacters.isEmpty)
  }

  @Test func marksArePlacedOnTheirLetters() throws {
    let layout = try laidOut("xe\u{301}\u{323}x")
    #expect(layout.characters.map(\.character) == ["x", "e\u{301}\u{323}", "x"])
    let plain = try laidOut("xex")
    #expect(abs(layout.size.width - plain.size.width) < 0.01)
    #expect(layout.inkBounds.minY < plain.inkBounds.minY)
    #expect(layout.inkBounds.maxY > plain.inkBounds.maxY)
    let whole = try laidOut("é")
    let parted = try laidOut("e\u{301}")
    #expect(whole.lines[0].runs[0].outlines == parted.lines[0].runs[0].outlines)
  }

  @Test func bidirectionalTextIsInVisualOrder() throws {
    let layout = try laidOut("one שתיים three")
    let characters = layout.characters
    let shin = try #require(characters.first { $0.character == "ש" })
    let mem = try #require(characters.first { $0.character == "ם" })
    let (n, t) = (characters[1], characters[10])
    #expect(n.frame.minX < mem.frame.minX)
    #expect(mem.frame.maxX < shin.frame.minX)
    #expect(shin.frame.maxX <= t.frame.minX)
    #expect(layout.lines[0].runs.map(\.isRightToLeft).contains(true))
  }

  @Test func numbersKeepTheirOrderFromRightToLeft() throws {
    let characters = try laidOut("שלום 123 abc").characters
    let one = try #require(characters.first { $0.character == "1" })
    let three = try #require(characters.first { $0.character == "3" })
    let shin = try #require(characters.first { $0.character == "ש" })
    let a = try #require(characters.first { $0.character == "a" })
    #expect(one.frame.minX < three.frame.minX)
    #expect(three.frame.maxX < shin.frame.minX)
    #expect(a.frame.maxX < one.frame.minX)
  }

  @Test func arabicLettersAreJoined() throws {
    let joined = try laidOut("ببب").lines[0].runs[0].glyphs.map(\.id)
    #expect(Set(joined).count == 3)
    let apart = try laidOut("ب ب").lines[0].runs[0].glyphs.map(\.id)
    #expect(apart.first == apart.last)
  }

  /// Letters join across a change of style, such as a colour.
  @Test func lettersJoinAcrossStyles() throws {
    var style = TypeStyle(try inter(20))
    var pieces = [TypeText.Piece("ب", style)]
    style.mark = 1
    pieces.append(TypeText.Piece("ب", style))
    let runs = TextLayout.of(TypeText(pieces)).lines[0].runs
    #expect(runs.map(\.style.mark) == [1, 0])
    let whole = try laidOut("بب").lines[0].runs[0]
    #expect(runs.flatMap(\.glyphs).map(\.id) == whole.glyphs.map(\.id))
  }

  @Test func emojiArePictures() throws {
    let layout = try laidOut("a😀b")
    let run = layout.lines[0].runs[1]
    #expect(run.font.face.isColored)
    let picture = try #require(run.pictures.first)
    #expect((picture.picture.width, picture.picture.height) == (136, 128))
    #expect(abs(picture.frame.width - 20 * 136 / 109) < 0.01)
    #expect(abs(run.width - 20 * 2550 / 2048) < 0.01)
    let middle = picture.picture.pixels[64 * 136 + 68]
    #expect(middle >> 24 == 255)
    #expect(middle & 0xFF > 200, "the face is yellow: \(middle)")
    #expect(layout.missingCharacters.isEmpty)
    #expect(layout.size.height == (try laidOut("ab").size.height), "emoji fit into the line")
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "🏳️‍🌈"])
  func joinedEmojiAreOnePicture(emoji: String) throws {
    let layout = try laidOut(emoji)
    #expect(layout.lines[0].runs.flatMap(\.pictures).count == 1)
    #expect(layout.characters.count == 1)
    #expect(abs(layout.size.width - 20 * 2550 / 2048) < 0.01)
  }

  @Test func sameTextIsTheSameOnAllThreads() async throws {
    let text = "Typesetting: e\u{301} שלום ببب 😀 \u{10FF00} fi"
    let expected = try laidOut(text, 23.5, in: TextFrame(width: 120))
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          for turn in 0..<10 {
            _ = try? laidOut("\(task) \(turn) \(text)")
            guard (try? laidOut(text, 23.5, in: TextFrame(width: 120))) == expected else {
              return false
            }
          }
          return true
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func sizesScaleExactly() throws {
    let (small, large) = (try laidOut("Scale", 10), try laidOut("Scale", 40))
    #expect(abs(small.size.width * 4 - large.size.width) < 1e-9)
    #expect(small.lines[0].runs[0].glyphs.map(\.id) == large.lines[0].runs[0].glyphs.map(\.id))
    #expect(
      zip(small.lines[0].runs[0].outlines.glyphs, large.lines[0].runs[0].outlines.glyphs)
        .allSatisfy { $0.outline === $1.outline })
  }
}
