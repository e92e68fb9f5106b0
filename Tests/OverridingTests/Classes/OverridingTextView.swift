import UIKit

/// Overrides the members of `UITextView` in the table.
class OverridingTextView: OverridingTextViewPart1 {
  override var delegate: UITextViewDelegate? {
    get { calls.record(super.delegate) }
    set { calls.recordSet(super.delegate = newValue) }
  }

  override var text: String! {
    get { calls.record(super.text) }
    set { calls.recordSet(super.text = newValue) }
  }

  override var attributedText: NSAttributedString! {
    get { calls.record(super.attributedText) }
    set { calls.recordSet(super.attributedText = newValue) }
  }

  override var font: UIFont? {
    get { calls.record(super.font) }
    set { calls.recordSet(super.font = newValue) }
  }

  override var textColor: UIColor? {
    get { calls.record(super.textColor) }
    set { calls.recordSet(super.textColor = newValue) }
  }

  override var textAlignment: NSTextAlignment {
    get { calls.record(super.textAlignment) }
    set { calls.recordSet(super.textAlignment = newValue) }
  }

  override var typingAttributes: [NSAttributedString.Key: Any] {
    get { calls.record(super.typingAttributes) }
    set { calls.recordSet(super.typingAttributes = newValue) }
  }

  override var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { calls.record(super.linkTextAttributes) }
    set { calls.recordSet(super.linkTextAttributes = newValue) }
  }

  override var dataDetectorTypes: UIDataDetectorTypes {
    get { calls.record(super.dataDetectorTypes) }
    set { calls.recordSet(super.dataDetectorTypes = newValue) }
  }

  override var isEditable: Bool {
    get { calls.record(super.isEditable) }
    set { calls.recordSet(super.isEditable = newValue) }
  }

  override var isSelectable: Bool {
    get { calls.record(super.isSelectable) }
    set { calls.recordSet(super.isSelectable = newValue) }
  }

  override var allowsEditingTextAttributes: Bool {
    get { calls.record(super.allowsEditingTextAttributes) }
    set { calls.recordSet(super.allowsEditingTextAttributes = newValue) }
  }

  override var clearsOnInsertion: Bool {
    get { calls.record(super.clearsOnInsertion) }
    set { calls.recordSet(super.clearsOnInsertion = newValue) }
  }

  override var selectedRange: NSRange {
    get { calls.record(super.selectedRange) }
    set { calls.recordSet(super.selectedRange = newValue) }
  }

  override var layoutManager: NSLayoutManager { calls.record(super.layoutManager) }

  override var textStorage: NSTextStorage { calls.record(super.textStorage) }

  override var textContainer: NSTextContainer { calls.record(super.textContainer) }

  override var textContainerInset: UIEdgeInsets {
    get { calls.record(super.textContainerInset) }
    set { calls.recordSet(super.textContainerInset = newValue) }
  }

  override func scrollRangeToVisible(_ range: NSRange) {
    calls.record(super.scrollRangeToVisible(range))
  }

  override var hasText: Bool { calls.record(super.hasText) }

  override func insertText(_ text: String) {
    calls.record(super.insertText(text))
  }

  override func deleteBackward() {
    calls.record(super.deleteBackward())
  }

  override var keyboardType: UIKeyboardType {
    get { calls.record(super.keyboardType) }
    set { calls.recordSet(super.keyboardType = newValue) }
  }

  override var keyboardAppearance: UIKeyboardAppearance {
    get { calls.record(super.keyboardAppearance) }
    set { calls.recordSet(super.keyboardAppearance = newValue) }
  }

  override var returnKeyType: UIReturnKeyType {
    get { calls.record(super.returnKeyType) }
    set { calls.recordSet(super.returnKeyType = newValue) }
  }

  override var autocapitalizationType: UITextAutocapitalizationType {
    get { calls.record(super.autocapitalizationType) }
    set { calls.recordSet(super.autocapitalizationType = newValue) }
  }

  override var autocorrectionType: UITextAutocorrectionType {
    get { calls.record(super.autocorrectionType) }
    set { calls.recordSet(super.autocorrectionType = newValue) }
  }

  override var spellCheckingType: UITextSpellCheckingType {
    get { calls.record(super.spellCheckingType) }
    set { calls.recordSet(super.spellCheckingType = newValue) }
  }

  override var enablesReturnKeyAutomatically: Bool {
    get { calls.record(super.enablesReturnKeyAutomatically) }
    set { calls.recordSet(super.enablesReturnKeyAutomatically = newValue) }
  }

  override var isSecureTextEntry: Bool {
    get { calls.record(super.isSecureTextEntry) }
    set { calls.recordSet(super.isSecureTextEntry = newValue) }
  }

  override var textContentType: UITextContentType! {
    get { calls.record(super.textContentType) }
    set { calls.recordSet(super.textContentType = newValue) }
  }

  override var passwordRules: UITextInputPasswordRules? {
    get { calls.record(super.passwordRules) }
    set { calls.recordSet(super.passwordRules = newValue) }
  }

  override var smartQuotesType: UITextSmartQuotesType {
    get { calls.record(super.smartQuotesType) }
    set { calls.recordSet(super.smartQuotesType = newValue) }
  }

  override var smartDashesType: UITextSmartDashesType {
    get { calls.record(super.smartDashesType) }
    set { calls.recordSet(super.smartDashesType = newValue) }
  }

  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { calls.record(super.smartInsertDeleteType) }
    set { calls.recordSet(super.smartInsertDeleteType = newValue) }
  }

  override var inlinePredictionType: UITextInlinePredictionType {
    get { calls.record(super.inlinePredictionType) }
    set { calls.recordSet(super.inlinePredictionType = newValue) }
  }

  override var adjustsFontForContentSizeCategory: Bool {
    get { calls.record(super.adjustsFontForContentSizeCategory) }
    set { calls.recordSet(super.adjustsFontForContentSizeCategory = newValue) }
  }

  override var selectedTextRange: UITextRange? {
    get { calls.record(super.selectedTextRange) }
    set { calls.recordSet(super.selectedTextRange = newValue) }
  }

  override var endOfDocument: UITextPosition { calls.record(super.endOfDocument) }

  override func text(in range: UITextRange) -> String? {
    calls.record(super.text(in: range))
  }

  override func replace(_ range: UITextRange, withText text: String) {
    calls.record(super.replace(range, withText: text))
  }

  override func caretRect(for position: UITextPosition) -> CGRect {
    calls.record(super.caretRect(for: position))
  }

  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    calls.record(super.selectionRects(for: range))
  }

  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    calls.record(super.closestPosition(to: point))
  }
}
