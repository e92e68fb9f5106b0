import Foundation

/// The change of a data source by a user who has moved an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The data before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let old = initial.itemIdentifiers(inSection: section)
      let new = final.itemIdentifiers(inSection: section)
      return old == new
        ? nil : NSDiffableDataSourceSectionTransaction(section: section, from: old, to: new)
    }
  }
}

/// The change of a section by a user who has moved an item.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the items.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var (initial, final) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    initial.append(old)
    final.append(new)
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = new.difference(from: old)
  }
}
