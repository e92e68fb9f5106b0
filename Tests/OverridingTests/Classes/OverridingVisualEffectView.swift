import UIKit

/// Overrides the members of `UIVisualEffectView` in the table.
class OverridingVisualEffectView: UIVisualEffectView {
  let calls = Calls()

  override var contentView: UIView { calls.noting(super.contentView) }

  override var effect: UIVisualEffect? {
    get { calls.noting(super.effect) }
    set { calls.setting(super.effect = newValue) }
  }
}
