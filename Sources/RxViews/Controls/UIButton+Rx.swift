public import Rx
public import Views

extension Reactive where Base: UIButton {
  /// The user's taps: touches that are lifted inside.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Sets the title for a state.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: controlState) }
  }
}
