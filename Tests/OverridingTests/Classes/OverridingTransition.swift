import UIKit

/// Overrides the members of `CATransition` in the table.
class OverridingTransition: CATransition {
  let calls = Calls()

  override var type: CATransitionType {
    get { calls.record(super.type) }
    set { calls.recordSet(super.type = newValue) }
  }

  override var subtype: CATransitionSubtype? {
    get { calls.record(super.subtype) }
    set { calls.recordSet(super.subtype = newValue) }
  }

  override var startProgress: Float {
    get { calls.record(super.startProgress) }
    set { calls.recordSet(super.startProgress = newValue) }
  }

  override var endProgress: Float {
    get { calls.record(super.endProgress) }
    set { calls.recordSet(super.endProgress = newValue) }
  }

  override var filter: Any? {
    get { calls.record(super.filter) }
    set { calls.recordSet(super.filter = newValue) }
  }
}
