import UIKit

/// Overrides the members of `UITextField` in the table.
class OverridingTextField: UITextField {
  let calls = Calls()

  override var text: String? {
    get { calls.noting(super.text) }
    set { calls.setting(super.text = newValue) }
  }

  override var attributedText: NSAttributedString? {
    get { calls.noting(super.attributedText) }
    set { calls.setting(super.attributedText = newValue) }
  }

  override var placeholder: String? {
    get { calls.noting(super.placeholder) }
    set { calls.setting(super.placeholder = newValue) }
  }

  override var attributedPlaceholder: NSAttributedString? {
    get { calls.noting(super.attributedPlaceholder) }
    set { calls.setting(super.attributedPlaceholder = newValue) }
  }

  override var font: UIFont? {
    get { calls.noting(super.font) }
    set { calls.setting(super.font = newValue) }
  }

  override var textColor: UIColor? {
    get { calls.noting(super.textColor) }
    set { calls.setting(super.textColor = newValue) }
  }

  override var textAlignment: NSTextAlignment {
    get { calls.noting(super.textAlignment) }
    set { calls.setting(super.textAlignment = newValue) }
  }

  override var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { calls.noting(super.defaultTextAttributes) }
    set { calls.setting(super.defaultTextAttributes = newValue) }
  }

  override var adjustsFontSizeToFitWidth: Bool {
    get { calls.noting(super.adjustsFontSizeToFitWidth) }
    set { calls.setting(super.adjustsFontSizeToFitWidth = newValue) }
  }

  override var minimumFontSize: CGFloat {
    get { calls.noting(super.minimumFontSize) }
    set { calls.setting(super.minimumFontSize = newValue) }
  }

  override var delegate: (any UITextFieldDelegate)? {
    get { calls.noting(super.delegate) }
    set { calls.setting(super.delegate = newValue) }
  }

  override var borderStyle: UITextField.BorderStyle {
    get { calls.noting(super.borderStyle) }
    set { calls.setting(super.borderStyle = newValue) }
  }

  override var background: UIImage? {
    get { calls.noting(super.background) }
    set { calls.setting(super.background = newValue) }
  }

  override var disabledBackground: UIImage? {
    get { calls.noting(super.disabledBackground) }
    set { calls.setting(super.disabledBackground = newValue) }
  }

  override var leftView: UIView? {
    get { calls.noting(super.leftView) }
    set { calls.setting(super.leftView = newValue) }
  }

  override var leftViewMode: UITextField.ViewMode {
    get { calls.noting(super.leftViewMode) }
    set { calls.setting(super.leftViewMode = newValue) }
  }

  override var rightView: UIView? {
    get { calls.noting(super.rightView) }
    set { calls.setting(super.rightView = newValue) }
  }

  override var rightViewMode: UITextField.ViewMode {
    get { calls.noting(super.rightViewMode) }
    set { calls.setting(super.rightViewMode = newValue) }
  }

  override var clearButtonMode: UITextField.ViewMode {
    get { calls.noting(super.clearButtonMode) }
    set { calls.setting(super.clearButtonMode = newValue) }
  }

  override var isEditing: Bool { calls.noting(super.isEditing) }

  override var clearsOnBeginEditing: Bool {
    get { calls.noting(super.clearsOnBeginEditing) }
    set { calls.setting(super.clearsOnBeginEditing = newValue) }
  }

  override var clearsOnInsertion: Bool {
    get { calls.noting(super.clearsOnInsertion) }
    set { calls.setting(super.clearsOnInsertion = newValue) }
  }

  override var hasText: Bool { calls.noting(super.hasText) }

  override func insertText(_ text: String) {
    calls.noting(super.insertText(text))
  }

  override func deleteBackward() {
    calls.noting(super.deleteBackward())
  }

  override var keyboardType: UIKeyboardType {
    get { calls.noting(super.keyboardType) }
    set { calls.setting(super.keyboardType = newValue) }
  }

  override var keyboardAppearance: UIKeyboardAppearance {
    get { calls.noting(super.keyboardAppearance) }
    set { calls.setting(super.keyboardAppearance = newValue) }
  }

  override var returnKeyType: UIReturnKeyType {
    get { calls.noting(super.returnKeyType) }
    set { calls.setting(super.returnKeyType = newValue) }
  }

  override var autocapitalizationType: UITextAutocapitalizationType {
    get { calls.noting(super.autocapitalizationType) }
    set { calls.setting(super.autocapitalizationType = newValue) }
  }

  override var autocorrectionType: UITextAutocorrectionType {
    get { calls.noting(super.autocorrectionType) }
    set { calls.setting(super.autocorrectionType = newValue) }
  }

  override var spellCheckingType: UITextSpellCheckingType {
    get { calls.noting(super.spellCheckingType) }
    set { calls.setting(super.spellCheckingType = newValue) }
  }

  override var enablesReturnKeyAutomatically: Bool {
    get { calls.noting(super.enablesReturnKeyAutomatically) }
    set { calls.setting(super.enablesReturnKeyAutomatically = newValue) }
  }

  override var textContentType: UITextContentType! {
    get { calls.noting(super.textContentType) }
    set { calls.setting(super.textContentType = newValue) }
  }

  override var isSecureTextEntry: Bool {
    get { calls.noting(super.isSecureTextEntry) }
    set { calls.setting(super.isSecureTextEntry = newValue) }
  }

  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.borderRect(forBounds: bounds))
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.textRect(forBounds: bounds))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.editingRect(forBounds: bounds))
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.placeholderRect(forBounds: bounds))
  }

  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.clearButtonRect(forBounds: bounds))
  }

  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.leftViewRect(forBounds: bounds))
  }

  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    calls.noting(super.rightViewRect(forBounds: bounds))
  }

  override func drawText(in rect: CGRect) {
    calls.noting(super.drawText(in: rect))
  }

  override func drawPlaceholder(in rect: CGRect) {
    calls.noting(super.drawPlaceholder(in: rect))
  }
}
