import UIKit

/// Overrides the members of `CAPropertyAnimation` in the table.
class OverridingPropertyAnimation: CAPropertyAnimation {
  let calls = Calls()

  override var keyPath: String? {
    get { calls.record(super.keyPath) }
    set { calls.recordSet(super.keyPath = newValue) }
  }

  override var isAdditive: Bool {
    get { calls.record(super.isAdditive) }
    set { calls.recordSet(super.isAdditive = newValue) }
  }

  override var isCumulative: Bool {
    get { calls.record(super.isCumulative) }
    set { calls.recordSet(super.isCumulative = newValue) }
  }

  override var valueFunction: CAValueFunction? {
    get { calls.record(super.valueFunction) }
    set { calls.recordSet(super.valueFunction = newValue) }
  }
}
