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

/// A view for keys or for tools above them.
open class UIInputView: UIView {
  /// The style of the background; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// No background.
    case `default`
    /// The background of a keyboard.
    case keyboard
  }

  /// The style of the background; stored.
  public let inputViewStyle: Style

  /// Whether constraints determine the height; false by default. Stored.
  open var allowsSelfSizing = false

  /// Creates a view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view with the style `default`.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view from its archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
