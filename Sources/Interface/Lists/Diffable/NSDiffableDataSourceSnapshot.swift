import Foundation

/// The sections and items of a list at a point in time, by identifiers. Each identifier occurs once.
///
/// Where iOS raises an exception, because an identifier occurs twice or doesn't occur, the change is
/// ignored.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var order: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items that `reloadItems(_:)` was called with.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that `reconfigureItems(_:)` was called with.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that `reloadSections(_:)` was called with.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// The number of items.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { order.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { order }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { items[$0] ?? [] } }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  /// Returns the section that contains an item; nil if the snapshot doesn't contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }

  /// Returns the index of an item among all items; nil if the snapshot doesn't contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return order.prefix(path.section).reduce(path.item) { $0 + (items[$1]?.count ?? 0) }
  }

  /// Returns the index of a section; nil if the snapshot doesn't contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    order.firstIndex(of: identifier)
  }

  /// Returns the path of an item; nil if the snapshot doesn't contain it.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let owner = owners[identifier], let section = order.firstIndex(of: owner),
      let item = items[owner]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The paths of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in order.enumerated() {
      for (item, name) in (items[identifier] ?? []).enumerated() {
        paths[name] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// Returns the item at a path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard order.indices.contains(path.section), let section = items[order[path.section]],
      section.indices.contains(path.item)
    else { return nil }
    return section[path.item]
  }

  // MARK: Items

  /// Adds items at the end of a section, by default the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? order.last, items[section] != nil else {
      return
    }
    insert(identifiers, into: section, at: items[section]?.count ?? 0)
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let owner = owners[beforeIdentifier],
      let index = items[owner]?.firstIndex(of: beforeIdentifier)
    else { return }
    insert(identifiers, into: owner, at: index)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let owner = owners[afterIdentifier],
      let index = items[owner]?.firstIndex(of: afterIdentifier)
    else { return }
    insert(identifiers, into: owner, at: index + 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    var index = index
    for identifier in identifiers where owners[identifier] == nil {
      items[section]?.insert(identifier, at: index)
      owners[identifier] = section
      index += 1
    }
  }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let owner = owners.removeValue(forKey: identifier) else { continue }
      items[owner]?.removeAll { $0 == identifier }
    }
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, owners[identifier] != nil, owners[toIdentifier] != nil else {
      return
    }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, owners[identifier] != nil, owners[toIdentifier] != nil else {
      return
    }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Replaces the items of a section.
  mutating func replaceItems(
    of section: SectionIdentifierType, with new: [ItemIdentifierType]
  ) {
    deleteItems(items[section] ?? [])
    appendItems(new, toSection: section)
  }

  /// Moves the item at a path to another one, which counts after the move.
  mutating func moveItem(at path: IndexPath, to target: IndexPath) {
    guard let item = item(at: path), order.indices.contains(target.section) else { return }
    deleteItems([item])
    let section = order[target.section]
    insert([item], into: section, at: min(target.item, items[section]?.count ?? 0))
  }

  /// Marks items whose cells are replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items whose cells are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: order.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = order.firstIndex(of: toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = order.firstIndex(of: toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var index = index
    for identifier in identifiers where items[identifier] == nil {
      order.insert(identifier, at: index)
      items[identifier] = []
      index += 1
    }
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { owners[item] = nil }
      order.removeAll { $0 == identifier }
    }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, items[other] != nil, items[identifier] != nil else { return }
    order.removeAll { $0 == identifier }
    guard let index = order.firstIndex(of: other) else { return }
    order.insert(identifier, at: index + offset)
  }

  /// Marks sections whose cells are replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// A copy without marks.
  var applied: Self {
    var copy = self
    (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [])
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}
