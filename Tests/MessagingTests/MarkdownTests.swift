import Foundation
import Messaging
import Testing

@Suite struct MarkdownTests {
  /// The parts of a text, with the letters of what they are meant as: e, s, c, x, l(ink), b(reak).
  private func parts(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> [String] {
    let text = try AttributedString(
      markdown: markdown,
      options: AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax))
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let names: [(InlinePresentationIntent, String)] = [
        (.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "x"),
        (.softBreak, "b"), (.lineBreak, "B"), (.inlineHTML, "h"),
      ]
      let marks =
        names.filter { intent.contains($0.0) }.map(\.1).joined() + (run.link == nil ? "" : "l")
      let part = String(text[run.range].characters)
      return marks.isEmpty ? part : "\(part)|\(marks)"
    }
  }

  @Test(arguments: [
    ("plain", ["plain"]), ("*a*", ["a|e"]), ("**a** b", ["a|s", " b"]), ("***a***", ["a|es"]),
    ("**a *b* c**", ["a |s", "b|es", " c|s"]), ("_a_ and __b__", ["a|e", " and ", "b|s"]),
    ("snake_case_name", ["snake_case_name"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("**a", ["**a"]),
    ("~~a~~ ~b~", ["a|x", " ", "b|x"]), ("`a *b*`", ["a *b*|c"]), ("``a`b``", ["a`b|c"]),
    (#"\*a\* 1\. \x"#, [#"*a* 1. \x"#]), ("a &amp; b &#65; &x;", ["a & b A &x;"]),
    ("*foo**bar*", ["foo**bar|e"]), ("**bold*", ["*", "bold|e"]),
    ("<b>x</b>", ["<b>|h", "x", "</b>|h"]),
  ])
  func marksAreMatched(markdown: String, expected: [String]) throws {
    #expect(try parts(markdown) == expected)
  }

  @Test(arguments: [
    ("[a](https://b.c)", ["a|l"]), ("[**a** b](x \"title\")!", ["a|sl", " b|l", "!"]),
    ("**[a](b)**", ["a|sl"]), ("[a] (b)", ["[a] (b)"]), ("[a](b", ["[a](b"]),
    ("<https://a.b>", ["https://a.b|l"]), ("<x@y.z>", ["x@y.z|l"]), ("a < b > c", ["a < b > c"]),
    ("[a](b(c)d)", ["a|l"]), ("[x [a](b) y](c)", ["[x ", "a|l", " y](c)"]),
  ])
  func linksHaveAddresses(markdown: String, expected: [String]) throws {
    #expect(try parts(markdown) == expected)
  }

  @Test func addressesAreRelativeToTheBase() throws {
    let base = try #require(URL(string: "https://example.org/a/"))
    let text = try AttributedString(markdown: "[x](b) ![alt](c.png)", baseURL: base)
    #expect(text.runs.first?.link?.absoluteString == "https://example.org/a/b")
    let image = try #require(text.runs.first { $0.imageURL != nil })
    #expect(String(text[image.range].characters) == "alt")
    #expect(image.imageURL?.absoluteString == "https://example.org/a/c.png")
  }

  @Test func lineBreaksDependOnTheSyntax() throws {
    #expect(try parts("a\nb") == ["a", " |b", "b"])
    #expect(try parts("a  \nb") == ["a", "\n|B", "b"])
    #expect(try parts("a\\\nb") == ["a", "\n|B", "b"])
    #expect(try parts("a\nb", .inlineOnly) == ["a", " |b", "b"])
    #expect(try parts("a\n\n *b* ", .inlineOnlyPreservingWhitespace) == ["a\n\n ", "b|e", " "])
    #expect(try parts("# a\n- b", .inlineOnly) == ["# a", " |b", "- b"])
  }

  /// The paragraphs of a text with what they are in.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    var blocks: [(PresentationIntent?, String)] = []
    for run in text.runs {
      let part = String(text[run.range].characters)
      if let last = blocks.last, last.0 == run.presentationIntent {
        blocks[blocks.count - 1].1 += part
      } else {
        blocks.append((run.presentationIntent, part))
      }
    }
    return blocks.map { intent, text in
      let kinds = (intent?.components ?? []).map { component in
        switch component.kind {
        case .paragraph: "p"
        case .header(let level): "h\(level)"
        case .orderedList: "ol"
        case .unorderedList: "ul"
        case .listItem(let ordinal): "li\(ordinal)"
        case .codeBlock(let language): "code(\(language ?? ""))"
        case .blockQuote: "quote"
        case .thematicBreak: "hr"
        case .table(let columns): "table\(columns.count)"
        case .tableHeaderRow: "head"
        case .tableRow(let row): "row\(row)"
        case .tableCell(let column): "cell\(column)"
        }
      }
      return "\(text)|\(kinds.joined(separator: " "))"
    }
  }

  @Test func paragraphsHaveIntents() throws {
    #expect(
      try blocks("# A *b*\n\nText\nmore\n\n## C ##\nD\n===\n")
        == ["A b|h1", "Text more|p", "C|h2", "D|h1"])
    #expect(
      try blocks("- a\n- b\n  1. c\n  2. d\n\nend")
        == ["a|p li1 ul", "b|p li2 ul", "c|p li1 ol li2 ul", "d|p li2 ol li2 ul", "end|p"])
    #expect(try blocks("3. a\n4. b") == ["a|p li3 ol", "b|p li4 ol"])
    #expect(
      try blocks("> a\n> - b\n\n```swift\nlet *x* = 1\n```\n***\n    code")
        == [
          "a|p quote", "b|p li1 ul quote", "let *x* = 1\n|code(swift)", "\u{2E3B}|hr",
          "code\n|code()",
        ])
    #expect(
      try blocks("| a | b |\n|---|:-:|\n| 1 | **2** |")
        == [
          "a|cell0 head table2", "b|cell1 head table2", "1|cell0 row1 table2",
          "2|cell1 row1 table2",
        ])
  }

  @Test func paragraphsOfTheSameKindAreSeparate() throws {
    let text = try AttributedString(markdown: "a\n\nb")
    #expect(String(text.characters) == "ab" && text.runs.count == 2)
    let list = try AttributedString(markdown: "- a\n- b").runs.compactMap(\.presentationIntent)
    #expect(list.count == 2 && list[0].components.last == list[1].components.last)
    #expect(list[0].indentationLevel == 1)
  }

  @Test func theLanguageIsAnAttribute() throws {
    let options = AttributedString.MarkdownParsingOptions(languageCode: "de")
    #expect(try AttributedString(markdown: "*a* b", options: options).languageIdentifier == "de")
  }
}
