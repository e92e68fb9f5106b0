public import Controls
public import Foundation
import Geometry
import Layers
public import Views

/// A scroll view that shows items, arranged by a layout, with a cell for each visible one.
///
/// The collection asks its data source for the numbers of items, and for the cells of the items that
/// become visible, before a frame is drawn. Cells that scroll out are reused. Changes of items and of
/// the layout take 0.3 s with ease-in-out: our decision.
open class UICollectionView: UIScrollView {
  /// The cells and other views that are shown or can be reused.
  let contents = CollectionContents()
  /// What the user does, for observers besides the delegate.
  package final let listEvents = ListEvents()
  /// The numbers of items in the sections.
  var counts: [Int] = []
  var needsReload = true
  /// The selected items, in the order of their selection.
  var selection: [IndexPath] = []
  /// The item under the finger.
  var touchedItem: IndexPath?
  /// The change that is being animated.
  var update: CollectionUpdate?
  /// The changes in `performBatchUpdates(_:completion:)`.
  var pending: PendingCollectionUpdate?
  var updateDepth = 0
  /// Whether the views are being shown, so that calls of the data source don't begin again.
  var isShowing = false
  /// Whether the content has become smaller since the views were last shown.
  var hasShrunk = false
  /// The bounds for which the layout was last asked.
  var knownBounds: CGRect?
  var currentLayout: UICollectionViewLayout
  /// The swipes of rows in lists.
  var swipes = RowSwipes()
  /// The movement of an item by a finger.
  var movement: InteractiveMovement?
  /// The views in which sections scroll on their own.
  var orthogonal = OrthogonalScrolling()
  private weak var source: (any UICollectionViewDataSource)?

  // MARK: Initialisers

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    prepare()
    backgroundColor = .systemBackground
  }

  /// Creates a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection from its archive. Without one, and for layouts that have no archive, it has a
  /// flow layout.
  public required init?(coder: NSCoder) {
    let archived = coder.containsArchive ? coder.decodeObject(forKey: "layout") : nil
    currentLayout = archived as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
    if !coder.containsArchive { backgroundColor = .systemBackground }
  }

  /// Encodes the collection without its cells.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.omitSubviews()
    if currentLayout.isArchivable { coder.encode(currentLayout, forKey: "layout") }
  }

  private func prepare() {
    addGestureRecognizer(RowSwipeRecognizer(of: self))
    currentLayout.host = self
    adjustTarget = { [weak self] proposed, velocity in
      self?.currentLayout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity) ?? proposed
    }
    delegateChanged = { [weak self] in
      guard let self else { return }
      currentLayout.isInvalid = true
      setNeedsLayout()
      menus.install(on: self)
    }
  }

  // MARK: Data

  /// A Boolean value that indicates whether the focus returns to the row that had it last; stored, because
  /// nothing has the focus.
  open var remembersLastFocusedIndexPath = false

  /// A Boolean value that indicates whether cells can have the focus; stored, because nothing has it.
  open var allowsFocus = false

  /// When cells take the size of their content again; stored: always when the layout is invalidated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// How often cells make room for one that the user moves; stored: always at once.
  open var reorderingCadence = ReorderingCadence.immediate

  /// The object that provides the items; weak.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { source }
    set {
      source = newValue
      setNeedsReload()
    }
  }

  /// The delegate, also of the scroll view; weak. A flow layout's delegate is the same object.
  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// The object that loads data ahead of time; stored, without effect. Weak.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether data is loaded ahead of time; stored, without effect.
  open var isPrefetchingEnabled = true

  /// Reads all data again. Visible cells are replaced, and no item is selected.
  open func reloadData() {
    replaceable(.reloadData, of: self, in: UICollectionView.self) {
      closeSwipe(animated: false)
      contents.recycleAll(in: self)
      selection = []
      setNeedsReload()
    }
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// A Boolean value that indicates whether changes have been made that aren't shown yet.
  open var hasUncommittedUpdates: Bool { pending != nil }

  // MARK: Layout

  /// The layout. Setting it replaces the arrangement without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { replaceLayout(newValue, animated: false, nil) }
  }

  /// Replaces the layout; with `animated`, views move from one arrangement to the other.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(layout, animated: animated, nil)
  }

  /// Replaces the layout; with `animated`, views move from one arrangement to the other.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { replaceLayout(layout, animated: animated, completion) }

  /// Begins a transition to another layout whose progress the app determines, by the
  /// `transitionProgress` of the layout that it returns: the delegate's, or a
  /// `UICollectionViewTransitionLayout`. The closure is called at the end, with whether the animation
  /// and the transition were finished.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Ends a transition with the new layout.
  open func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Ends a transition with the former layout.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  /// The closure at the end of a transition between layouts.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return currentLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The view behind all items; nil by default. It fills the visible area.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// Registers the class of the cells with an identifier. A nil class removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    contents.register(
      cellClass as? UICollectionReusableView.Type, CollectionContents.cellKind, identifier)
  }

  /// Registers the class of the supplementary views of a kind with an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    contents.register(viewClass as? UICollectionReusableView.Type, elementKind, identifier)
  }

  /// Registers the nib of the cells with an identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    contents.register(nib, CollectionContents.cellKind, identifier)
  }

  /// Registers the nib of the supplementary views of a kind with an identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    contents.register(nib, kind, identifier)
  }

  /// Returns a cell that isn't used any more, or a new one, with the frame and the other attributes
  /// that the layout gives the item. A class must be registered; otherwise the stage stops with an
  /// error.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let element = CollectionElement(category: .cell, path: indexPath)
    let attributes =
      contents.requestedAttributes(element) ?? layoutAttributesForItem(at: indexPath)
    let view = contents.dequeue(CollectionContents.cellKind, identifier, at: attributes)
    return view as? UICollectionViewCell ?? contents.missingCell(identifier)
  }

  /// Returns a supplementary view that isn't used any more, or a new one. A class must be registered;
  /// otherwise the stage stops with an error.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement(
      category: .supplementaryView, kind: elementKind, path: indexPath)
    let attributes =
      contents.requestedAttributes(element)
      ?? layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
    return contents.dequeue(elementKind, identifier, at: attributes)
      ?? contents.missingCell(identifier)
  }

  // MARK: Items

  /// The visible cells, in no particular order on iOS; here in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    showIfNeeded()
    return contents.cellPaths.compactMap { contents.cell(at: $0) }
  }

  /// The paths of the visible items.
  open var indexPathsForVisibleItems: [IndexPath] {
    showIfNeeded()
    return contents.cellPaths
  }

  /// Returns the cell of an item; nil if the item isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showIfNeeded()
    return contents.cell(at: IndexPath(item: indexPath.item, section: indexPath.section))
  }

  /// Returns the path of a visible cell; nil for others.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { contents.path(of: cell) }

  /// Returns the path of the item at a point; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = currentLayout.layoutAttributesForElements(in: area) ?? []
    return found.filter { $0.representedElementCategory == .cell && shownFrame($0).contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the path of a visible supplementary view; nil for others.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    contents.views.first {
      $0.key.category == .supplementaryView && $0.value === supplementaryView
    }?
    .key.path
  }

  private lazy var menus = CollectionMenus(of: self)

  /// The interaction of the items' menus; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    menus.interaction.view.map { _ in menus.interaction }
  }

  /// Returns the supplementary view at a path; nil if it isn't visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showIfNeeded()
    return contents.views[
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    showIfNeeded()
    return contents.views.keys
      .filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
  }

  /// Scrolls until an item is visible, at a position.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// A Boolean value that indicates whether the user can select items; true by default.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected; false by default.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select items while they are edited; false by
  /// default.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several items can be selected while they are edited; false by
  /// default.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether a focused item is selected. Flipbook has no focus.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether items can be dragged to other apps; false here.
  open var dragInteractionEnabled = false
  /// The object that provides dragged items; weak, and never called.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The object that accepts dropped items; weak, and never called.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// A Boolean value that indicates whether items are being dragged: false.
  open var hasActiveDrag: Bool { false }
  /// A Boolean value that indicates whether a drop is about to happen: false.
  open var hasActiveDrop: Bool { false }
  /// A Boolean value that indicates whether items are edited: cells of lists show other accessories then.
  open var isEditing = false {
    didSet { for view in contents.views.values { view.setNeedsLayout() } }
  }

  /// The paths of the selected items, in the order of their selection; nil if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, without a call of the delegate; nil deselects all. With a position, the
  /// collection scrolls there.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects an item, without a call of the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Changes

  /// Animates the changes that a closure makes, then calls another one.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginGroup()
    updates?()
    if let completion { pending?.completions.append(completion) }
    endGroup()
  }

  /// Animates the changes of a closure that doesn't escape, such as a parameter of a function.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Inserts items. The paths are those after the group of changes.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.changes.inserted.formUnion(indexPaths) }
  }

  /// Deletes items. The paths are those before the group of changes.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.changes.deleted.formUnion(indexPaths) }
  }

  /// Reads the cells of items again. The paths are those before the group of changes.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Configures the cells of items again, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves an item from its path before the group of changes to the one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.changes.moved[indexPath] = newIndexPath }
  }

  /// Inserts sections, by their indices after the group of changes.
  open func insertSections(_ sections: IndexSet) {
    change { $0.changes.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, by their indices before the group of changes.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.changes.deletedSections.formUnion(sections) }
  }

  /// Reads sections again, by their indices before the group of changes.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.changes.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the group of changes to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.changes.movedSections[section] = newSection }
  }

  // MARK: Movements by a finger

  /// Begins to move an item with a finger. Returns false if the data source forbids it, or the item isn't
  /// visible.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(IndexPath(item: indexPath.item, section: indexPath.section))
  }

  /// Moves the item to a point, usually that of the finger. Other items make room, and the collection
  /// scrolls while the point is near an edge.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Ends the movement: the data source moves its item, which moves to its place.
  open func endInteractiveMovement() { endMovement() }

  /// Cancels the movement: the item returns to its place.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Layout and touches

  /// The visible area in the coordinates of the content. Animatable.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  /// Shows the visible items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    closeSwipeAfterScrolling()
    show()
  }

  /// Returns whether a row of a list can be swiped, or what the view says about other gestures.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let swipe = gestureRecognizer as? RowSwipeRecognizer { return swipe.mayBegin() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Arranges the items again where the insets count.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    currentLayout.isInvalid = true
    setNeedsLayout()
  }

  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(touch) }
  }

  /// Selects the touched item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(touch) }
  }

  /// No longer highlights the touched item.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelTouch()
  }
}

extension UICollectionView {
  /// The place to which an item is scrolled; the raw values are Apple's.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates a place from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

/// Loads the data of items before they are visible; never called here.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called before items become visible.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items don't become visible after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
