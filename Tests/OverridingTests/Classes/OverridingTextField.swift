import UIKit

/// Overrides the members of `UITextField` in the table.
class OverridingTextField: OverridingTextFieldPart1 {
  override var text: String? {
    get { calls.record(super.text) }
    set { calls.recordSet(super.text = newValue) }
  }

  override var attributedText: NSAttributedString? {
    get { calls.record(super.attributedText) }
    set { calls.recordSet(super.attributedText = newValue) }
  }

  override var placeholder: String? {
    get { calls.record(super.placeholder) }
    set { calls.recordSet(super.placeholder = newValue) }
  }

  override var attributedPlaceholder: NSAttributedString? {
    get { calls.record(super.attributedPlaceholder) }
    set { calls.recordSet(super.attributedPlaceholder = newValue) }
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

  override var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { calls.record(super.defaultTextAttributes) }
    set { calls.recordSet(super.defaultTextAttributes = newValue) }
  }

  override var adjustsFontSizeToFitWidth: Bool {
    get { calls.record(super.adjustsFontSizeToFitWidth) }
    set { calls.recordSet(super.adjustsFontSizeToFitWidth = newValue) }
  }

  override var minimumFontSize: CGFloat {
    get { calls.record(super.minimumFontSize) }
    set { calls.recordSet(super.minimumFontSize = newValue) }
  }

  override var delegate: (any UITextFieldDelegate)? {
    get { calls.record(super.delegate) }
    set { calls.recordSet(super.delegate = newValue) }
  }

  override var borderStyle: UITextField.BorderStyle {
    get { calls.record(super.borderStyle) }
    set { calls.recordSet(super.borderStyle = newValue) }
  }

  override var background: UIImage? {
    get { calls.record(super.background) }
    set { calls.recordSet(super.background = newValue) }
  }

  override var disabledBackground: UIImage? {
    get { calls.record(super.disabledBackground) }
    set { calls.recordSet(super.disabledBackground = newValue) }
  }

  override var leftView: UIView? {
    get { calls.record(super.leftView) }
    set { calls.recordSet(super.leftView = newValue) }
  }

  override var leftViewMode: UITextField.ViewMode {
    get { calls.record(super.leftViewMode) }
    set { calls.recordSet(super.leftViewMode = newValue) }
  }

  override var rightView: UIView? {
    get { calls.record(super.rightView) }
    set { calls.recordSet(super.rightView = newValue) }
  }

  override var rightViewMode: UITextField.ViewMode {
    get { calls.record(super.rightViewMode) }
    set { calls.recordSet(super.rightViewMode = newValue) }
  }

  override var clearButtonMode: UITextField.ViewMode {
    get { calls.record(super.clearButtonMode) }
    set { calls.recordSet(super.clearButtonMode = newValue) }
  }

  override var isEditing: Bool { calls.record(super.isEditing) }

  override var clearsOnBeginEditing: Bool {
    get { calls.record(super.clearsOnBeginEditing) }
    set { calls.recordSet(super.clearsOnBeginEditing = newValue) }
  }

  override var clearsOnInsertion: Bool {
    get { calls.record(super.clearsOnInsertion) }
    set { calls.recordSet(super.clearsOnInsertion = newValue) }
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

  override var isSecureTextEntry: Bool {
    get { calls.record(super.isSecureTextEntry) }
    set { calls.recordSet(super.isSecureTextEntry = newValue) }
  }

  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.borderRect(forBounds: bounds))
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.textRect(forBounds: bounds))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.editingRect(forBounds: bounds))
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.placeholderRect(forBounds: bounds))
  }

  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.clearButtonRect(forBounds: bounds))
  }

  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.leftViewRect(forBounds: bounds))
  }

  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    calls.record(super.rightViewRect(forBounds: bounds))
  }

  override func drawText(in rect: CGRect) {
    calls.record(super.drawText(in: rect))
  }

  override func drawPlaceholder(in rect: CGRect) {
    calls.record(super.drawPlaceholder(in: rect))
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

  override var adjustsFontForContentSizeCategory: Bool {
    get { calls.record(super.adjustsFontForContentSizeCategory) }
    set { calls.recordSet(super.adjustsFontForContentSizeCategory = newValue) }
  }

  override var typingAttributes: [NSAttributedString.Key: Any]? {
    get { calls.record(super.typingAttributes) }
    set { calls.recordSet(super.typingAttributes = newValue) }
  }

  override var allowsEditingTextAttributes: Bool {
    get { calls.record(super.allowsEditingTextAttributes) }
    set { calls.recordSet(super.allowsEditingTextAttributes = newValue) }
  }
}
