import UIKit

/// Overrides the members of `UISwitch` in the table.
class OverridingSwitch: UISwitch {
  let calls = Calls()

  override var isOn: Bool {
    get { calls.record(super.isOn) }
    set { calls.recordSet(super.isOn = newValue) }
  }

  override func setOn(_ on: Bool, animated: Bool) {
    calls.record(super.setOn(on, animated: animated))
  }

  override var onTintColor: UIColor? {
    get { calls.record(super.onTintColor) }
    set { calls.recordSet(super.onTintColor = newValue) }
  }

  override var thumbTintColor: UIColor? {
    get { calls.record(super.thumbTintColor) }
    set { calls.recordSet(super.thumbTintColor = newValue) }
  }

  override var onImage: UIImage? {
    get { calls.record(super.onImage) }
    set { calls.recordSet(super.onImage = newValue) }
  }

  override var offImage: UIImage? {
    get { calls.record(super.offImage) }
    set { calls.recordSet(super.offImage = newValue) }
  }
}
