import Foundation
import Views

// Typing in a text field, and its side views.
extension UITextField {
  /// Adds and places a side view, or removes it.
  func place(_ view: UIView?, _ shows: Bool, _ frame: CGRect) {
    guard let view else { return }
    guard shows else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  /// Replaces a range with the text that the user has typed.
  func replace(_ range: NSRange, to string: String) {
    put(string, in: range)
    delegate?.textFieldDidChangeSelection(self)
    reportChange()
  }

  /// Replaces a range, and moves the caret to the end of the new text.
  func put(_ string: String, in range: NSRange) {
    if let text = attributed ?? typed.flatMap({ _ in attributedText }) {
      let changed = NSMutableAttributedString(attributedString: text)
      let last =
        range.location > 0
        ? text.attributes(at: range.location - 1, effectiveRange: nil) : [:]
      changed.replaceCharacters(
        in: range, with: NSAttributedString(string: string, attributes: typed ?? last))
      setContent(changed.string, changed.length == 0 ? nil : changed)
    } else {
      setContent((content as NSString).replacingCharacters(in: range, with: string), nil)
    }
    moveCaret(to: range.location + string.utf16.count)
  }

  /// Returns a button that clears the text.
  func makeClearButton() -> ClearButton {
    let button = ClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }

  /// Clears the text, as the clear button does.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    reportChange()
    if !isEditing { becomeFirstResponder() }
  }
}
