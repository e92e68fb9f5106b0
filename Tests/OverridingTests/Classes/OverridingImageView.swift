import UIKit

/// Overrides the members of `UIImageView` in the table.
class OverridingImageView: UIImageView {
  let calls = Calls()

  override var image: UIImage? {
    get { calls.noting(super.image) }
    set { calls.setting(super.image = newValue) }
  }

  override var highlightedImage: UIImage? {
    get { calls.noting(super.highlightedImage) }
    set { calls.setting(super.highlightedImage = newValue) }
  }

  override var isHighlighted: Bool {
    get { calls.noting(super.isHighlighted) }
    set { calls.setting(super.isHighlighted = newValue) }
  }

  override var animationImages: [UIImage]? {
    get { calls.noting(super.animationImages) }
    set { calls.setting(super.animationImages = newValue) }
  }

  override var highlightedAnimationImages: [UIImage]? {
    get { calls.noting(super.highlightedAnimationImages) }
    set { calls.setting(super.highlightedAnimationImages = newValue) }
  }

  override var animationDuration: TimeInterval {
    get { calls.noting(super.animationDuration) }
    set { calls.setting(super.animationDuration = newValue) }
  }

  override var animationRepeatCount: Int {
    get { calls.noting(super.animationRepeatCount) }
    set { calls.setting(super.animationRepeatCount = newValue) }
  }

  override var isAnimating: Bool { calls.noting(super.isAnimating) }

  override func startAnimating() {
    calls.noting(super.startAnimating())
  }

  override func stopAnimating() {
    calls.noting(super.stopAnimating())
  }

  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { calls.noting(super.preferredSymbolConfiguration) }
    set { calls.setting(super.preferredSymbolConfiguration = newValue) }
  }
}
