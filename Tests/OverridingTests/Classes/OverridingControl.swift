import UIKit

/// Overrides the members of `UIControl` in the table.
class OverridingControl: UIControl {
  let calls = Calls()

  override var isEnabled: Bool {
    get { calls.noting(super.isEnabled) }
    set { calls.setting(super.isEnabled = newValue) }
  }

  override var isSelected: Bool {
    get { calls.noting(super.isSelected) }
    set { calls.setting(super.isSelected = newValue) }
  }

  override var isHighlighted: Bool {
    get { calls.noting(super.isHighlighted) }
    set { calls.setting(super.isHighlighted = newValue) }
  }

  override var state: UIControl.State { calls.noting(super.state) }

  override var isTracking: Bool { calls.noting(super.isTracking) }

  override var isTouchInside: Bool { calls.noting(super.isTouchInside) }

  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { calls.noting(super.contentVerticalAlignment) }
    set { calls.setting(super.contentVerticalAlignment = newValue) }
  }

  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { calls.noting(super.contentHorizontalAlignment) }
    set { calls.setting(super.contentHorizontalAlignment = newValue) }
  }

  override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    calls.noting(super.effectiveContentHorizontalAlignment)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.noting(super.beginTracking(touch, with: event))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.noting(super.continueTracking(touch, with: event))
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    calls.noting(super.endTracking(touch, with: event))
  }

  override func cancelTracking(with event: UIEvent?) {
    calls.noting(super.cancelTracking(with: event))
  }

  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    calls.noting(super.addAction(action, for: controlEvents))
  }

  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    calls.noting(super.removeAction(action, for: controlEvents))
  }

  override func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    calls.noting(super.removeAction(identifiedBy: identifier, for: controlEvents))
  }

  override var allControlEvents: UIControl.Event { calls.noting(super.allControlEvents) }

  override func sendActions(for controlEvents: UIControl.Event) {
    calls.noting(super.sendActions(for: controlEvents))
  }

  override func sendAction(_ action: UIAction) {
    calls.noting(super.sendAction(action))
  }
}
