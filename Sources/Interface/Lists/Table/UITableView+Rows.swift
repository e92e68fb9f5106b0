import Foundation
import Geometry
import Layers
import Messaging
import Views

// Showing the visible rows, headers and footers.
extension UITableView {
  /// Shows what is visible, if something has changed.
  func showRowsIfNeeded() {
    loadIfNeeded()
    if layer.needsLayout() || contents.cells.isEmpty { showRows() }
  }

  /// Shows what is visible, and removes what isn't any more.
  func showRows(_ transition: TableTransition? = nil) {
    loadIfNeeded()
    guard !isShowing, updateDepth == 0 else { return }
    isShowing = true
    defer { isShowing = false }
    if measuredWidth != bounds.width {
      (contents.measuredHeaders, contents.measuredFooters) = ([:], [:])
      load(sections: readSections())
    }
    let paths = showCells(transition)
    for path in contents.visiblePaths where !paths.contains(path) && path != movement?.current {
      guard let cell = contents.cells.removeValue(forKey: path) else { continue }
      if let transition {
        contents.place(cell, in: geometry.rect(ofRowAt: path))
        transition.leave(cell) { $0.contents.recycle(cell, of: path, in: $0) }
      } else {
        contents.recycle(cell, of: path, in: self)
      }
    }
    updateContentSize()
    showEdges(transition)
    placeEdgeViews()
    contents.removeLeavingViews(from: self)
  }

  /// Shows the cells of the visible rows, from the top, and returns their paths. Rows of automatic
  /// height are measured, so that the rows below them move.
  private func showCells(_ transition: TableTransition?) -> Set<IndexPath> {
    var shown: Set<IndexPath> = []
    let (low, high) = (bounds.minY, bounds.maxY)
    var next = geometry.rows(from: low, to: high).first
    while let path = next, geometry.rect(ofRowAt: path).minY < high {
      guard let cell = contents.cells[path] else {
        guard showNewCell(at: path, transition) else { break }
        if geometry.rect(ofRowAt: path).maxY > low { shown.insert(path) }
        next = geometry.path(after: path)
        continue
      }
      prepare(cell, at: path)
      measure(cell, at: path)
      place(cell, at: path)
      // Its content changes its size with it. What the app has just added to it appears in place (D).
      if transition != nil { cell.layoutIfNeededWithNewViewsInPlace() }
      if geometry.rect(ofRowAt: path).maxY > low { shown.insert(path) }
      next = geometry.path(after: path)
    }
    return shown
  }

  /// Gets a cell from the data source and adds it to the table; returns false if there is none.
  private func showNewCell(at path: IndexPath, _ transition: TableTransition?) -> Bool {
    guard let dataSource else { return false }
    var made: UITableViewCell?
    func make() {
      let cell = dataSource.tableView(self, cellForRowAt: movement?.dataPath(path) ?? path)
      if let old = contents.path(of: cell) { contents.cells[old] = nil }
      contents.cells[path] = cell
      // A reused cell may show another image than before.
      cell.setNeedsLayout()
      prepare(cell, at: path)
      let isSelected = selection.contains(path)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      made = cell
    }
    if transition == nil { make() } else { UIView.performWithoutAnimation(make) }
    guard let cell = made else { return false }
    let isAnimated = transition != nil || UIView.inheritedAnimationDuration > 0
    contents.places[ObjectIdentifier(cell)] = nil
    UIView.performWithoutAnimation {
      measure(cell, at: path)
      contents.place(cell, in: geometry.rect(ofRowAt: path))
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      // Within an animation block of the app, too, new cells appear in their final layout.
      if isAnimated { cell.layoutIfNeeded() }
    }
    transition?.appear(cell, at: path, in: self)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    CallObservation.delegated("tableView:willDisplay:forRowAt:", by: self, [self, cell, path])
    return true
  }

  /// Moves a cell to its place: that of its row, or where a finger has moved it.
  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    let rect = geometry.rect(ofRowAt: path)
    contents.place(cell, in: movement?.current == path ? movement?.rect(in: self) ?? rect : rect)
  }

  /// Measures the cell of a row of automatic height.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    guard geometry.sections[path.section].estimated.contains(path.row) else { return }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: geometry.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = max(UIScreen.main.scale, 1)
    // Heights are whole pixels. The tolerance is for rounding in the solver.
    let height = ((size.height * scale - 1e-6).rounded(.up) / scale)
    geometry.setHeight(max(height, 0), ofRowAt: path)
  }

  /// Gives a cell what the table determines.
  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.surroundings = surroundings(of: path)
    if isGrouped, cell.hasSystemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    if tableStyle == .insetGrouped { roundCorners(of: cell, at: path) }
    cell.tapped = { [weak self, weak cell] kind in
      guard let self, let cell else { return }
      tapped(kind, in: cell)
    }
    prepareEditing(of: cell, at: path, animated: false)
    let level =
      delegate?.tableView(
        self, indentationLevelForRowAt: movement?.dataPath(path) ?? path) ?? 0
    if level > 0, cell.indentationLevel != level { cell.indentationLevel = level }
  }

  /// Shows or hides the editing controls of a cell.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let path = movement?.dataPath(path) ?? path
    let isEdited = isEditing && canEdit(path)
    if isEdited {
      cell.showsReorderControl = canMove(path)
      let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      if cell.shouldIndentWhileEditing != indents { cell.shouldIndentWhileEditing = indents }
    }
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  /// The radius of iOS 13 to 18: 10 points.
  private func roundCorners(of cell: UITableViewCell, at path: IndexPath) {
    let (isFirst, isLast) = ends(of: path)
    cell.layer.cornerRadius = isFirst || isLast ? 10 : 0
    cell.layer.maskedCorners = [
      isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
      isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
    ]
    cell.clipsToBounds = isFirst || isLast
  }

  private func ends(of path: IndexPath) -> (isFirst: Bool, isLast: Bool) {
    (path.row == 0, path.row == geometry.sections[path.section].rows.count - 1)
  }

  private func surroundings(of path: IndexPath) -> CellSurroundings {
    let (isFirst, isLast) = ends(of: path)
    var result = CellSurroundings()
    result.margin = rowMargin
    result.accessoryMargin = 16
    result.separatorInset = separatorInset
    result.separatorColor = separatorStyle == .none ? nil : separatorColor
    if tableStyle == .insetGrouped, isLast { result.separatorColor = nil }
    result.isSeparatorFull = tableStyle == .grouped && isLast
    result.hasLineAbove = tableStyle == .grouped && isFirst && result.separatorColor != nil
    result.editingStyle =
      delegate?.tableView(self, editingStyleForRowAt: movement?.dataPath(path) ?? path) ?? .delete
    if allowsMultipleSelectionDuringEditing { result.control = .select }
    return result
  }

  /// Updates the cells after a change of the separators.
  func surroundingsChanged() { setNeedsLayout() }

  // MARK: Headers and footers

  private func showEdges(_ transition: TableTransition?) {
    let (low, high) = (bounds.minY, bounds.maxY)
    let visible = Set(geometry.sections(from: low, to: high))
    for section in visible.sorted() {
      showHeader(section, transition)
      showFooter(section, transition)
    }
    for (section, view) in contents.headers where !visible.contains(section) {
      contents.recycle(view, of: section, isFooter: false, in: self)
    }
    for (section, view) in contents.footers where !visible.contains(section) {
      contents.recycle(view, of: section, isFooter: true, in: self)
    }
  }

  private func showHeader(_ section: Int, _ transition: TableTransition?) {
    let place = geometry.sections[section]
    guard place.header > 0 else { return }
    var rect = CGRect(x: 0, y: place.headerTop, width: bounds.width, height: place.header)
    if !isGrouped {
      let pinned = max(rect.minY, bounds.minY + adjustedContentInset.top)
      rect.origin.y = max(min(pinned, place.footerTop - place.header), rect.minY)
    }
    if let view = contents.headers[section] { return contents.place(view, in: rect) }
    guard let view = makeHeader(section) else { return }
    contents.headers[section] = view
    show(view, in: rect, transition, section)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  private func showFooter(_ section: Int, _ transition: TableTransition?) {
    let place = geometry.sections[section]
    guard place.footer > 0 else { return }
    var rect = CGRect(x: 0, y: place.footerTop, width: bounds.width, height: place.footer)
    if !isGrouped {
      let pinned = min(rect.minY, bounds.maxY - adjustedContentInset.bottom - place.footer)
      rect.origin.y = min(max(pinned, place.rowsTop), rect.minY)
    }
    if let view = contents.footers[section] { return contents.place(view, in: rect) }
    guard let view = makeFooter(section) else { return }
    contents.footers[section] = view
    show(view, in: rect, transition, section)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  /// Adds a header or footer in front of the cells.
  private func show(
    _ view: UIView, in rect: CGRect, _ transition: TableTransition?, _ section: Int
  ) {
    let isAnimated = transition != nil || UIView.inheritedAnimationDuration > 0
    contents.places[ObjectIdentifier(view)] = nil
    UIView.performWithoutAnimation {
      contents.place(view, in: rect)
      addSubview(view)
      if isAnimated { view.layoutIfNeeded() }
    }
    transition?.appear(view, inSection: section, in: self)
  }

  /// Places the views above, below and behind all sections.
  private func placeEdgeViews() {
    if let view = tableHeaderView {
      contents.place(view, in: CGRect(x: 0, y: 0, width: bounds.width, height: geometry.top))
    }
    if let view = tableFooterView {
      contents.place(
        view,
        in: CGRect(x: 0, y: geometry.bottom, width: bounds.width, height: view.bounds.height))
    }
    backgroundView?.frame = bounds
  }
}

extension TableGeometry {
  /// Returns the path of the next row; nil after the last one.
  func path(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections.indices.dropFirst(path.section + 1).first { !sections[$0].rows.isEmpty }
    return next.map { IndexPath(row: 0, section: $0) }
  }
}
