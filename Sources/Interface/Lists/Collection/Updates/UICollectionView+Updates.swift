import Failures
import Foundation
import Geometry
import Layers
import Views
import VirtualTime

extension UICollectionView {
  /// The duration of changes, in seconds.
  private static let updateDuration = 0.3

  /// Collects the changes until `endGroup()`.
  func beginGroup() {
    if updateDepth == 0 {
      if window == nil { loadIfNeeded() } else { showIfNeeded() }
      pending = PendingCollectionUpdate()
    }
    updateDepth += 1
  }

  /// Shows the collected changes.
  func endGroup() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let pending else { return }
    commit(pending)
  }

  /// Makes a change, in a group of its own if there is none.
  func change(_ body: (inout PendingCollectionUpdate) -> Void) {
    beginGroup()
    if var update = pending {
      body(&update)
      pending = update
    }
    endGroup()
  }

  private func commit(_ pending: PendingCollectionUpdate) {
    cancelTouch()
    self.pending = nil
    let new = readCounts()
    let map: ListMap
    do {
      map = try ListMap(pending.changes, from: counts, to: new)
    } catch {
      reportMismatch(error)
      reloadData()
      return pending.completions.forEach { $0(false) }
    }
    closeSwipe {
      pending.changes.deleted.contains($0) || pending.changes.deletedSections.contains($0.section)
    }
    let update = CollectionUpdate(
      from: attributesAround(), targets: { map.element($0) }, sources: map.sources())
    let leaving = remap(map, pending)
    let scrollers = orthogonal.remap(map.sections)
    counts = new
    currentLayout.moveSizes(map) { pending.isReplaced($0) }
    invalidateCounts()
    prepareLayoutIfNeeded()
    self.update = update
    currentLayout.prepare(forCollectionViewUpdates: pending.items)
    let removal = scrollers.map { view in { (_: Bool) in self.removeScroller(view) } }
    animate(update, removal + pending.completions) {
      self.scrollBack()
      self.show()
      for (element, view) in leaving { update.disappear(view, element, in: self) }
      self.currentLayout.finalizeCollectionViewUpdates()
    }
  }

  func animate(
    _ update: CollectionUpdate, _ completions: [(Bool) -> Void], _ changes: @escaping () -> Void
  ) {
    UIView.animate(withDuration: Self.updateDuration) {
      changes()
      self.update = nil
    } completion: { finished in
      update.finish(in: self)
      for completion in completions { completion(finished) }
    }
  }

  /// Scrolls to an offset that shows only content, as the layout wants it.
  private func scrollBack() {
    hasShrunk = false
    let target = currentLayout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
    if !isDragging, !isDecelerating, target != contentOffset { contentOffset = target }
  }

  /// The attributes of the views up to a screen away from the visible area.
  func attributesAround() -> [UICollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    return currentLayout.layoutAttributesForElements(
      in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) ?? []
  }

  private func reportMismatch(_ mismatch: ListMap.Mismatch) {
    FlipbookError(
      .malformed, "An update of \(nameInMessages) doesn't match its data: \(mismatch.message).",
      hint: "Change the data source's data inside performBatchUpdates(_:completion:)."
    ).report()
  }

  /// Gives views and selected items their new paths. Returns the views that disappear.
  func remap(
    _ map: ListMap, _ pending: PendingCollectionUpdate
  ) -> [(CollectionElement, UICollectionReusableView)] {
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    var views: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in contents.views.sorted(by: { $0.key.path < $1.key.path }) {
      let isReplaced = element.category == .cell && pending.isReplaced(element.path)
      if !isReplaced, let new = map.element(element) {
        views[new] = view
      } else {
        leaving.append((element, view))
      }
    }
    contents.views = views
    selection = selection.compactMap { pending.isReplaced($0) ? nil : map.items[$0] }
    return leaving
  }

  // MARK: The layout

  /// Replaces the layout.
  func replaceLayout(
    _ layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = currentLayout
    guard layout !== old else { return completion?(true) ?? () }
    let update =
      animated && window != nil
      ? CollectionUpdate(
        from: attributesAround(), isReplacement: true, targets: { $0 }, sources: { $0 }) : nil
    old.prepareForTransition(to: layout)
    old.host = nil
    layout.host = self
    currentLayout = layout
    layout.isInvalid = true
    layout.prepareForTransition(from: old)
    for view in contents.orderedViews { view.willTransition(from: old, to: layout) }
    guard let update else {
      setNeedsLayout()
      layout.finalizeLayoutTransition()
      return completion?(true) ?? ()
    }
    self.update = update
    animate(update, completion.map { [$0] } ?? []) {
      self.prepareLayoutIfNeeded()
      self.scrollBack()
      self.show()
      layout.finalizeLayoutTransition()
    }
  }
}

extension ListMap {
  /// Returns the new element of a view that stays.
  func element(_ old: CollectionElement) -> CollectionElement? {
    var new = old
    if old.category == .cell {
      guard let path = items[old.path] else { return nil }
      new.path = path
    } else {
      guard let section = sections[old.path.section] else { return nil }
      if old.path.count > 1 {
        new.path = IndexPath(item: old.path.item, section: section)
      }
    }
    return new
  }

  /// Returns a function from new elements to old ones.
  func sources() -> (CollectionElement) -> CollectionElement? {
    let paths = Dictionary(items.map { ($1, $0) }) { first, _ in first }
    let indices = Dictionary(sections.map { ($1, $0) }) { first, _ in first }
    return { new in
      var old = new
      if new.category == .cell {
        guard let path = paths[new.path] else { return nil }
        old.path = path
      } else {
        guard let section = indices[new.path.section] else { return nil }
        if new.path.count > 1 {
          old.path = IndexPath(item: new.path.item, section: section)
        }
      }
      return old
    }
  }
}
