import UIKit

/// Overrides the members of `CABasicAnimation` in the table.
class OverridingBasicAnimation: CABasicAnimation {
  let calls = Calls()

  override var fromValue: Any? {
    get { calls.record(super.fromValue) }
    set { calls.recordSet(super.fromValue = newValue) }
  }

  override var toValue: Any? {
    get { calls.record(super.toValue) }
    set { calls.recordSet(super.toValue = newValue) }
  }

  override var byValue: Any? {
    get { calls.record(super.byValue) }
    set { calls.recordSet(super.byValue = newValue) }
  }
}
