import UIKit

/// Overrides the members of `UIVisualEffectView` in the table.
class OverridingVisualEffectView: UIVisualEffectView {
  let calls = Calls()

  override var contentView: UIView { calls.record(super.contentView) }

  override var effect: UIVisualEffect? {
    get { calls.record(super.effect) }
    set { calls.recordSet(super.effect = newValue) }
  }
}
