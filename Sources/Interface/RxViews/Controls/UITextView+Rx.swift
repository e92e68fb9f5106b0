public import Controls
public import Foundation
public import Rx
import Views

extension Reactive where Base: UITextView {
  /// The text: its value at the subscription and all later ones, whether the user or the program
  /// changes it.
  ///
  /// The view is held weakly; the sequence completes when it is deallocated.
  public var text: ControlProperty<String?> { value }

  /// The text: its value at the subscription and all later ones, whether the user or the program
  /// changes it.
  ///
  /// The view is held weakly; the sequence completes when it is deallocated.
  public var value: ControlProperty<String?> {
    ControlProperty(values: observe(\.text), valueSink: Binder(base) { $0.text = $1 })
  }

  /// The attributed text: its value at the subscription, and after each change by the user.
  public var attributedText: ControlProperty<NSAttributedString?> {
    ControlProperty(
      values: observe(\.text).map { [weak base] _ in base?.attributedText },
      valueSink: Binder(base) { $0.attributedText = $1 })
  }

  /// Sent when editing has begun.
  public var didBeginEditing: ControlEvent<Void> { delegated("textViewDidBeginEditing:") }

  /// Sent when editing has ended.
  public var didEndEditing: ControlEvent<Void> { delegated("textViewDidEndEditing:") }

  /// Sent when the user has changed the text.
  public var didChange: ControlEvent<Void> { delegated("textViewDidChange:") }

  /// Sent when the insertion point has changed.
  public var didChangeSelection: ControlEvent<Void> { delegated("textViewDidChangeSelection:") }
}
