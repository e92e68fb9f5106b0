public import Controls
public import Foundation
public import Rx
public import Views

extension Reactive where Base: UIButton {
  /// The user's taps: touches that end inside the button.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// Sets the title for a state.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: controlState) }
  }

  /// Sets the title with attributes for a state.
  public func attributedTitle(
    for controlState: UIControl.State = []
  ) -> Binder<NSAttributedString?> {
    Binder(base) { button, title in button.setAttributedTitle(title, for: controlState) }
  }

  /// Sets the image for a state.
  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setImage(image, for: controlState) }
  }

  /// Sets the background image for a state.
  public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setBackgroundImage(image, for: controlState) }
  }
}
