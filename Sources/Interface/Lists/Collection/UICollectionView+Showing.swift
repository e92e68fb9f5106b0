import Foundation
import Geometry
import Layers
import Messaging
import Views

// Reading the numbers of items, and showing the views of the visible area.
extension UICollectionView {
  /// Requests that all numbers are read again before the next layout.
  func setNeedsReload() {
    needsReload = true
    currentLayout.isInvalid = true
    setNeedsLayout()
  }

  /// Reads numbers, if that was requested.
  func loadIfNeeded() {
    guard needsReload, updateDepth == 0 else { return }
    needsReload = false
    counts = readCounts()
    currentLayout.isInvalid = true
    movement = nil
    currentLayout.forgetSizes()
    invalidateCounts()
    for (element, view) in contents.views where !contains(element) {
      contents.recycle(view, of: element, in: self)
    }
    selection.removeAll { !contains(CollectionElement(category: .cell, path: $0)) }
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  /// Tells the layout that the numbers of items or their neighbours have changed.
  func invalidateCounts() {
    let context = currentLayout.invalidationContext(forBoundsChange: bounds)
    context.invalidatesCounts = true
    currentLayout.invalidateLayout(with: context)
  }

  private func contains(_ element: CollectionElement) -> Bool {
    guard element.category == .cell else { return counts.indices.contains(element.path.section) }
    return counts.indices.contains(element.path.section)
      && element.path.item < counts[element.path.section]
  }

  /// Notes that the layout is invalid.
  func layoutInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    let move = context.contentOffsetAdjustment
    if move != .zero {
      contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
    }
    if context.invalidateDataSourceCounts, !needsReload, updateDepth == 0, pending == nil {
      if movement == nil { counts = readCounts() }
    }
    setNeedsLayout()
  }

  /// Prepares the layout, if it is invalid, and sets the size of the content.
  func prepareLayoutIfNeeded() {
    loadIfNeeded()
    guard currentLayout.isInvalid else { return }
    currentLayout.isInvalid = false
    currentLayout.prepare()
    let size = currentLayout.collectionViewContentSize
    guard contentSize != size else { return }
    if size.width < contentSize.width || size.height < contentSize.height { hasShrunk = true }
    contentSize = size
  }

  /// If the content has shrunk, scrolls back to its end, as tables do. Animated updates do that in
  /// their animation.
  private func scrollBackIfShrunk() {
    guard hasShrunk, update == nil else { return }
    hasShrunk = false
    let target = clamped(contentOffset)
    let nearer = CGPoint(x: min(target.x, contentOffset.x), y: min(target.y, contentOffset.y))
    if !isDragging, !isDecelerating, nearer != contentOffset { contentOffset = nearer }
  }

  /// Shows what is visible, if something has changed.
  func showIfNeeded() {
    loadIfNeeded()
    if layer.needsLayout() || contents.views.isEmpty || currentLayout.isInvalid { show() }
  }

  /// Shows the views of the visible area, and removes others.
  func show() {
    guard !isShowing, updateDepth == 0 else { return }
    isShowing = true
    defer { isShowing = false }
    loadIfNeeded()
    noteBounds()
    prepareLayoutIfNeeded()
    scrollBackIfShrunk()
    var attributes = visibleAttributes()
    // Cells that determine their sizes change the layout, at most once each.
    if measures {
      for _ in 0..<100 {
        guard measure(attributes) else { break }
        attributes = visibleAttributes()
      }
    }
    showOrthogonalSections()
    currentLayout.adjustVisible(attributes, in: self)
    var shown: Set<CollectionElement> = []
    for attributes in attributes where !attributes.isHidden {
      let element = attributes.element
      guard shown.insert(element).inserted else { continue }
      if let view = contents.views[element] {
        adopt(view, attributes)
        view.setLayoutAttributes(attributes)
        if update != nil { view.layoutIfNeeded() }
      } else {
        showNew(element, attributes)
      }
    }
    for (element, view) in contents.views where !shown.contains(element) {
      if update?.leave(view, element, in: self) != true {
        contents.recycle(view, of: element, in: self)
      }
    }
    contents.removeLeavingViews(from: self)
    orderByDepth()
    backgroundView?.frame = bounds
  }

  /// Sets new bounds with `change`. As on iOS, the layout is asked before whether it depends on them, so
  /// that it can compare the collection's bounds with the new ones.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    guard let known = knownBounds, new != bounds, new.size == known.size else { return change() }
    var context: UICollectionViewLayoutInvalidationContext?
    if currentLayout.shouldInvalidateLayout(forBoundsChange: new) {
      context = currentLayout.invalidationContext(forBoundsChange: new)
    }
    knownBounds = new
    // The layout may have dropped its attributes, while delegates look at cells during the change.
    if context != nil { currentLayout.isInvalid = true }
    change()
    if let context { currentLayout.invalidateLayout(with: context) }
  }

  /// Asks the layout whether it depends on the visible area, if the bounds have changed otherwise.
  private func noteBounds() {
    guard knownBounds != bounds else { return }
    let isFirst = knownBounds == nil
    let hasNewSize = knownBounds?.size != bounds.size
    knownBounds = bounds
    if isFirst || hasNewSize { currentLayout.isInvalid = true }
    if !isFirst, currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      currentLayout.invalidateLayout(
        with: currentLayout.invalidationContext(forBoundsChange: bounds))
    }
  }

  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    var found = currentLayout.layoutAttributesForElements(in: visible) ?? []
    if let moving = movingAttributes() {
      found.removeAll { $0.element == moving.element }
      found.append(moving)
    }
    // Layouts can return more. What a view turned in space covers isn't known from its frame.
    return found.filter {
      shownFrame($0).isShown(in: visible) || !CATransform3DIsAffine($0.transform3D)
    }
  }

  // MARK: New views

  /// Gets a view from the data source or the layout, and adds it to the collection.
  private func showNew(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes)
  {
    var made: UICollectionReusableView?
    func make() { made = makeView(element, attributes) }
    if update == nil { make() } else { UIView.performWithoutAnimation(make) }
    guard let view = made else { return }
    contents.views[element] = view
    let initial = update?.initial(element, in: currentLayout)
    UIView.performWithoutAnimation {
      view.setLayoutAttributes(initial ?? attributes)
      adopt(view, attributes)
      if update != nil { view.layoutIfNeeded() }
    }
    view.setLayoutAttributes(attributes)
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      CallObservation.delegated(
        "collectionView:willDisplay:forItemAt:", by: self, [self, cell, element.path])
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
      CallObservation.delegated(
        "collectionView:willDisplaySupplementaryView:forElementKind:at:", by: self,
        [self, view, element.kind, element.path])
    }
  }

  /// Adds a view to the collection or to the view in which its section scrolls on its own.
  private func adopt(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let host = host(of: attributes)
    guard view.superview !== host else { return }
    move(view, into: host, behindCells: update != nil && attributes.row != nil)
  }

  private func makeView(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    switch element.category {
    case .cell:
      let path = movement?.dataPath(element.path) ?? element.path
      contents.requested = (CollectionElement(category: .cell, path: path), attributes)
      defer { contents.requested = nil }
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else {
        return nil
      }
      if let old = contents.path(of: cell) {
        contents.views[CollectionElement(category: .cell, path: old)] = nil
      }
      let isSelected = selection.contains(element.path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      showExpansion(of: cell, at: element.path)
      return cell
    case .supplementaryView:
      contents.requested = (element, attributes)
      defer { contents.requested = nil }
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    case .decorationView:
      return currentLayout.newDecoration(element.kind, attributes.frame)
    }
  }

  // MARK: Sizes of views

  private var measures: Bool {
    currentLayout.measuresViews
  }

  /// Asks the views of visible items for their sizes. Returns whether one has changed the layout.
  private func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    var isChanged = false
    let isCompositional = currentLayout is UICollectionViewCompositionalLayout
    for attributes in attributes {
      let category = attributes.representedElementCategory
      guard category == .cell || (isCompositional && category == .supplementaryView) else {
        continue
      }
      if currentLayout.knowsSize(of: attributes) { continue }
      let element = attributes.element
      if contents.views[element] == nil { showNew(element, attributes) }
      guard let view = contents.views[element] else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
      guard
        currentLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      currentLayout.invalidateLayout(
        with: currentLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      isChanged = true
    }
    return isChanged
  }

  /// Configures visible cells again: the data source dequeues the same cell.
  func reconfigure(_ paths: [IndexPath]) {
    loadIfNeeded()
    for path in paths {
      guard let cell = contents.cell(at: path), let dataSource else { continue }
      contents.reconfigured = cell
      _ = dataSource.collectionView(self, cellForItemAt: path)
      contents.reconfigured = nil
      currentLayout.forgetSize(at: path)
    }
    setNeedsLayout()
  }
}

extension UIView {
  /// Adds a cell behind headers or, during a change of a list, behind other rows, which cover it while
  /// they move; adds another view in front.
  func insert(_ view: UICollectionReusableView, behindCells: Bool) {
    guard view is UICollectionViewCell else { return addSubview(view) }
    let first = behindCells ? otherSubviews(view).firstIndex { $0 is UICollectionViewCell } : nil
    if let first { insertSubview(view, at: first) } else { insertBehindHeaders(view) }
  }

  /// Adds a view of the content behind headers and other supplementary views.
  func insertBehindHeaders(_ view: UIView) {
    let others = otherSubviews(view)
    let first = others.firstIndex {
      $0 is UICollectionReusableView && !($0 is UICollectionViewCell)
    }
    insertSubview(view, at: first ?? others.count)
  }

  /// The subviews without `view`, which can be one of them after a reload.
  private func otherSubviews(_ view: UIView) -> [UIView] {
    view.superview === self ? subviews.filter { $0 !== view } : subviews
  }
}

extension CGRect {
  /// Whether an element with this frame is visible in an area. As on iOS, an element that only touches
  /// the area isn't: at rest, a page is the only visible one.
  fileprivate func isShown(in area: CGRect) -> Bool {
    intersects(area) && (isEmpty || !intersection(area).isEmpty)
  }
}
