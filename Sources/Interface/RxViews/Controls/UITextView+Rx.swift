public import Controls
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
}
