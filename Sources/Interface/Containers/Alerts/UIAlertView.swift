public import Controls
public import Foundation
import Layers
import ViewText
public import Views

/// The text fields of an alert view; the raw values are Apple's.
public enum UIAlertViewStyle: Int, Sendable {
  /// No text field.
  case `default`
  /// A field for a password.
  case secureTextInput
  /// A field for text.
  case plainTextInput
  /// A field for a name, and one for a password.
  case loginAndPasswordInput
}

/// An object that is notified of an alert view's buttons. All methods are optional.
public protocol UIAlertViewDelegate: AnyObject {
  /// Called when the user taps a button.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert view appears.
  func willPresent(_ alertView: UIAlertView)
  /// Called after the alert view has appeared.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert view disappears.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the alert view has disappeared.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Called when the system cancels the alert view, which never happens.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Returns whether the first button besides the cancel button can be tapped, when the alert view
  /// appears.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Returns true.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// An alert, as apps before iOS 8 show it: in a window of its own, and with a delegate instead of
/// handlers. It looks like a `UIAlertController`.
open class UIAlertView: UIView {
  /// The delegate, a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?

  /// The title; empty by default.
  open var title = ""

  /// The text below the title.
  open var message: String?

  /// The text fields; none by default. Setting it creates them.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { makeController() } }

  /// The index of the cancel button; -1, the default, for none.
  open var cancelButtonIndex = -1

  private var titles: [String] = []
  private var controller = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  private var presenter: UIWindow?

  /// Creates an alert view without a title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an alert view without a title and buttons.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert view; without `cancelButtonTitle` it has no button.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert view with several buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Buttons and fields

  /// Adds a button after the others, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button; nil if there is none at the index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }

  /// The index of the first button besides the cancel button; -1 if there is none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  /// Returns a text field of the style, from top to bottom; nil if there is none at the index.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = controller.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private func makeController() {
    controller = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let isLogin = alertViewStyle == .loginAndPasswordInput
    if isLogin || alertViewStyle == .plainTextInput {
      controller.addTextField { $0.placeholder = isLogin ? "Login" : nil }
    }
    if isLogin || alertViewStyle == .secureTextInput {
      controller.addTextField { field in
        field.placeholder = isLogin ? "Password" : nil
        field.isSecureTextEntry = true
      }
    }
  }

  // MARK: Showing

  /// Whether the alert view is shown.
  open var isVisible: Bool { presenter != nil }

  private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Shows the alert view in front of all windows.
  open func show() {
    guard presenter == nil else { return }
    controller.title = title.isEmpty ? nil : title
    controller.message = message
    for (index, title) in titles.enumerated() {
      controller.addAction(action(title, index))
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    presenter = window
    window.makeKeyAndVisible()
    receiver?.willPresent(self)
    window.rootViewController?.present(controller, animated: true) {
      self.receiver?.didPresent(self)
    }
  }

  private func action(_ title: String, _ index: Int) -> UIAlertAction {
    let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
    let action = UIAlertAction(title: title, style: style) { _ in self.finish(index) }
    action.chosen = {
      self.receiver?.alertView(self, clickedButtonAt: index)
      self.receiver?.alertView(self, willDismissWithButtonIndex: index)
    }
    if index == firstOtherButtonIndex {
      action.isEnabled = receiver?.alertViewShouldEnableFirstOtherButton(self) ?? true
    }
    return action
  }

  /// Hides the alert view as if the user had tapped a button.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard presenter != nil else { return }
    receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    controller.dismiss(animated: animated) { self.finish(buttonIndex) }
  }

  private func finish(_ index: Int) {
    presenter?.isHidden = true
    presenter?.rootViewController = nil
    presenter = nil
    receiver?.alertView(self, didDismissWithButtonIndex: index)
    // Shown again, it has new buttons.
    makeController()
  }
}
