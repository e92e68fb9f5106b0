import CViewCreation
import Failures
import Foundation
import Geometry
import Layers
import Messaging
import Views
import VirtualTime

/// The cells and other views of a collection: those that are shown, and those that can be reused.
final class CollectionContents {
  /// The kind of cells, among those of other views.
  static let cellKind = ""

  private struct Key: Hashable {
    let kind, identifier: String
  }

  /// The visible views.
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The element for which the data source is being asked, and its attributes.
  var requested: (element: CollectionElement, attributes: UICollectionViewLayoutAttributes)?
  /// The cell that the data source gets back, because it is configured again.
  var reconfigured: UICollectionViewCell?
  /// The views of former items and sections, which stay in the collection between a reload and the
  /// layout that follows: as in UIKit, they are among the subviews until then. (D)
  private var leaving: [UICollectionReusableView] = []
  private var isReloading = false
  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var nibs: [Key: UINib] = [:]
  private var free: [Key: [UICollectionReusableView]] = [:]

  /// The visible views in a fixed order, in which the app's methods are called: cells, then others, by
  /// their paths.
  var orderedViews: [UICollectionReusableView] {
    views.sorted {
      let (left, right) = ($0.key, $1.key)
      if left.category != right.category {
        return left.category.rawValue < right.category.rawValue
      }
      return left.path == right.path ? left.kind < right.kind : left.path < right.path
    }
    .map(\.value)
  }

  /// The paths of the visible cells, in order.
  var cellPaths: [IndexPath] { views.keys.filter { $0.category == .cell }.map(\.path).sorted() }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(category: .cell, path: path)] as? UICollectionViewCell
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell && $0.key.category == .cell }?.key.path
  }

  // MARK: Reuse

  /// Registers a class of views; those of another class aren't used any more.
  func register(_ type: UICollectionReusableView.Type?, _ kind: String, _ identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    classes[key] = type
    nibs[key] = nil
  }

  /// Registers a nib of views.
  func register(_ nib: UINib?, _ kind: String, _ identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    classes[key] = nil
    nibs[key] = nib
  }

  /// Returns the attributes of the element for which the data source is being asked. Layouts needn't
  /// have them for single elements.
  func requestedAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    requested.flatMap { $0.element == element ? $0.attributes : nil }
  }

  /// Returns a view that can be reused, or a new one, with the attributes of its place: data sources
  /// can read the frame, and what they change is kept until the layout has other attributes.
  func dequeue(
    _ kind: String, _ identifier: String, at attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    let key = Key(kind: kind, identifier: identifier)
    if let cell = reconfigured, kind == Self.cellKind, cell.reuseIdentifier == identifier {
      reconfigured = nil
      return cell
    }
    guard let view = reusableView(key) ?? newView(key, attributes?.size ?? .zero) else {
      return nil
    }
    if let attributes {
      UIView.performWithoutAnimation { view.setLayoutAttributes(attributes) }
    }
    return view
  }

  private func reusableView(_ key: Key) -> UICollectionReusableView? {
    if let type = classes[key] { free[key]?.removeAll { Swift.type(of: $0) != type } }
    guard let view = free[key]?.popLast() else { return nil }
    view.prepareForReuse()
    if let cell = view as? UICollectionViewCell {
      cell.isHighlighted = false
      cell.isSelected = false
    }
    return view
  }

  private func newView(_ key: Key, _ size: CGSize) -> UICollectionReusableView? {
    if let view: UICollectionReusableView = nibs[key]?.firstView() {
      view.setIdentifier(key.identifier)
      return view
    }
    guard let type = classes[key] else { return nil }
    let view = Self.make(type, CGRect(origin: .zero, size: size))
    view.setIdentifier(key.identifier)
    return view
  }

  /// Creates a view of a class that is known only at run time, with its `init(frame:)`.
  static func make(
    _ type: UICollectionReusableView.Type, _ frame: CGRect
  ) -> UICollectionReusableView {
    let object = flipbook_make_view(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), frame.minX, frame.minY,
      frame.width, frame.height)
    let view = Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
    return unsafeDowncast(view, to: UICollectionReusableView.self)
  }

  /// Reports that no class is registered for a view, which stops the stage. Returns an empty cell.
  func missingCell(_ identifier: String) -> UICollectionViewCell {
    FlipbookError(
      .unknownName, "The collection has no class for the identifier \"\(identifier)\".",
      hint: "Register a class with that identifier, and the same kind of view, first."
    ).report()
    return UICollectionViewCell(frame: .zero)
  }

  /// Takes a view out of the collection, for reuse.
  func recycle(
    _ view: UICollectionReusableView, of element: CollectionElement, in collection: UICollectionView
  ) {
    if views[element] === view { views[element] = nil }
    view.forgetLayoutAttributes()
    if view.superview === collection, isReloading {
      leaving.append(view)
    } else if view.superview === collection || view.superview is OrthogonalScrollView {
      view.removeFromSuperview()
    }
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      collection.delegate?.collectionView(
        collection, didEndDisplaying: cell, forItemAt: element.path)
      CallObservation.delegated(
        "collectionView:didEndDisplaying:forItemAt:", by: collection,
        [collection, cell, element.path])
    } else if element.category == .supplementaryView {
      collection.delegate?.collectionView(
        collection, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.path)
      CallObservation.delegated(
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:", by: collection,
        [collection, view, element.kind, element.path])
    }
    guard let identifier = view.reuseIdentifier else { return }
    let key = Key(kind: element.kind, identifier: identifier)
    guard free[key]?.contains(where: { $0 === view }) != true else { return }
    free[key, default: []].append(view)
  }

  /// Removes the views that have been left over by a reload.
  func removeLeavingViews(from collection: UICollectionView) {
    guard !leaving.isEmpty else { return }
    let shown = Set(views.values.map(ObjectIdentifier.init))
    for view in leaving
    where !shown.contains(ObjectIdentifier(view)) && view.superview === collection {
      view.removeFromSuperview()
    }
    leaving = []
  }

  /// Makes all views available for reuse. They stay in the collection until they are shown again or
  /// `removeLeavingViews(from:)` is called.
  func recycleAll(in collection: UICollectionView) {
    isReloading = true
    defer { isReloading = false }
    for (element, view) in views.sorted(by: { $0.key.path < $1.key.path }) {
      recycle(view, of: element, in: collection)
    }
  }
}
