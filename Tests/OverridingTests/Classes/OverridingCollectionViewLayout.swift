import UIKit

/// Overrides the members of `UICollectionViewLayout` in the table.
class OverridingCollectionViewLayout: UICollectionViewLayout {
  let calls = Calls()

  override var collectionView: UICollectionView? { calls.record(super.collectionView) }

  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }

  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }

  override func prepare() {
    calls.record(super.prepare())
  }

  override var collectionViewContentSize: CGSize { calls.record(super.collectionViewContentSize) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    calls.record(super.layoutAttributesForElements(in: rect))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.record(super.layoutAttributesForItem(at: indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.record(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.record(super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    calls.record(super.register(viewClass, forDecorationViewOfKind: elementKind))
  }

  override func invalidateLayout() {
    calls.record(super.invalidateLayout())
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.record(super.invalidateLayout(with: context))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.record(super.shouldInvalidateLayout(forBoundsChange: newBounds))
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    calls.record(super.invalidationContext(forBoundsChange: newBounds))
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    calls.record(
      super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes))
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.record(
      super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes))
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    calls.record(
      super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity))
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    calls.record(super.targetContentOffset(forProposedContentOffset: proposedContentOffset))
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    calls.record(super.prepare(forCollectionViewUpdates: updateItems))
  }

  override func finalizeCollectionViewUpdates() {
    calls.record(super.finalizeCollectionViewUpdates())
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    calls.record(super.prepare(forAnimatedBoundsChange: oldBounds))
  }

  override func finalizeAnimatedBoundsChange() {
    calls.record(super.finalizeAnimatedBoundsChange())
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    calls.record(super.prepareForTransition(to: newLayout))
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    calls.record(super.prepareForTransition(from: oldLayout))
  }

  override func finalizeLayoutTransition() {
    calls.record(super.finalizeLayoutTransition())
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.record(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.record(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.record(
      super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath))
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.record(
      super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath))
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.record(
      super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath))
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.record(
      super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath))
  }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    calls.record(
      super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath, withPosition: position))
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    calls.record(
      super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position))
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.record(
      super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition))
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.record(
      super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled))
  }

  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    calls.record(super.developmentLayoutDirection)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    calls.record(super.flipsHorizontallyInOppositeLayoutDirection)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    calls.record(super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind))
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    calls.record(super.indexPathsToDeleteForDecorationView(ofKind: elementKind))
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    calls.record(super.indexPathsToInsertForSupplementaryView(ofKind: elementKind))
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    calls.record(super.indexPathsToInsertForDecorationView(ofKind: elementKind))
  }
}
