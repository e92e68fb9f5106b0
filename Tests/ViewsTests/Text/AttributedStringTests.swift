import Foundation
import Layers
import Testing
import ViewText
import Views

@Suite struct AttributedStringTests {
  @Test func attributesAreConvertedInBothDirections() throws {
    let text = NSMutableAttributedString(
      string: "Red link", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 2 as CGFloat])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    let url = try #require(URL(string: "https://example.org"))
    text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 4))
    let converted = AttributedString(text)
    #expect(converted.runs.count == 3)
    #expect(converted.runs.first?.foregroundColor == .red)
    #expect(converted.runs.map(\.kern) == [2, 2, 2])
    let back = NSAttributedString(converted)
    #expect(back.string == "Red link")
    #expect(back.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(back.attribute(.link, at: 4, effectiveRange: nil) as? URL == url)
    #expect(back.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
  }

  @Test func containersAreConvertedInBothDirections() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style,
      NSAttributedString.Key("unknown"): 1,
    ])
    #expect(container.font == .systemFont(ofSize: 20))
    #expect(container.paragraphStyle?.alignment == .center)
    let dictionary = [NSAttributedString.Key: Any](container)
    #expect(Set(dictionary.keys) == [.font, .paragraphStyle])
    #expect(AttributeContainer([:]) == AttributeContainer())
  }
}
