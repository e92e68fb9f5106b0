import UIKit

/// Overrides what the table has of `CAAnimationGroup`.
class OverridingAnimationGroup: CAAnimationGroup {
  let calls = Calls()

  override var animations: [CAAnimation]? {
    get { calls.noting(super.animations) }
    set { calls.setting(super.animations = newValue) }
  }
}
