public import Foundation
import Layers
import Views

/// A data source whose items are those of a snapshot; a new snapshot is shown with animations.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineToggling {
  /// Returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType)
    -> UICollectionViewCell?
  /// Returns a supplementary view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath)
    -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The sections with items in items.
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// What happens when items are shown and hidden by their chevrons.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What happens when the user moves items.
  open var reorderingHandlers = ReorderingHandlers()

  /// Closures that are called when the items in an item are shown or hidden.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item can be expanded; nil for all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed; nil for all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the items in an item that is expanded, for the present ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without closures.
    public init() {}
  }

  /// Closures that are called when the user moves items.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved; nil for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after an item was moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }

  /// Returns supplementary views; nil by default.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot, with or without animations, then calls a closure.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collection else { return }
    outlines = outlines.filter {
      $0.value.visibleItems == snapshot.itemIdentifiers(inSection: $0.key)
    }
    guard animatingDifferences, collection.window != nil else {
      current = snapshot.applied
      collection.reloadData()
      return completion?() ?? ()
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    collection.performBatchUpdates {
      self.current = snapshot.applied
      collection.add(difference.changes, reloaded: difference.reloaded)
    } completion: { _ in
      completion?()
    }
    collection.reconfigureItems(at: reconfigured.compactMap(current.path))
  }

  /// Shows a snapshot as `reloadData()` does.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  // MARK: Sections

  /// Shows the items of a section, with or without animations, then calls a closure. A section that isn't
  /// shown is added.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.replaceItems(of: section, with: snapshot.visibleItems)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    outlines[section] = snapshot
    guard let collection else { return }
    func show() {
      for cell in collection.visibleCells {
        guard let path = collection.indexPath(for: cell) else { continue }
        collection.showExpansion(of: cell, at: path)
      }
    }
    if animatingDifferences, collection.window != nil {
      UIView.animate(withDuration: 0.3, animations: show)
    } else {
      show()
    }
  }

  /// Returns the items of a section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(current.itemIdentifiers(inSection: section))
    return snapshot
  }

  private func outline(
    at path: IndexPath
  ) -> (section: SectionIdentifierType, item: ItemIdentifierType)? {
    guard let section = sectionIdentifier(for: path.section), outlines[section] != nil,
      let item = current.item(at: path)
    else { return nil }
    return (section, item)
  }

  func isExpanded(at path: IndexPath) -> Bool? {
    guard let (section, item) = outline(at: path), let snapshot = outlines[section] else {
      return nil
    }
    return snapshot.isExpanded(item)
  }

  func level(at path: IndexPath) -> Int? {
    guard let (section, item) = outline(at: path) else { return nil }
    return outlines[section]?.level(of: item)
  }

  func toggleItem(at path: IndexPath) {
    guard let (section, item) = outline(at: path), var snapshot = outlines[section] else { return }
    if snapshot.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let provider = sectionSnapshotHandlers.snapshotForExpandingParent {
        let own = snapshot.snapshot(of: item)
        snapshot.replace(childrenOf: item, using: provider(item, own))
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }

  /// Returns the snapshot that is shown.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// Returns the item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the path of an item; nil if the item isn't shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the section with an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; nil if the section isn't shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }

  /// Returns the cell that the closure provides.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns whether `reorderingHandlers` permit it.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves the item in the snapshot, and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var new = current
    new.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    let transaction = NSDiffableDataSourceTransaction(from: current, to: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    outlines = outlines.filter { $0.value.visibleItems == new.itemIdentifiers(inSection: $0.key) }
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the view that `supplementaryViewProvider` provides.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// Makes changes.
  fileprivate func add(_ changes: ListChanges, reloaded: [IndexPath]) {
    deleteSections(IndexSet(changes.deletedSections))
    insertSections(IndexSet(changes.insertedSections))
    for (from, to) in changes.movedSections { moveSection(from, toSection: to) }
    deleteItems(at: Array(changes.deleted))
    insertItems(at: Array(changes.inserted))
    for (from, to) in changes.moved { moveItem(at: from, to: to) }
    reloadSections(IndexSet(changes.reloadedSections))
    reloadItems(at: reloaded)
  }
}
