public import Foundation

/// A language of the keyboard: always English.
open class UITextInputMode: NSObject {
  /// The language, as in "en-US".
  public let primaryLanguage: String?

  /// The keyboards that the user can choose from.
  public class var activeInputModes: [UITextInputMode] { [english] }

  /// The keyboard has changed; never posted.
  public class var currentInputModeDidChangeNotification: Notification.Name {
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }

  static var english: UITextInputMode { UITextInputMode("en-US") }

  init(_ language: String) { primaryLanguage = language }
}
