import Controls
import Foundation
import Geometry
import Layers
import Views

/// Opens the menus of a list's cells, which the list's delegate provides.
class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The path of the cell whose menu is shown.
  fileprivate var path = IndexPath()

  /// Adds the interaction to a list that has a delegate.
  func install(on list: UIScrollView) {
    if list.delegate != nil, interaction.view == nil { list.addInteraction(interaction) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the preview of a cell, with rounded corners as those of the menu (D).
  fileprivate func preview(of cell: UIView?) -> UITargetedPreview? {
    guard let cell, cell.window != nil else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = cell.backgroundColor ?? .systemBackground
    let radius = max(cell.layer.cornerRadius, 13)
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: radius)
    return UITargetedPreview(view: cell, parameters: parameters)
  }
}

/// The menus of a table's rows.
final class TableMenus: ListMenus {
  private unowned let table: UITableView

  init(of table: UITableView) { self.table = table }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = table.indexPathForRow(at: location), table.cellForRow(at: path) != nil else {
      return nil
    }
    self.path = path
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: location)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    table.delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? preview(of: table.cellForRow(at: path))
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

/// The menus of a collection's items.
final class CollectionMenus: ListMenus {
  private unowned let collection: UICollectionView

  init(of collection: UICollectionView) { self.collection = collection }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = collection.indexPathForItem(at: location),
      collection.cellForItem(at: path) != nil
    else { return nil }
    self.path = path
    // A press on one of several selected items is for all of them.
    let selected = collection.indexPathsForSelectedItems ?? []
    return collection.delegate?.collectionView(
      collection,
      contextMenuConfigurationForItemsAt: selected.contains(path) ? selected : [path],
      point: location)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    collection.delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? preview(of: collection.cellForItem(at: path))
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    collection.delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collection.delegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(
      collection, willDisplayContextMenu: configuration, animator: animator)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
