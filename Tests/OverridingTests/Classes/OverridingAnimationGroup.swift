import UIKit

/// Overrides the members of `CAAnimationGroup` in the table.
class OverridingAnimationGroup: CAAnimationGroup {
  let calls = Calls()

  override var animations: [CAAnimation]? {
    get { calls.noting(super.animations) }
    set { calls.setting(super.animations = newValue) }
  }
}
