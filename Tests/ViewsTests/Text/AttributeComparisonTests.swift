import Foundation
import Layers
import Testing
import ViewText
import Views

/// Core Foundation compares the values of neighbouring runs.
@Suite struct AttributeComparisonTests {
  private static func paragraph(_ spacing: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  private static func shadow(_ radius: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  private static func attachment(_ width: CGFloat) -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.bounds.size.width = width
    return attachment
  }

  /// Pairs of different values; the first words of many are zero.
  nonisolated(unsafe) private static let pairs: [(NSAttributedString.Key, NSObject, NSObject)] = [
    (.foregroundColor, UIColor.black, UIColor.white),
    (.foregroundColor, UIColor.gray, UIColor.clear),
    (.backgroundColor, UIColor.red, UIColor.green),
    (.font, UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 12)),
    (.paragraphStyle, paragraph(1), paragraph(2)),
    (.paragraphStyle, NSParagraphStyle.default, paragraph(0.5)),
    (.shadow, shadow(1), shadow(2)), (.attachment, attachment(1), attachment(2)),
  ]

  @Test(arguments: pairs.indices) func runsOfDifferentValuesAreKept(pair: Int) {
    let (key, first, second) = Self.pairs[pair]
    let text = NSMutableAttributedString(string: "one ", attributes: [key: first])
    text.append(NSAttributedString(string: "two", attributes: [key: second]))
    text.addAttribute(key, value: first, range: NSRange(location: 5, length: 1))
    let copy = NSAttributedString(attributedString: text)
    var (ranges, values) = ([NSRange](), [NSObject?]())
    copy.enumerateAttribute(key, in: NSRange(location: 0, length: 7)) { value, range, _ in
      ranges.append(range)
      values.append(value as? NSObject)
    }
    #expect(ranges.map(\.length) == [4, 1, 1, 1])
    #expect(values == [first, second, first, second])
    let label = UILabel()
    label.attributedText = text
    #expect(label.attributedText == copy)
  }

  @Test func runsOfEqualValuesAreOne() {
    for size in [CGFloat(0), 12] {
      let text = NSMutableAttributedString(
        string: "a", attributes: [.paragraphStyle: Self.paragraph(size)])
      text.append(
        NSAttributedString(string: "b", attributes: [.paragraphStyle: Self.paragraph(size)]))
      var range = NSRange()
      _ = text.attributes(at: 0, effectiveRange: &range)
      #expect(range.length == 2)
    }
  }
}
