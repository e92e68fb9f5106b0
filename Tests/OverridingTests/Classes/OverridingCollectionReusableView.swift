import UIKit

/// Overrides the members of `UICollectionReusableView` in the table.
class OverridingCollectionReusableView: UICollectionReusableView {
  let calls = Calls()

  override var reuseIdentifier: String? { calls.record(super.reuseIdentifier) }

  override func prepareForReuse() {
    calls.record(super.prepareForReuse())
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    calls.record(super.apply(layoutAttributes))
  }

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    calls.record(super.willTransition(from: oldLayout, to: newLayout))
  }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    calls.record(super.didTransition(from: oldLayout, to: newLayout))
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    calls.record(super.preferredLayoutAttributesFitting(layoutAttributes))
  }
}
