import UIKit

/// Overrides the members of `CATransition` in the table.
class OverridingTransition: CATransition {
  let calls = Calls()

  override var type: CATransitionType {
    get { calls.noting(super.type) }
    set { calls.setting(super.type = newValue) }
  }

  override var subtype: CATransitionSubtype? {
    get { calls.noting(super.subtype) }
    set { calls.setting(super.subtype = newValue) }
  }

  override var startProgress: Float {
    get { calls.noting(super.startProgress) }
    set { calls.setting(super.startProgress = newValue) }
  }

  override var endProgress: Float {
    get { calls.noting(super.endProgress) }
    set { calls.setting(super.endProgress = newValue) }
  }

  override var filter: Any? {
    get { calls.noting(super.filter) }
    set { calls.setting(super.filter = newValue) }
  }
}
