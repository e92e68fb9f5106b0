import Layers
public import Foundation
import Views

/// The delegate of a text field; each method is optional.
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing can begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing can end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason; by default it calls
  /// `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether typed text can replace a range of the text, in UTF-16.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the text, and with it the insertion point, has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button can clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the Return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true, unless a subclass implements the method.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMessage.send("textFieldShouldBeginEditing:", to: self, textField) as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMessage.send("textFieldDidBeginEditing:", to: self, textField)
  }

  /// Returns true, unless a subclass implements the method.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMessage.send("textFieldShouldEndEditing:", to: self, textField) as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMessage.send("textFieldDidEndEditing:", to: self, textField)
  }

  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }

  /// Returns true, unless a subclass implements the method.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMessage.send(
      "textField:shouldChangeCharactersIn:replacementString:", to: self, textField, range, string
    ) as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMessage.send("textFieldDidChangeSelection:", to: self, textField)
  }

  /// Returns true, unless a subclass implements the method.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMessage.send("textFieldShouldClear:", to: self, textField) as? Bool ?? true
  }

  /// Returns true, unless a subclass implements the method.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMessage.send("textFieldShouldReturn:", to: self, textField) as? Bool ?? true
  }

}

extension UITextField {
  /// The reason why editing has ended; the raw values are Apple's.
  public enum DidEndEditingReason: Int, Sendable {
    /// Editing was completed.
    case committed
    /// Editing was cancelled.
    case cancelled
  }

  /// The border style of a text field; the raw values are Apple's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin dark line.
    case line
    /// A grey line around white.
    case bezel
    /// A light line with rounded corners around white.
    case roundedRect
  }

  /// The mode in which a side view is shown; the raw values are Apple's.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is being edited.
    case whileEditing
    /// While the field is not being edited.
    case unlessEditing
    /// Always.
    case always

    /// Returns whether the view is shown.
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
  /// The text's margins from the edges, in points: an approximation of UIKit's.
  var margin: (horizontal: CGFloat, vertical: CGFloat) {
    switch self {
    case .none: (0, 0)
    case .line: (2, 2)
    case .bezel, .roundedRect: (7, 6.5)
    }
  }
}
