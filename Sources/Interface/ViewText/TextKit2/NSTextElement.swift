public import Foundation

/// A part of a text.
open class NSTextElement: NSObject {
  /// The content manager of the text.
  open weak var textContentManager: NSTextContentManager?

  /// The range of the element; nil if it isn't part of a text.
  open var elementRange: NSTextRange?

  /// Creates an element.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
  }
}

/// A paragraph.
open class NSTextParagraph: NSTextElement {
  /// The text, with the characters that end the paragraph.
  public let attributedString: NSAttributedString

  /// Creates a paragraph.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The range without the characters that end the paragraph.
  open var paragraphContentRange: NSTextRange? {
    (elementRange?.range).map {
      NSTextRange(NSRange(location: $0.location, length: $0.length - separatorLength))
    }
  }

  /// The range of the characters that end the paragraph; nil if there are none.
  open var paragraphSeparatorRange: NSTextRange? {
    guard let range = elementRange?.range, separatorLength > 0 else { return nil }
    return NSTextRange(
      NSRange(location: range.upperBound - separatorLength, length: separatorLength))
  }

  private var separatorLength: Int {
    let text = attributedString.string
    return text.last.map { $0.isNewline ? String($0).utf16.count : 0 } ?? 0
  }
}
