import UIKit

/// Overrides the members of `UICollectionViewFlowLayout` in the table.
class OverridingCollectionViewFlowLayout: UICollectionViewFlowLayout {
  let calls = Calls()

  override var scrollDirection: UICollectionView.ScrollDirection {
    get { calls.record(super.scrollDirection) }
    set { calls.recordSet(super.scrollDirection = newValue) }
  }

  override var minimumLineSpacing: CGFloat {
    get { calls.record(super.minimumLineSpacing) }
    set { calls.recordSet(super.minimumLineSpacing = newValue) }
  }

  override var minimumInteritemSpacing: CGFloat {
    get { calls.record(super.minimumInteritemSpacing) }
    set { calls.recordSet(super.minimumInteritemSpacing = newValue) }
  }

  override var itemSize: CGSize {
    get { calls.record(super.itemSize) }
    set { calls.recordSet(super.itemSize = newValue) }
  }

  override var estimatedItemSize: CGSize {
    get { calls.record(super.estimatedItemSize) }
    set { calls.recordSet(super.estimatedItemSize = newValue) }
  }

  override var sectionInset: UIEdgeInsets {
    get { calls.record(super.sectionInset) }
    set { calls.recordSet(super.sectionInset = newValue) }
  }

  override var headerReferenceSize: CGSize {
    get { calls.record(super.headerReferenceSize) }
    set { calls.recordSet(super.headerReferenceSize = newValue) }
  }

  override var footerReferenceSize: CGSize {
    get { calls.record(super.footerReferenceSize) }
    set { calls.recordSet(super.footerReferenceSize = newValue) }
  }

  override var sectionHeadersPinToVisibleBounds: Bool {
    get { calls.record(super.sectionHeadersPinToVisibleBounds) }
    set { calls.recordSet(super.sectionHeadersPinToVisibleBounds = newValue) }
  }

  override var sectionFootersPinToVisibleBounds: Bool {
    get { calls.record(super.sectionFootersPinToVisibleBounds) }
    set { calls.recordSet(super.sectionFootersPinToVisibleBounds = newValue) }
  }

  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
    get { calls.record(super.sectionInsetReference) }
    set { calls.recordSet(super.sectionInsetReference = newValue) }
  }
}
