import UIKit

/// Overrides the members of `UIImageView` in the table.
class OverridingImageView: UIImageView {
  let calls = Calls()

  override var image: UIImage? {
    get { calls.record(super.image) }
    set { calls.recordSet(super.image = newValue) }
  }

  override var highlightedImage: UIImage? {
    get { calls.record(super.highlightedImage) }
    set { calls.recordSet(super.highlightedImage = newValue) }
  }

  override var isHighlighted: Bool {
    get { calls.record(super.isHighlighted) }
    set { calls.recordSet(super.isHighlighted = newValue) }
  }

  override var animationImages: [UIImage]? {
    get { calls.record(super.animationImages) }
    set { calls.recordSet(super.animationImages = newValue) }
  }

  override var highlightedAnimationImages: [UIImage]? {
    get { calls.record(super.highlightedAnimationImages) }
    set { calls.recordSet(super.highlightedAnimationImages = newValue) }
  }

  override var animationDuration: TimeInterval {
    get { calls.record(super.animationDuration) }
    set { calls.recordSet(super.animationDuration = newValue) }
  }

  override var animationRepeatCount: Int {
    get { calls.record(super.animationRepeatCount) }
    set { calls.recordSet(super.animationRepeatCount = newValue) }
  }

  override var isAnimating: Bool { calls.record(super.isAnimating) }

  override func startAnimating() {
    calls.record(super.startAnimating())
  }

  override func stopAnimating() {
    calls.record(super.stopAnimating())
  }

  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { calls.record(super.preferredSymbolConfiguration) }
    set { calls.recordSet(super.preferredSymbolConfiguration = newValue) }
  }

  override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { calls.record(super.adjustsImageSizeForAccessibilityContentSizeCategory) }
    set { calls.recordSet(super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue) }
  }
}
