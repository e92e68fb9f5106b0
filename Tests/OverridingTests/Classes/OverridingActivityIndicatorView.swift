import UIKit

/// Overrides the members of `UIActivityIndicatorView` in the table.
class OverridingActivityIndicatorView: UIActivityIndicatorView {
  let calls = Calls()

  override var style: Style {
    get { calls.record(super.style) }
    set { calls.recordSet(super.style = newValue) }
  }

  override var color: UIColor! {
    get { calls.record(super.color) }
    set { calls.recordSet(super.color = newValue) }
  }

  override var hidesWhenStopped: Bool {
    get { calls.record(super.hidesWhenStopped) }
    set { calls.recordSet(super.hidesWhenStopped = newValue) }
  }

  override var isAnimating: Bool { calls.record(super.isAnimating) }

  override func startAnimating() {
    calls.record(super.startAnimating())
  }

  override func stopAnimating() {
    calls.record(super.stopAnimating())
  }
}
