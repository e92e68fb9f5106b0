import Foundation
import Messaging
import Views

/// The members of tables and collections that messages and keys can name.
private enum SystemMembers {
  static var table: [PortedMember] {
    [
      .method("reloadData", UITableView.reloadData),
      .method("beginUpdates", UITableView.beginUpdates),
      .method("endUpdates", UITableView.endUpdates),
      .property("rowHeight", \UITableView.rowHeight),
      .property("separatorColor", \UITableView.separatorColor),
      .property("separatorStyle", \UITableView.separatorStyle),
      .property("separatorInset", \UITableView.separatorInset),
      .property("sectionIndexColor", \UITableView.sectionIndexColor),
      .property("tableHeaderView", \UITableView.tableHeaderView),
      .property("tableFooterView", \UITableView.tableFooterView),
      .property("editing", \UITableView.isEditing),
      .getter("visibleCells", \UITableView.visibleCells),
      .getter("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow),
    ]
  }

  static var cell: [PortedMember] {
    [
      .getter("contentView", \UITableViewCell.contentView),
      .getter("textLabel", \UITableViewCell.textLabel),
      .getter("detailTextLabel", \UITableViewCell.detailTextLabel),
      .getter("imageView", \UITableViewCell.imageView),
      .property("accessoryView", \UITableViewCell.accessoryView),
      .property("selectionStyle", \UITableViewCell.selectionStyle),
      .property("accessoryType", \UITableViewCell.accessoryType),
      .property("separatorInset", \UITableViewCell.separatorInset),
      .property("selected", \UITableViewCell.isSelected),
      .property("highlighted", \UITableViewCell.isHighlighted),
    ]
  }

  static var collection: [PortedMember] {
    [
      .method("reloadData", UICollectionView.reloadData),
      .property("collectionViewLayout", \UICollectionView.collectionViewLayout),
      .getter("visibleCells", \UICollectionView.visibleCells),
    ]
  }

  static var item: [PortedMember] {
    [
      .getter("contentView", \UICollectionViewCell.contentView),
      .property("selected", \UICollectionViewCell.isSelected),
      .property("highlighted", \UICollectionViewCell.isHighlighted),
    ]
  }

  static var layout: [PortedMember] {
    [
      .method(
        "invalidateLayout",
        UICollectionViewLayout.invalidateLayout as (UICollectionViewLayout) -> () -> Void),
      .getter("collectionView", \UICollectionViewLayout.collectionView),
    ]
  }
}

#if os(Linux)
  @section(".init_array") @used
  private let registration: @convention(c) () -> Void = { registerSystemMembers() }

  private func registerSystemMembers() {
    portedRegister(UITableView.self) { SystemMembers.table }
    portedRegister(UITableViewCell.self) { SystemMembers.cell }
    portedRegister(UICollectionView.self) { SystemMembers.collection }
    portedRegister(UICollectionViewCell.self) { SystemMembers.item }
    portedRegister(UICollectionViewLayout.self) { SystemMembers.layout }
  }
#endif
