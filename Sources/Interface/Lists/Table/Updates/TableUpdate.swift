import Foundation

// A group of changes, in the order of its stages: `TableUpdate` collects the changes between
// `beginUpdates()` and `endUpdates()`; `ListMap` finds the rows that stay; `UITableView+Updates` gives
// their cells the new paths and reads the new heights; `TableTransition` animates.

/// The changes of a group, with the animations of the rows.
struct TableUpdate {
  typealias Animation = UITableView.RowAnimation

  var insertedRows: [IndexPath: Animation] = [:]
  var deletedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections: [Int: Animation] = [:]
  var deletedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]
  /// What is called when the animations have ended.
  var completions: [(Bool) -> Void] = []

  /// The changes without their animations. A reloaded row stays in its place.
  var changes: ListChanges {
    ListChanges(
      inserted: Set(insertedRows.keys), deleted: Set(deletedRows.keys), moved: movedRows,
      insertedSections: Set(insertedSections.keys), deletedSections: Set(deletedSections.keys),
      movedSections: movedSections, reloadedSections: Set(reloadedSections.keys))
  }

  /// The animation of a row that disappears; nil if it stays.
  func animation(ofRemoved path: IndexPath) -> Animation? {
    deletedRows[path] ?? reloadedRows[path] ?? deletedSections[path.section]
      ?? reloadedSections[path.section]
  }

  /// Whether a row is deleted, with its section or alone.
  func deletes(_ path: IndexPath) -> Bool {
    deletedRows[path] != nil || deletedSections[path.section] != nil
  }

  /// The animation of a row that appears; nil if it was there before.
  func animation(ofAdded path: IndexPath, from old: IndexPath?, _ map: ListMap) -> Animation? {
    if let old { return reloadedRows[old] }
    if let animation = insertedRows[path] ?? insertedSections[path.section] { return animation }
    return map.sections.first { $0.value == path.section }.flatMap { reloadedSections[$0.key] }
  }
}
