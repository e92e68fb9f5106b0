public import Controls
public import Foundation
public import OpenCombine
import Rx
import RxViews
import StageCombine
public import Views

// The user's actions as publishers, with the names of the library CombineCocoa. The controls are held
// weakly; the publishers complete when their control is deallocated.

extension UIControl {
  /// Returns a publisher of the user's actions on the control that are among `events`.
  public func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
    rx.controlEvent(events).neverFailing()
  }

  /// The same as `controlEventPublisher(for:)`.
  public func publisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
    controlEventPublisher(for: events)
  }
}

extension UIButton {
  /// A publisher of the taps on the button.
  public var tapPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .touchUpInside) }
}

extension UISwitch {
  /// A publisher of the switch's state: at the subscription and whenever the user flips it.
  public var isOnPublisher: AnyPublisher<Bool, Never> { rx.isOn.neverFailing() }
}

extension UISlider {
  /// A publisher of the slider's value: at the subscription and whenever the user moves it.
  public var valuePublisher: AnyPublisher<Float, Never> { rx.value.neverFailing() }
}

extension UITextField {
  /// A publisher of the text: at the subscription, while the user types, and when editing begins and
  /// ends.
  public var textPublisher: AnyPublisher<String?, Never> { rx.text.neverFailing() }

  /// A publisher of the attributed text, which emits as `textPublisher` does.
  public var attributedTextPublisher: AnyPublisher<NSAttributedString?, Never> {
    rx.attributedText.neverFailing()
  }

  /// A publisher of the presses of the return key.
  public var returnPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidEndOnExit)
  }

  /// A publisher of the beginnings of editing.
  public var didBeginEditingPublisher: AnyPublisher<Void, Never> {
    controlEventPublisher(for: .editingDidBegin)
  }
}

extension UIScrollView {
  /// A publisher of the content offset: its value at the subscription and all later ones.
  public var contentOffsetPublisher: AnyPublisher<CGPoint, Never> {
    rx.contentOffset.neverFailing()
  }
}
