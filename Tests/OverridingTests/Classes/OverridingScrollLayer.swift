import UIKit

/// Overrides the members of `CAScrollLayer` in the table.
class OverridingScrollLayer: CAScrollLayer {
  let calls = Calls()

  override func scroll(to point: CGPoint) {
    calls.record(super.scroll(to: point))
  }

  override func scroll(to rect: CGRect) {
    calls.record(super.scroll(to: rect))
  }

  override var scrollMode: CAScrollLayerScrollMode {
    get { calls.record(super.scrollMode) }
    set { calls.recordSet(super.scrollMode = newValue) }
  }
}
