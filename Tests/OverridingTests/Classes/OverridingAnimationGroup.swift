import UIKit

/// Overrides the members of `CAAnimationGroup` in the table.
class OverridingAnimationGroup: CAAnimationGroup {
  let calls = Calls()

  override var animations: [CAAnimation]? {
    get { calls.record(super.animations) }
    set { calls.recordSet(super.animations = newValue) }
  }
}
