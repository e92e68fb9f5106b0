public import Foundation
import Layers
public import Messaging
public import Views

/// The arrangement of a collection's views; subclasses determine it.
open class UICollectionViewLayout: NSObject, ChangeReporter {
  /// The collection that the layout arranges; its changes can be observed by key. Subclasses can
  /// override it with a type of their own.
  open var collectionView: UICollectionView? { host }
  /// The collection that the layout arranges.
  weak var host: UICollectionView? {
    willSet {
      if newValue !== host { portedWillChange(self, "collectionView", host, newValue) }
    }
    didSet {
      if host !== oldValue { portedDidChange(self, "collectionView", oldValue, host) }
    }
  }
  /// Whether `prepare()` is to be called.
  var isInvalid = true
  /// Creates the decorations of each kind with a frame.
  private var decorations: [String: (CGRect) -> UICollectionReusableView?] = [:]

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive, which has no values for it.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes; `UICollectionViewLayoutAttributes` by default.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts of invalidations.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Arrangement

  /// Called before the layout is used for the first time, and after it was invalidated; does nothing by
  /// default.
  open func prepare() {}

  /// The size of the content; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the views that a rectangle touches; none by default.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil by default.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = type.map { type in { CollectionContents.make(type, $0) } }
  }

  /// Registers the nib of decorations of a kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in { _ in nib.firstView() } }
  }

  /// Returns a new decoration; nil if no class and no nib is registered.
  func newDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView? {
    decorations[kind]?(frame)
  }

  // MARK: Parts of compositional layouts

  /// The sections that scroll on their own.
  var orthogonalSections: [Int] { [] }

  /// Returns the geometry of a section that scrolls on its own; nil for others.
  func scrollGeometry(ofSection index: Int) -> OrthogonalGeometry? { nil }

  /// Changes the attributes of visible views before they are applied.
  func adjustVisible(
    _ attributes: [UICollectionViewLayoutAttributes], in collection: UICollectionView
  ) {}

  /// Whether views determine their sizes.
  var measuresViews: Bool { true }

  /// Whether a view has determined its size, and isn't asked again.
  func knowsSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Asks a cell for its size again.
  func forgetSize(at path: IndexPath) {}

  /// Forgets the sizes of all views, because the data was read again.
  func forgetSizes() {}

  /// Gives the sizes of views the paths of items after a change.
  func moveSizes(_ map: ListMap, without isReplaced: (IndexPath) -> Bool) {}

  // MARK: Invalidation

  /// Requests a new arrangement before the next layout.
  open func invalidateLayout() {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    let context = type.init()
    context.invalidatesEverything = true
    invalidateLayout(with: context)
  }

  /// Requests a new arrangement. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    host?.layoutInvalidated(by: context)
  }

  /// Returns whether the layout depends on the visible area; false by default, except for a new size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of the invalidation for a new visible area.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return type.init()
  }

  /// Returns whether a cell's own attributes change the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of the invalidation for a cell's own attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { invalidationContext(forBoundsChange: .zero) }

  // MARK: Scrolling

  /// Returns the offset at which a drag ends; by default the proposed one. The velocity is in points
  /// per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after a change of the data or the layout; by default the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Changes

  /// Called before a change of the data is animated, with its parts. Overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called in the block that animates a change of the data. Overrides call super.
  open func finalizeCollectionViewUpdates() {}

  /// Called before a change of the visible area is animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after a change of the visible area was animated.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after a replacement.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes with which an item begins to appear: those it had before or, for a new
  /// item, those of its place with an opacity of 0.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.update?.initialAttributes(
      CollectionElement(category: .cell, path: itemIndexPath), in: self)
  }

  /// Returns the attributes to which a disappearing item moves: those it gets or, for a deleted item,
  /// those of its former place with an opacity of 0.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.update?.finalAttributes(
      CollectionElement(category: .cell, path: itemIndexPath), in: self)
  }

  /// Returns the attributes with which a supplementary view begins to appear.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.update?.initialAttributes(
      CollectionElement(category: .supplementaryView, kind: elementKind, path: elementIndexPath),
      in: self)
  }

  /// Returns the attributes to which a disappearing supplementary view moves.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.update?.finalAttributes(
      CollectionElement(category: .supplementaryView, kind: elementKind, path: elementIndexPath),
      in: self)
  }

  /// Returns the attributes with which a decoration begins to appear.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.update?.initialAttributes(
      CollectionElement(category: .decorationView, kind: elementKind, path: decorationIndexPath),
      in: self)
  }

  /// Returns the attributes to which a disappearing decoration moves.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host?.update?.finalAttributes(
      CollectionElement(category: .decorationView, kind: elementKind, path: decorationIndexPath),
      in: self)
  }

  /// Returns the paths of supplementary views that a change of the data removes; none by default. The
  /// views follow `layoutAttributesForElements(in:)` here: it isn't called.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the paths of decorations that a change of the data removes; none by default. It isn't called.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the paths of supplementary views that a change of the data adds; none by default. It isn't
  /// called.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the paths of decorations that a change of the data adds; none by default. It isn't called.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Movements by a finger

  /// Returns the path of an item that a finger moves to a point: that of the item at the point, or the
  /// present one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { host?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that a finger moves: those of its place, with the point as the
  /// middle, in front of others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.move(to: position, in: host)
    attributes.zIndex = 1000
    return attributes
  }

  /// Returns the context of the invalidation when a finger has moved items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = invalidationContext(forBoundsChange: host?.bounds ?? .zero)
    context.moved(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// Returns the context of the invalidation when a movement by a finger ends.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = invalidationContext(forBoundsChange: host?.bounds ?? .zero)
    context.moved(from: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  // MARK: Direction

  /// The layout direction for which the layout was made; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored in right-to-left languages; false by default. Stored, without
  /// effect.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// The parts of a layout that an invalidation concerns. Every invalidation prepares the whole layout
/// again here.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var invalidatesEverything = false
  var invalidatesCounts = false
  private var items: [IndexPath]?
  private var supplementary: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  /// Creates a context.
  public override required init() { super.init() }

  /// Whether the whole layout is invalid.
  open var invalidateEverything: Bool { invalidatesEverything }

  /// Whether the numbers of items have to be read again.
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

  /// Marks supplementary views as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary = (supplementary ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Marks decorations as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// The invalid items; nil for none in particular.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The invalid supplementary views by their kinds.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary }
  /// The invalid decorations by their kinds.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
  private var movement: (from: [IndexPath], to: [IndexPath], position: CGPoint)?

  func moved(from old: [IndexPath], to new: [IndexPath], at position: CGPoint) {
    movement = (old, new, position)
  }

  /// The former paths of the items that a finger moves; nil for none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.from }
  /// The new paths of the items that a finger moves; nil for none.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.to }
  /// The point to which a finger moves items.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
  /// A change of the offset; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// A change of the content's size; stored, because the layout's size counts.
  open var contentSizeAdjustment = CGSize.zero
}

/// A part of a change of a collection's data.
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change; the raw values are Apple's.
  public enum Action: Int, Sendable {
    /// An item was inserted.
    case insert
    /// An item was deleted.
    case delete
    /// An item is reloaded.
    case reload
    /// An item has moved.
    case move
    /// None.
    case none
  }

  /// The path before the change; nil for insertions.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the change; nil for deletions. The item of a section's path is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
    super.init()
  }
}
