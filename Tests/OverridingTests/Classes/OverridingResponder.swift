import UIKit

/// Overrides the members of `UIResponder` in the table.
class OverridingResponder: UIResponder {
  let calls = Calls()

  override var next: UIResponder? { calls.record(super.next) }

  override var isFirstResponder: Bool { calls.record(super.isFirstResponder) }

  override var canBecomeFirstResponder: Bool { calls.record(super.canBecomeFirstResponder) }

  override func becomeFirstResponder() -> Bool {
    calls.record(super.becomeFirstResponder())
  }

  override var canResignFirstResponder: Bool { calls.record(super.canResignFirstResponder) }

  override func resignFirstResponder() -> Bool {
    calls.record(super.resignFirstResponder())
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    calls.record(super.canPerformAction(action, withSender: sender))
  }

  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    calls.record(super.target(forAction: action, withSender: sender))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.record(super.touchesBegan(touches, with: event))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.record(super.touchesMoved(touches, with: event))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.record(super.touchesEnded(touches, with: event))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.record(super.touchesCancelled(touches, with: event))
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    calls.record(super.touchesEstimatedPropertiesUpdated(touches))
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.record(super.motionBegan(motion, with: event))
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.record(super.motionEnded(motion, with: event))
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.record(super.motionCancelled(motion, with: event))
  }

  override var inputView: UIView? { calls.record(super.inputView) }

  override var inputAccessoryView: UIView? { calls.record(super.inputAccessoryView) }

  override func reloadInputViews() {
    calls.record(super.reloadInputViews())
  }

  override func awakeFromNib() {
    calls.record(super.awakeFromNib())
  }

  override func prepareForInterfaceBuilder() {
    calls.record(super.prepareForInterfaceBuilder())
  }

  override func accessibilityActivate() -> Bool {
    calls.record(super.accessibilityActivate())
  }

  override func accessibilityIncrement() {
    calls.record(super.accessibilityIncrement())
  }

  override func accessibilityDecrement() {
    calls.record(super.accessibilityDecrement())
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    calls.record(super.accessibilityScroll(direction))
  }

  override func accessibilityPerformEscape() -> Bool {
    calls.record(super.accessibilityPerformEscape())
  }

  override func accessibilityPerformMagicTap() -> Bool {
    calls.record(super.accessibilityPerformMagicTap())
  }

  override func accessibilityElementDidBecomeFocused() {
    calls.record(super.accessibilityElementDidBecomeFocused())
  }

  override func accessibilityElementDidLoseFocus() {
    calls.record(super.accessibilityElementDidLoseFocus())
  }

  override func accessibilityElementIsFocused() -> Bool {
    calls.record(super.accessibilityElementIsFocused())
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.record(super.pressesBegan(presses, with: event))
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.record(super.pressesChanged(presses, with: event))
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.record(super.pressesEnded(presses, with: event))
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls.record(super.pressesCancelled(presses, with: event))
  }

  override func remoteControlReceived(with event: UIEvent?) {
    calls.record(super.remoteControlReceived(with: event))
  }

  override var keyCommands: [UIKeyCommand]? { calls.record(super.keyCommands) }
}
