import Failures
import Foundation
import Geometry
import Layers
import Views
import VirtualTime

extension UITableView {
  /// The duration of changes, in seconds.
  private static let updateDuration = 0.3

  /// Collects the changes until `endGroup()`.
  func beginGroup() {
    if updateDepth == 0 {
      dropMovement()
      if window == nil { loadIfNeeded() } else { showRowsIfNeeded() }
      pendingUpdate = TableUpdate()
    }
    updateDepth += 1
  }

  /// Shows the collected changes.
  func endGroup() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let update = pendingUpdate else { return }
    pendingUpdate = nil
    commit(update)
  }

  /// Makes a change, in a group of its own if there is none.
  func change(_ body: (inout TableUpdate) -> Void) {
    beginGroup()
    if var update = pendingUpdate {
      body(&update)
      pendingUpdate = update
    }
    endGroup()
  }

  private func commit(_ update: TableUpdate) {
    cancelTouch()
    let old = geometry
    var sections = readSections()
    let map: ListMap
    do {
      map = try ListMap(
        update.changes, from: old.sections.map(\.rows.count), to: sections.map(\.rows.count))
    } catch {
      reportMismatch(error)
      reloadData()
      return update.completions.forEach { $0(false) }
    }
    closeSwipe(collapses: update.deletes)
    keepHeights(of: old, in: &sections, map, update)
    let transition = TableTransition(update, map, from: old)
    let leaving = remap(map, update)
    UIView.animate(withDuration: Self.updateDuration) {
      self.load(sections: sections)
      self.showRows(transition)
      leaving.forEach { $0(transition) }
    } completion: { finished in
      transition.finish(in: self)
      for completion in update.completions { completion(finished) }
    }
  }

  private func reportMismatch(_ mismatch: ListMap.Mismatch) {
    FlipbookError(
      .malformed, "An update of \(nameInMessages) doesn't match its data: \(mismatch.message).",
      hint: "Change the data source's data before endUpdates(), or inside performBatchUpdates(_:)."
    ).report()
  }

  /// Gives rows of automatic height the heights that they had. Visible ones are measured again.
  private func keepHeights(
    of old: TableGeometry, in sections: inout [TableGeometry.Section], _ map: ListMap,
    _ update: TableUpdate
  ) {
    for (from, to) in map.items
    where sections[to.section].estimated.contains(to.row) && old.contains(from) {
      sections[to.section].rows[to.row] = old.sections[from.section].rows[from.row]
      let isVisible = contents.cells[from] != nil
      if !isVisible, !old.sections[from.section].estimated.contains(from.row) {
        sections[to.section].estimated.remove(to.row)
      }
    }
  }

  /// Gives cells, headers and selected rows their new paths. Returns the animations of those that
  /// disappear.
  private func remap(_ map: ListMap, _ update: TableUpdate) -> [(TableTransition) -> Void] {
    var leaving: [(TableTransition) -> Void] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in contents.cells.sorted(by: { $0.key < $1.key }) {
      if let new = map.items[path], update.animation(ofRemoved: path) == nil {
        cells[new] = cell
      } else {
        leaving.append { $0.disappear(cell, of: path, in: self) }
      }
    }
    contents.cells = cells
    selection = selection.compactMap { path in
      update.animation(ofRemoved: path) == nil ? map.items[path] : nil
    }
    for isFooter in [false, true] {
      let (kept, left) = split(isFooter ? contents.footers : contents.headers, map, update)
      if isFooter {
        contents.footers = kept
        for section in kept.keys { contents.measuredFooters[section] = nil }
      } else {
        contents.headers = kept
        for section in kept.keys { contents.measuredHeaders[section] = nil }
      }
      leaving += left.map { section, view in
        { $0.disappear(view, of: section, isFooter: isFooter, in: self) }
      }
    }
    return leaving
  }

  private func split(
    _ views: [Int: UIView], _ map: ListMap, _ update: TableUpdate
  ) -> (kept: [Int: UIView], left: [(Int, UIView)]) {
    var kept: [Int: UIView] = [:]
    var left: [(Int, UIView)] = []
    for (section, view) in views.sorted(by: { $0.key < $1.key }) {
      if let new = map.sections[section], update.reloadedSections[section] == nil {
        kept[new] = view
      } else {
        left.append((section, view))
      }
    }
    return (kept, left)
  }

  /// Configures visible cells again: the data source dequeues the same cell.
  func reconfigure(_ paths: [IndexPath]) {
    loadIfNeeded()
    for path in paths {
      guard let cell = contents.cells[path], let dataSource else { continue }
      contents.reconfigured = cell
      _ = dataSource.tableView(self, cellForRowAt: path)
      contents.reconfigured = nil
    }
    setNeedsLayout()
  }
}
