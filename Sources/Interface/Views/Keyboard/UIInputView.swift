public import Foundation

/// A view for keys or for tools above them.
open class UIInputView: UIView {
  /// The style of the background; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// No background.
    case `default`
    /// The background of a keyboard.
    case keyboard
  }

  /// The style of the background.
  public let inputViewStyle: Style

  /// Whether constraints determine the height; false by default.
  open var allowsSelfSizing = false

  /// Creates a view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .keyboardBackdrop }
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
