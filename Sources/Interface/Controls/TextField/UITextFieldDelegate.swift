public import Foundation
import Views

/// Is asked what happens to a text field, and told; each method may be left out.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, for a reason; tells `textFieldDidEndEditing(_:)` unless it is replaced.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether what the user types may take the place of a range of the text, in UTF-16.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text, and so the place where the user types, has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing has ended; the raw values are Apple's.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was done.
    case committed
    /// It was called off.
    case cancelled
  }

  /// The border of a text field; the raw values are Apple's.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A thin dark line.
    case line
    /// A grey line around white.
    case bezel
    /// A light line with round corners around white.
    case roundedRect
  }

  /// When a view beside the text shows; the raw values are Apple's.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While it is not edited.
    case unlessEditing
    /// Always.
    case always

    /// Whether it shows.
    func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}

extension UITextField.BorderStyle {
  /// How far text keeps from the edges: as far as UIKit's, by the eye.
  var margin: (across: CGFloat, down: CGFloat) {
    switch self {
    case .none: (0, 0)
    case .line: (2, 2)
    case .bezel, .roundedRect: (7, 6.5)
    }
  }
}
