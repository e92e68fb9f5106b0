public import Foundation

/// An object that is notified of changes of a text.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The text.
  var textStorage: NSTextStorage? { get set }
  /// Called when the text has changed.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange)
  /// Edits the text in a transaction.
  func performEditingTransaction(for textStorage: NSTextStorage, block transaction: () -> Void)
}

/// Provides the elements of a text.
public protocol NSTextContentStorageDelegate: AnyObject {
  /// Returns the paragraph of a range, with other attributes than the text; nil for the text's. Its
  /// length must be that of the range.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns nil.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// Has the text of a text storage as paragraphs.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  /// The delegate; weak.
  open weak var delegate: (any NSTextContentStorageDelegate)? { didSet { changed() } }

  /// The text, which can be changed.
  open var textStorage: NSTextStorage? = NSTextStorage() {
    didSet {
      if oldValue !== textStorage { oldValue?.textStorageObserver = nil }
      textStorage?.textStorageObserver = self
      changed()
    }
  }

  /// Creates a content storage without text.
  public override init() {
    super.init()
    textStorage?.textStorageObserver = self
  }

  /// Called when the text has changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { changed() }

  /// Edits the text in a transaction.
  open func performEditingTransaction(
    for textStorage: NSTextStorage, block transaction: () -> Void
  ) { performEditingTransaction(transaction) }

  /// The text. Setting it replaces the contents of `textStorage`.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  open override func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    super.addTextLayoutManager(textLayoutManager)
    textLayoutManager.contentChanged()
  }

  private func changed() { for manager in textLayoutManagers { manager.contentChanged() } }

  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
  }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReversed = options.contains(.reverse)
    let start = (textLocation as? TextOffset)?.offset
    let ranges = paragraphs.filter { range in
      guard let start else { return true }
      return isReversed
        ? range.lowerBound < start || range.lowerBound == 0 && start == 0
        : range.upperBound > start || range.lowerBound == start
    }
    var last: (any NSTextLocation)?
    for range in isReversed ? ranges.reversed() : ranges {
      last = TextOffset(isReversed ? range.lowerBound : range.upperBound)
      if !block(element(range)) { break }
    }
    return last
  }

  /// Returns the paragraph of a range.
  func element(_ range: NSRange) -> NSTextParagraph {
    let paragraph =
      delegate?.textContentStorage(self, textParagraphWith: range)
      ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(range)
    return paragraph
  }

  /// The ranges of the paragraphs, the last of which can be empty.
  var paragraphs: [NSRange] {
    let text = (textStorage?.string ?? "") as NSString
    var (ranges, start) = ([NSRange](), 0)
    while start < text.length {
      let range = text.paragraphRange(for: NSRange(location: start, length: 0))
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }

  /// Returns the text of an element.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// Returns the paragraph of a text, which isn't part of the contents.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }
}
