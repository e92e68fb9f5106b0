import Foundation

/// Changes of a list between two states of its data: paths and indices of deletions, reloads and the
/// starts of moves count in the old state, those of insertions and the ends of moves in the new one.
struct ListChanges {
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  /// Sections whose items are all new.
  var reloadedSections: Set<Int> = []
}

/// The new paths of the items that stay in a list when it changes.
struct ListMap {
  private(set) var sections: [Int: Int] = [:]
  private(set) var items: [IndexPath: IndexPath] = [:]

  /// A contradiction between the changes and the numbers of items.
  struct Mismatch: Error { let message: String }

  /// Maps the items of a list with `old` items in its sections to one with `new` items. What isn't
  /// inserted, deleted or moved keeps its order.
  init(_ changes: ListChanges, from old: [Int], to new: [Int]) throws(Mismatch) {
    let kept = old.indices.filter {
      !changes.deletedSections.contains($0) && changes.movedSections[$0] == nil
    }
    let targets = Set(changes.movedSections.values)
    let free = new.indices.filter {
      !changes.insertedSections.contains($0) && !targets.contains($0)
    }
    guard kept.count == free.count else {
      throw Mismatch(
        message: "there are \(new.count) sections after it instead of "
          + "\(new.count - free.count + kept.count)")
    }
    for (from, to) in zip(kept, free) { sections[from] = to }
    for (from, to) in changes.movedSections where new.indices.contains(to) { sections[from] = to }
    for (from, to) in sections where !changes.reloadedSections.contains(from) {
      try map(changes, section: from, old[from], to: to, new[to])
    }
    for (from, to) in changes.moved where sections[from.section] != nil { items[from] = to }
  }

  private mutating func map(
    _ changes: ListChanges, section: Int, _ oldCount: Int, to target: Int, _ newCount: Int
  ) throws(Mismatch) {
    let ends = Set(changes.moved.values.filter { $0.section == target }.map(\.item))
    let kept = (0..<oldCount).filter { item in
      let path = IndexPath(item: item, section: section)
      return !changes.deleted.contains(path) && changes.moved[path] == nil
    }
    let free = (0..<newCount).filter { item in
      !changes.inserted.contains(IndexPath(item: item, section: target)) && !ends.contains(item)
    }
    guard kept.count == free.count else {
      throw Mismatch(
        message: "section \(target) has \(newCount) items after it instead of "
          + "\(newCount - free.count + kept.count)")
    }
    for (from, to) in zip(kept, free) {
      items[IndexPath(item: from, section: section)] = IndexPath(item: to, section: target)
    }
  }
}
