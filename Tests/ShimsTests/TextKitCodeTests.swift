import Testing
import UIKit

/// A storage that colours hashtags, as in many tutorials.
private final class HashtagStorage: NSTextStorage {
  private let backingStore = NSMutableAttributedString()
  private let expression = try? NSRegularExpression(pattern: "#\\w+", options: [])

  override var string: String { return backingStore.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    return backingStore.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backingStore.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backingStore.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    let line = NSString(string: backingStore.string).lineRange(for: editedRange)
    removeAttribute(.link, range: line)
    expression?.enumerateMatches(in: backingStore.string, options: [], range: line) { match, _, _ in
      guard let range = match?.range else { return }
      self.addAttribute(.link, value: "tag", range: range)
    }
    super.processEditing()
  }
}

/// A label whose links can be found by a point.
private final class TappableLabel: UILabel {
  private let layoutManager = NSLayoutManager()
  private let textContainer = NSTextContainer(size: .zero)
  private let textStorage = HashtagStorage()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    textContainer.lineFragmentPadding = 0.0
    textContainer.lineBreakMode = lineBreakMode
    textContainer.maximumNumberOfLines = numberOfLines
    layoutManager.usesFontLeading = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var attributedText: NSAttributedString? {
    didSet { textStorage.setAttributedString(attributedText ?? NSAttributedString()) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textContainer.size = bounds.size
  }

  func link(at point: CGPoint) -> String? {
    let text = layoutManager.usedRect(for: textContainer)
    let inContainer = CGPoint(x: point.x, y: point.y - (bounds.height - text.height) / 2)
    var fraction: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: inContainer, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
    guard fraction < 1, index < textStorage.length else { return nil }
    var range = NSRange(location: NSNotFound, length: 0)
    guard textStorage.attribute(.link, at: index, effectiveRange: &range) != nil else { return nil }
    return (textStorage.string as NSString).substring(with: range)
  }
}

/// Unmodified code of apps that uses TextKit.
@Suite struct TextKitCodeTests {
  @Test func linksOfALabelAreFoundByPoints() throws {
    let test = try TestStage()
    try test.play(until: 0.1) {
      let label = TappableLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      label.font = UIFont.systemFont(ofSize: 16)
      label.attributedText = NSAttributedString(
        string: "tap #here now", attributes: [NSAttributedString.Key.font: label.font as Any])
      label.layoutIfNeeded()
      func width(_ text: String) -> CGFloat {
        return (text as NSString).size(withAttributes: [.font: label.font as Any]).width
      }
      let (start, end) = (width("tap "), width("tap #here"))
      #expect(label.link(at: CGPoint(x: (start + end) / 2, y: 30)) == "#here")
      #expect(label.link(at: CGPoint(x: start + 1, y: 30)) == "#here")
      #expect(label.link(at: CGPoint(x: end - 1, y: 30)) == "#here")
      #expect(label.link(at: CGPoint(x: start - 1, y: 30)) == nil)
      #expect(label.link(at: CGPoint(x: end + 2, y: 30)) == nil)
      #expect(label.link(at: CGPoint(x: 290, y: 30)) == nil)
    }
  }

  @Test func aTextViewIsBuiltFromItsParts() throws {
    let test = try TestStage()
    try test.play(until: 0.1) {
      let textStorage = NSTextStorage(string: "one two three four")
      let layoutManager = NSLayoutManager()
      textStorage.addLayoutManager(layoutManager)
      let container = NSTextContainer(
        size: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude))
      container.widthTracksTextView = true
      layoutManager.addTextContainer(container)
      let textView = UITextView(
        frame: CGRect(x: 0, y: 0, width: 60, height: 200), textContainer: container)
      textView.font = UIFont.preferredFont(forTextStyle: .body)
      textView.layoutIfNeeded()
      var lines = 0
      var index = 0
      var lineRange = NSRange(location: 0, length: 0)
      while index < layoutManager.numberOfGlyphs {
        layoutManager.lineFragmentRect(forGlyphAt: index, effectiveRange: &lineRange)
        index = NSMaxRange(lineRange)
        lines += 1
      }
      #expect(lines == 4 && textView.text == "one two three four")
      textView.textStorage.beginEditing()
      textView.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      textView.textStorage.endEditing()
      #expect(
        textView.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
          == .red)
    }
  }
}
