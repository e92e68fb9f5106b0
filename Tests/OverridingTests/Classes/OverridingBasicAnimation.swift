import UIKit

/// Overrides the members of `CABasicAnimation` in the table.
class OverridingBasicAnimation: CABasicAnimation {
  let calls = Calls()

  override var fromValue: Any? {
    get { calls.noting(super.fromValue) }
    set { calls.setting(super.fromValue = newValue) }
  }

  override var toValue: Any? {
    get { calls.noting(super.toValue) }
    set { calls.setting(super.toValue = newValue) }
  }

  override var byValue: Any? {
    get { calls.noting(super.byValue) }
    set { calls.setting(super.byValue = newValue) }
  }
}
