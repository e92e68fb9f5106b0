public import Foundation
import Views

// The notifications of text views, posted to the default centre with the view as their object, after
// the delegate's method. Text that code sets isn't reported.
extension UITextView {
  /// Editing has begun.
  public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Editing has ended.
  public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// The user has changed the text.
  public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posts a notification about this view.
  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

// The names used in Swift 3 and 4.
extension Notification.Name {
  /// Editing of a text view has begun.
  public static var UITextViewTextDidBeginEditing: Self {
    UITextView.textDidBeginEditingNotification
  }
  /// Editing of a text view has ended.
  public static var UITextViewTextDidEndEditing: Self { UITextView.textDidEndEditingNotification }
  /// The user has changed the text of a text view.
  public static var UITextViewTextDidChange: Self { UITextView.textDidChangeNotification }
}
