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
}
