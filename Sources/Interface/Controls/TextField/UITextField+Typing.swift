import Foundation
import Views

// What typing does to a text field, and what stands beside its text.
extension UITextField {
  /// Puts a view beside the text into its place, or takes it away.
  func place(_ view: UIView?, _ shows: Bool, _ frame: CGRect) {
    guard let view else { return }
    guard shows else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  /// Puts what the user has typed in the place of a range.
  func replace(_ range: NSRange, to string: String) {
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: string)
    guard isAllowed ?? true else { return }
    let content = text ?? ""
    if let attributed {
      let changed = NSMutableAttributedString(attributedString: attributed)
      let last =
        range.location > 0
        ? attributed.attributes(at: range.location - 1, effectiveRange: nil) : [:]
      changed.replaceCharacters(
        in: range, with: NSAttributedString(string: string, attributes: last))
      take(changed.string, changed.length == 0 ? nil : changed)
    } else {
      take((content as NSString).replacingCharacters(in: range, with: string), nil)
    }
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }
}
