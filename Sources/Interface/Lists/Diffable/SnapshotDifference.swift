import Foundation

/// The changes between two snapshots, with as few moves as possible.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var changes = ListChanges()
  /// The old paths of the items whose cells are replaced or configured again.
  private(set) var reloaded: [IndexPath] = []

  private let oldPaths, newPaths: [Item: IndexPath]

  init(from old: Snapshot, to new: Snapshot) {
    (oldPaths, newPaths) = (old.paths, new.paths)
    let oldSections = old.sectionIdentifiers
    let newSections = new.sectionIdentifiers
    let kept = Set(oldSections).intersection(newSections)
    for (index, section) in oldSections.enumerated() where !kept.contains(section) {
      changes.deletedSections.insert(index)
    }
    for (index, section) in newSections.enumerated() where !kept.contains(section) {
      changes.insertedSections.insert(index)
    }
    let order = newSections.filter { kept.contains($0) }.compactMap { old.indexOfSection($0) }
    let unmoved = Self.longestRise(of: order)
    for index in order where !unmoved.contains(index) {
      changes.movedSections[index] = new.indexOfSection(oldSections[index])
    }
    for section in newSections where kept.contains(section) { addItems(of: section, old, new) }
    for section in oldSections where kept.contains(section) {
      for item in old.itemIdentifiers(inSection: section) where newPaths[item] == nil {
        if let path = oldPaths[item] { changes.deleted.insert(path) }
      }
    }
    for section in newSections where !kept.contains(section) {
      // Items that move into a new section.
      for item in new.itemIdentifiers(inSection: section) { addMove(of: item) }
    }
    changes.reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    reloaded = new.reloadedItemIdentifiers.compactMap { oldPaths[$0] }
  }

  private mutating func addItems(of section: Section, _ old: Snapshot, _ new: Snapshot) {
    let items = new.itemIdentifiers(inSection: section)
    let here = items.filter { old.sectionIdentifier(containingItem: $0) == section }
    let unmoved = Self.longestRise(of: here.compactMap { oldPaths[$0]?.item })
    for item in items {
      guard let from = oldPaths[item], !changes.deletedSections.contains(from.section) else {
        if let path = newPaths[item] { changes.inserted.insert(path) }
        continue
      }
      let stays =
        old.sectionIdentifier(containingItem: item) == section && unmoved.contains(from.item)
      if !stays { addMove(of: item) }
    }
  }

  private mutating func addMove(of item: Item) {
    guard let from = oldPaths[item], let to = newPaths[item],
      !changes.deletedSections.contains(from.section)
    else { return }
    changes.moved[from] = to
  }

  /// Returns a longest rising subsequence of different numbers. Complexity: O(n log n).
  static func longestRise(of numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before: [Int: Int] = [:]
    for number in numbers {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < number { low = middle + 1 } else { high = middle }
      }
      before[number] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    var rise: Set<Int> = []
    var next = ends.last
    while let number = next {
      rise.insert(number)
      next = before[number]
    }
    return rise
  }
}
