public import Foundation
import Layers
import Views

/// A data source whose items are those of a snapshot; a new snapshot is shown with animations.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType)
    -> UICollectionViewCell?
  /// Returns a supplementary view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath)
    -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

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
