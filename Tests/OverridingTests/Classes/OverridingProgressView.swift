import UIKit

/// Overrides the members of `UIProgressView` in the table.
class OverridingProgressView: UIProgressView {
  let calls = Calls()

  override var progressViewStyle: Style {
    get { calls.record(super.progressViewStyle) }
    set { calls.recordSet(super.progressViewStyle = newValue) }
  }

  override var progress: Float {
    get { calls.record(super.progress) }
    set { calls.recordSet(super.progress = newValue) }
  }

  override var observedProgress: Progress? {
    get { calls.record(super.observedProgress) }
    set { calls.recordSet(super.observedProgress = newValue) }
  }

  override func setProgress(_ progress: Float, animated: Bool) {
    calls.record(super.setProgress(progress, animated: animated))
  }

  override var progressTintColor: UIColor? {
    get { calls.record(super.progressTintColor) }
    set { calls.recordSet(super.progressTintColor = newValue) }
  }

  override var trackTintColor: UIColor? {
    get { calls.record(super.trackTintColor) }
    set { calls.recordSet(super.trackTintColor = newValue) }
  }

  override var progressImage: UIImage? {
    get { calls.record(super.progressImage) }
    set { calls.recordSet(super.progressImage = newValue) }
  }

  override var trackImage: UIImage? {
    get { calls.record(super.trackImage) }
    set { calls.recordSet(super.trackImage = newValue) }
  }
}
