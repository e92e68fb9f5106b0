import UIKit

/// Overrides the members of `UIStepper` in the table.
class OverridingStepper: UIStepper {
  let calls = Calls()

  override var value: Double {
    get { calls.record(super.value) }
    set { calls.recordSet(super.value = newValue) }
  }

  override var minimumValue: Double {
    get { calls.record(super.minimumValue) }
    set { calls.recordSet(super.minimumValue = newValue) }
  }

  override var maximumValue: Double {
    get { calls.record(super.maximumValue) }
    set { calls.recordSet(super.maximumValue = newValue) }
  }

  override var stepValue: Double {
    get { calls.record(super.stepValue) }
    set { calls.recordSet(super.stepValue = newValue) }
  }

  override var isContinuous: Bool {
    get { calls.record(super.isContinuous) }
    set { calls.recordSet(super.isContinuous = newValue) }
  }

  override var autorepeat: Bool {
    get { calls.record(super.autorepeat) }
    set { calls.recordSet(super.autorepeat = newValue) }
  }

  override var wraps: Bool {
    get { calls.record(super.wraps) }
    set { calls.recordSet(super.wraps = newValue) }
  }

  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    calls.record(super.setBackgroundImage(image, for: state))
  }

  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    calls.record(super.backgroundImage(for: state))
  }

  override func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    calls.record(
      super.setDividerImage(
        image, forLeftSegmentState: leftState, rightSegmentState: rightState))
  }

  override func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    calls.record(
      super.dividerImage(forLeftSegmentState: state, rightSegmentState: rightSegmentState))
  }

  override func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    calls.record(super.setIncrementImage(image, for: state))
  }

  override func incrementImage(for state: UIControl.State) -> UIImage? {
    calls.record(super.incrementImage(for: state))
  }

  override func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    calls.record(super.setDecrementImage(image, for: state))
  }

  override func decrementImage(for state: UIControl.State) -> UIImage? {
    calls.record(super.decrementImage(for: state))
  }
}
