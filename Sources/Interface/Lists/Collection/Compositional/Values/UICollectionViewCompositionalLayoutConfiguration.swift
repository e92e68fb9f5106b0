public import Foundation
import Geometry

/// The properties of a compositional layout as a whole.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which the collection scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// What the margins of sections are added to; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Headers, footers and other views at the edges of the whole layout. Their paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { boundarySupplementaryItems = boundarySupplementaryItems.map(\.duplicate) }
  }

  /// Creates a configuration with defaults.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }
}
