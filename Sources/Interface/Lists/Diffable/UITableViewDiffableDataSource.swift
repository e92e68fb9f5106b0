public import Foundation
import Layers
import Views

/// A data source whose rows are those of a snapshot; a new snapshot is shown with animations.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of rows; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot, with or without animations, then calls a closure.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let table else { return }
    guard animatingDifferences, table.window != nil else {
      current = snapshot.applied
      table.reloadData()
      return completion?() ?? ()
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    table.performBatchUpdates {
      self.current = snapshot.applied
      table.add(difference.changes, reloaded: difference.reloaded, self.defaultRowAnimation)
    } completion: { _ in
      completion?()
    }
    table.reconfigureRows(at: reconfigured.compactMap(current.path))
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

  /// Returns the item of a row; nil if there is none.
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell that the closure provides.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil; subclasses override this method.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil; subclasses override this method.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns true; subclasses override this method.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns false; subclasses override this method.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; subclasses override this method.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil; subclasses override this method.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the title's index; subclasses override this method.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing; subclasses override this method.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension UITableView {
  /// Makes changes with one animation.
  fileprivate func add(_ changes: ListChanges, reloaded: [IndexPath], _ animation: RowAnimation) {
    deleteSections(IndexSet(changes.deletedSections), with: animation)
    insertSections(IndexSet(changes.insertedSections), with: animation)
    for (from, to) in changes.movedSections { moveSection(from, toSection: to) }
    deleteRows(at: Array(changes.deleted), with: animation)
    insertRows(at: Array(changes.inserted), with: animation)
    for (from, to) in changes.moved { moveRow(at: from, to: to) }
    reloadSections(IndexSet(changes.reloadedSections), with: animation)
    reloadRows(at: reloaded, with: animation)
  }
}
