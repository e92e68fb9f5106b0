import UIKit

/// Overrides the members of `UISwitch` in the table.
class OverridingSwitch: UISwitch {
  let calls = Calls()

  override var isOn: Bool {
    get { calls.noting(super.isOn) }
    set { calls.setting(super.isOn = newValue) }
  }

  override func setOn(_ on: Bool, animated: Bool) {
    calls.noting(super.setOn(on, animated: animated))
  }

  override var onTintColor: UIColor? {
    get { calls.noting(super.onTintColor) }
    set { calls.setting(super.onTintColor = newValue) }
  }

  override var thumbTintColor: UIColor? {
    get { calls.noting(super.thumbTintColor) }
    set { calls.setting(super.thumbTintColor = newValue) }
  }

  override var onImage: UIImage? {
    get { calls.noting(super.onImage) }
    set { calls.setting(super.onImage = newValue) }
  }

  override var offImage: UIImage? {
    get { calls.noting(super.offImage) }
    set { calls.setting(super.offImage = newValue) }
  }
}
