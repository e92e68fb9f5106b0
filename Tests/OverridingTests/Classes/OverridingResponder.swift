import UIKit

/// Overrides the members of `UIResponder` in the table.
class OverridingResponder: UIResponder {
  let calls = Calls()

  override var next: UIResponder? { calls.noting(super.next) }

  override var isFirstResponder: Bool { calls.noting(super.isFirstResponder) }

  override var canBecomeFirstResponder: Bool { calls.noting(super.canBecomeFirstResponder) }

  override func becomeFirstResponder() -> Bool {
    calls.noting(super.becomeFirstResponder())
  }

  override var canResignFirstResponder: Bool { calls.noting(super.canResignFirstResponder) }

  override func resignFirstResponder() -> Bool {
    calls.noting(super.resignFirstResponder())
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.noting(super.touchesBegan(touches, with: event))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.noting(super.touchesMoved(touches, with: event))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.noting(super.touchesEnded(touches, with: event))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.noting(super.touchesCancelled(touches, with: event))
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    calls.noting(super.touchesEstimatedPropertiesUpdated(touches))
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.noting(super.motionBegan(motion, with: event))
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.noting(super.motionEnded(motion, with: event))
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.noting(super.motionCancelled(motion, with: event))
  }

  override var inputView: UIView? { calls.noting(super.inputView) }

  override var inputAccessoryView: UIView? { calls.noting(super.inputAccessoryView) }

  override func reloadInputViews() {
    calls.noting(super.reloadInputViews())
  }

  override func awakeFromNib() {
    calls.noting(super.awakeFromNib())
  }

  override func prepareForInterfaceBuilder() {
    calls.noting(super.prepareForInterfaceBuilder())
  }
}
