import Foundation
import Layers
import Messaging
import Testing
import ViewText
import Views

/// The attributes of Markdown and of `AttributedString` in text that views show.
@Suite struct MarkdownTextTests {
  @Test func markdownBecomesAttributes() throws {
    let text = try NSAttributedString(markdown: "a **b** [c](https://d.e)")
    #expect(text.string == "a b c")
    let intent = text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil)
    #expect((intent as? NSNumber)?.intValue == 2)
    let link = text.attribute(.link, at: 4, effectiveRange: nil)
    #expect((link as? URL)?.absoluteString == "https://d.e")
    #expect(text.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) == nil)
    let options = NSAttributedString.MarkdownParsingOptions()
    options.interpretedSyntax = .inlineOnlyPreservingWhitespace
    #expect(try NSAttributedString(markdown: "a\n\nb", options: options).string == "a\n\nb")
    #expect(
      AttributedString(text).runs.map(\.inlinePresentationIntent) == [
        nil, .stronglyEmphasized, nil, nil,
      ])
  }

  @Test func strongEmphasisIsWiderAndCodeHasEqualWidths() throws {
    func width(_ markdown: String) throws -> CGFloat {
      try NSAttributedString(markdown: markdown).size().width
    }
    #expect(try width("**Hamburg**") > width("Hamburg") + 1)
    #expect(try abs(width("`iiii`") - width("`mmmm`")) < 1e-6)
    #expect(try width("~~Hamburg~~") == width("Hamburg"))
    let bold = NSAttributedString(
      string: "Hamburg", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    #expect(try width("**Hamburg**") == bold.size().width)
  }

  @Test func objectsAreAttributesOfAttributedStrings() throws {
    let (style, shadow, attachment) = (
      NSMutableParagraphStyle(), NSShadow(), NSTextAttachment(image: UIImage())
    )
    style.alignment = .center
    var text = AttributedString("ab")
    text.paragraphStyle = style
    text.shadow = shadow
    let second = try #require(text.range(of: "b"))
    text[second].attachment = attachment
    #expect(text.paragraphStyle?.alignment == .center && text.attachment == nil)
    #expect(text.runs.map { $0.attachment === attachment } == [false, true])
    let converted = NSAttributedString(text)
    #expect(converted.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow === shadow)
    #expect(converted.attribute(.attachment, at: 1, effectiveRange: nil) != nil)
    #expect(converted.containsAttachments(in: NSRange(location: 1, length: 1)))
    #expect(!converted.containsAttachments(in: NSRange(location: 0, length: 1)))
    #expect(AttributedString(converted).paragraphStyle === style)
    var container = AttributeContainer()
    container.paragraphStyle = style
    container.font = .systemFont(ofSize: 3)
    #expect(AttributedString("x", attributes: container).paragraphStyle === style)
  }

  @Test func attributesOfAScopeAreConverted() throws {
    var text = try AttributedString(markdown: "*a*")
    text.font = .systemFont(ofSize: 3)
    let all = try NSAttributedString(text, including: \.uiKit)
    #expect(all.attributes(at: 0, effectiveRange: nil).keys.contains(.font))
    #expect(all.attributes(at: 0, effectiveRange: nil).keys.contains(.inlinePresentationIntent))
    let plain = try NSAttributedString(text, including: AttributeScopes.FoundationAttributes.self)
    #expect(!plain.attributes(at: 0, effectiveRange: nil).keys.contains(.font))
    #expect(try AttributedString(all, including: \.uiKit).font == .systemFont(ofSize: 3))
    #expect(try AttributedString(all, including: \.foundation).font == nil)
  }

  @Test func plainTextIsWritten() throws {
    let text = NSAttributedString(string: "Grün", attributes: [.kern: 2])
    let whole = NSRange(location: 0, length: 4)
    #expect(try text.data(from: whole) == Data("Grün".utf8))
    let latin = try text.data(
      from: whole, documentAttributes: [.characterEncoding: String.Encoding.isoLatin1.rawValue])
    #expect(latin.count == 4)
    #expect(throws: (any Error).self) {
      try text.data(
        from: whole,
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }
}
