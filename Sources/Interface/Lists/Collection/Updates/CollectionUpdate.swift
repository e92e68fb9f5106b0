import Foundation
import Geometry
import Layers
import Views

// A group of changes, in the order of its stages: `PendingCollectionUpdate` collects them;
// `UICollectionView+Updates` gives views their new paths and asks the layout; `CollectionUpdate` finds
// the attributes with which views appear and disappear.

/// The changes in `performBatchUpdates(_:completion:)`.
struct PendingCollectionUpdate {
  var changes = ListChanges()
  /// The items whose cells are replaced.
  var reloaded: Set<IndexPath> = []
  var completions: [(Bool) -> Void] = []

  /// Whether the cell of an item is replaced.
  func isReplaced(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || changes.reloadedSections.contains(path.section)
  }

  /// The changes for the layout.
  var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var items = changes.deletedSections.sorted().map {
      UICollectionViewUpdateItem(.delete, from: section($0), to: nil)
    }
    items += changes.deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    items += changes.insertedSections.sorted().map {
      UICollectionViewUpdateItem(.insert, from: nil, to: section($0))
    }
    items += changes.inserted.sorted().map {
      UICollectionViewUpdateItem(.insert, from: nil, to: $0)
    }
    items += changes.movedSections.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, from: section($0.key), to: section($0.value))
    }
    items += changes.moved.sorted { $0.key < $1.key }.map {
      UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value)
    }
    items += reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    return items
  }
}

/// A change of the data or of the layout that is animated.
final class CollectionUpdate {
  /// The new elements of the views that stay, by their old ones.
  private let targets: (CollectionElement) -> CollectionElement?
  /// The old elements of the views that stay, by their new ones.
  private let sources: (CollectionElement) -> CollectionElement?
  /// The old attributes around the visible area.
  private let old: [CollectionElement: UICollectionViewLayoutAttributes]
  /// Whether the layout is replaced: it isn't asked then.
  private let isReplacement: Bool
  private var leaving: [(UICollectionView) -> Void] = []

  init(
    from old: [UICollectionViewLayoutAttributes], isReplacement: Bool = false,
    targets: @escaping (CollectionElement) -> CollectionElement?,
    sources: @escaping (CollectionElement) -> CollectionElement?
  ) {
    self.old = Dictionary(old.map { ($0.element, $0.duplicate) }) { first, _ in first }
    self.isReplacement = isReplacement
    self.targets = targets
    self.sources = sources
  }

  // MARK: The layout's defaults

  /// The attributes that an element had or, if it is new, those of its place with an opacity of 0.
  func initialAttributes(
    _ element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let source = sources(element) {
      if let known = old[source] { return known.duplicate }
      return attributes(of: element, in: layout)?.duplicate
    }
    return transparent(attributes(of: element, in: layout))
  }

  /// The attributes that an element gets or, if it is deleted, those of its place with an opacity of 0.
  func finalAttributes(
    _ element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let target = targets(element), let new = attributes(of: target, in: layout) {
      return new.duplicate
    }
    return transparent(old[element])
  }

  private func transparent(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.duplicate
    copy?.alpha = 0
    return copy
  }

  private func attributes(
    of element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layout.layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      layout.layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }

  // MARK: Appearing and disappearing

  /// The attributes with which a new view begins.
  func initial(
    _ element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard !isReplacement else { return initialAttributes(element, in: layout) }
    return switch element.category {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementaryView:
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind, at: element.path)
    }
  }

  private func final(
    _ element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard !isReplacement else { return finalAttributes(element, in: layout) }
    return switch element.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind, at: element.path)
    }
  }

  /// Moves a view that stays in the collection but isn't visible any more to its new place; it is
  /// removed when the animations have ended. Returns true.
  func leave(
    _ view: UICollectionReusableView, _ element: CollectionElement, in collection: UICollectionView
  ) -> Bool {
    if collection.contents.views[element] === view { collection.contents.views[element] = nil }
    if let attributes = attributes(of: element, in: collection.currentLayout) {
      view.setLayoutAttributes(attributes)
    }
    leaving.append { collection in collection.contents.recycle(view, of: element, in: collection) }
    return true
  }

  /// Animates a view whose element disappears.
  func disappear(
    _ view: UICollectionReusableView, _ element: CollectionElement, in collection: UICollectionView
  ) {
    view.isUserInteractionEnabled = false
    if let attributes = final(element, in: collection.currentLayout) {
      view.setLayoutAttributes(attributes)
    }
    leaving.append { collection in
      view.isUserInteractionEnabled = true
      collection.contents.recycle(view, of: element, in: collection)
    }
  }

  /// Removes the views that have left.
  func finish(in collection: UICollectionView) {
    for end in leaving { end(collection) }
    leaving = []
  }
}
