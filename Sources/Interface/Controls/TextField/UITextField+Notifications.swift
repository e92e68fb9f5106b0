public import Foundation
import Views

// The notifications of text fields, posted to the default centre with the field as their object. Each
// follows the delegate's method and the control event of the same change. Text that code sets isn't
// reported.
extension UITextField {
  /// Editing has begun.
  public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Editing has ended.
  public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The user has changed the text.
  public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The key of the reason in the `userInfo` of `textDidEndEditingNotification`: an `NSNumber` with
  /// the raw value of a `DidEndEditingReason`.
  public class var didEndEditingReasonKey: String { "UITextFieldDidEndEditingReasonKey" }

  /// Reports that editing has begun.
  func reportBegin() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Reports that editing has ended.
  func reportEnd() {
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonKey: NSNumber(value: reason.rawValue)])
  }

  /// Reports that the user has changed the text.
  func reportChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

// The names used in Swift 3 and 4.
extension Notification.Name {
  /// Editing of a text field has begun.
  public static var UITextFieldTextDidBeginEditing: Self {
    UITextField.textDidBeginEditingNotification
  }
  /// Editing of a text field has ended.
  public static var UITextFieldTextDidEndEditing: Self {
    UITextField.textDidEndEditingNotification
  }
  /// The user has changed the text of a text field.
  public static var UITextFieldTextDidChange: Self { UITextField.textDidChangeNotification }
}
