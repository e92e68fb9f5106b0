import UIKit

/// Overrides the members of `CAPropertyAnimation` in the table.
class OverridingPropertyAnimation: CAPropertyAnimation {
  let calls = Calls()

  override var keyPath: String? {
    get { calls.noting(super.keyPath) }
    set { calls.setting(super.keyPath = newValue) }
  }

  override var isAdditive: Bool {
    get { calls.noting(super.isAdditive) }
    set { calls.setting(super.isAdditive = newValue) }
  }

  override var isCumulative: Bool {
    get { calls.noting(super.isCumulative) }
    set { calls.setting(super.isCumulative = newValue) }
  }

  override var valueFunction: CAValueFunction? {
    get { calls.noting(super.valueFunction) }
    set { calls.setting(super.valueFunction = newValue) }
  }
}
