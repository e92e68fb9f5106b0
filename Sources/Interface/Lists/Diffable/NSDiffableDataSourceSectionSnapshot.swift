import Foundation

/// The items of a section at a point in time, which can contain other items, as in an outline. Each
/// identifier occurs once. The items in an item are shown if it is expanded.
///
/// Where iOS raises an exception, because an identifier occurs twice or doesn't occur, the change is
/// ignored.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// All items, each followed by those in it.
  public var items: [ItemIdentifierType] { roots.flatMap { tree($0) { _ in true } } }
  /// The items that aren't in others.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are shown.
  public var visibleItems: [ItemIdentifierType] {
    roots.flatMap { tree($0) { expanded.contains($0) } }
  }

  private func tree(
    _ item: ItemIdentifierType, _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    guard isOpen(item) else { return [item] }
    return [item] + (children[item] ?? []).flatMap { tree($0, isOpen) }
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether an item is shown: whether all items that contain it are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var next = parents[item]
    while let parent = next {
      guard expanded.contains(parent) else { return false }
      next = parents[parent]
    }
    return true
  }

  /// Returns the number of items that contain an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (0, parents[item])
    while let parent = next {
      level += 1
      next = parents[parent]
    }
    return level
  }

  /// Returns the index of an item among all items; nil if the snapshot doesn't contain it.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the item that contains another one; nil if there is none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns the part in an item, with or without the item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = Self()
    guard contains(parent) else { return part }
    func add(_ item: ItemIdentifierType, to owner: ItemIdentifierType?) {
      part.append([item], to: owner)
      for child in children[item] ?? [] { add(child, to: item) }
      if expanded.contains(item) { part.expanded.insert(item) }
    }
    if includingParent {
      add(parent, to: nil)
    } else {
      for child in children[parent] ?? [] { add(child, to: nil) }
    }
    return part
  }

  /// Returns whether an item contains others.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  /// Returns a description with a line for each item.
  public func visualDescription() -> String {
    items.map { item in
      let sign = hasChildren(item) ? (isExpanded(item) ? "-" : "+") : "*"
      return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items at the end, or at the end of those in another item.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !contains(parent) { return }
    insert(items, into: parent, at: siblings(in: parent).count)
  }

  /// Inserts items before another one, into the item that contains it.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) { insert(items, beside: beforeIdentifier, offset: 0) }

  /// Inserts items after another one, into the item that contains it.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) { insert(items, beside: afterIdentifier, offset: 1) }

  private func siblings(in parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? roots
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard contains(item) else { return }
    let parent = parents[item]
    guard let index = siblings(in: parent).firstIndex(of: item) else { return }
    insert(items, into: parent, at: index + offset)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at index: Int
  ) {
    var index = index
    for item in items where known.insert(item).inserted {
      if let parent {
        children[parent, default: []].insert(item, at: index)
        parents[item] = parent
      } else {
        roots.insert(item, at: index)
      }
      index += 1
    }
  }

  /// Deletes items with those in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      for child in children[item] ?? [] { delete([child]) }
      if let parent = parents.removeValue(forKey: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      children[item] = nil
      known.remove(item)
      expanded.remove(item)
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the items in items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  /// Hides the items in items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Replaces the items in an item by those of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard contains(parent) else { return }
    delete(children[parent] ?? [])
    add(snapshot, into: parent, at: 0)
  }

  /// Inserts the items of another snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { insert(snapshot, beside: item, offset: 0) }

  /// Inserts the items of another snapshot after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { insert(snapshot, beside: item, offset: 1) }

  private mutating func insert(
    _ snapshot: Self, beside item: ItemIdentifierType, offset: Int
  ) {
    guard contains(item), let index = siblings(in: parents[item]).firstIndex(of: item) else {
      return
    }
    add(snapshot, into: parents[item], at: index + offset)
  }

  private mutating func add(_ snapshot: Self, into parent: ItemIdentifierType?, at index: Int) {
    insert(snapshot.roots, into: parent, at: index)
    for item in snapshot.items {
      append(snapshot.children[item] ?? [], to: item)
      if snapshot.isExpanded(item) { expanded.insert(item) }
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Returns whether snapshots have the same items in the same places, with the same ones expanded.
  public static func == (one: Self, other: Self) -> Bool {
    one.roots == other.roots && one.expanded == other.expanded
      && one.items.allSatisfy { one.children[$0] ?? [] == other.children[$0] ?? [] }
      && one.known == other.known
  }
}
