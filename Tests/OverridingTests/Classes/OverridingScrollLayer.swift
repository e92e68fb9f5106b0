import UIKit

/// Overrides the members of `CAScrollLayer` in the table.
class OverridingScrollLayer: CAScrollLayer {
  let calls = Calls()

  override func scroll(to point: CGPoint) {
    calls.noting(super.scroll(to: point))
  }

  override func scroll(to rect: CGRect) {
    calls.noting(super.scroll(to: rect))
  }

  override var scrollMode: CAScrollLayerScrollMode {
    get { calls.noting(super.scrollMode) }
    set { calls.setting(super.scrollMode = newValue) }
  }
}
