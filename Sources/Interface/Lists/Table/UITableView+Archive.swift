import Foundation
import Layers
import Views

extension UITableView {
  /// What archives contain beside what the superclass encodes.
  static var tableProperties: [ArchivedProperty<UITableView>] {
    [
      ArchivedProperty("rowHeight", \.rowHeight),
      ArchivedProperty("estimatedRowHeight", \.estimatedRowHeight),
      ArchivedProperty("sectionHeaderHeight", \.sectionHeaderHeight),
      ArchivedProperty("sectionFooterHeight", \.sectionFooterHeight),
      ArchivedProperty("separatorStyle", \.separatorStyle),
      ArchivedProperty("separatorColor", \.separatorColor),
      ArchivedProperty("separatorInset", \.separatorInset),
      ArchivedProperty("allowsSelection", \.allowsSelection),
      ArchivedProperty("allowsMultipleSelection", \.allowsMultipleSelection),
      ArchivedProperty("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
      ArchivedProperty(
        "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
      ArchivedProperty("tableHeaderView", \.tableHeaderView),
      ArchivedProperty("tableFooterView", \.tableFooterView),
    ]
  }

  /// The style in an archive, which is needed before the superclass is initialized.
  static func archivedStyle(_ coder: NSCoder) -> Style {
    guard coder.containsArchive else { return .plain }
    return Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .plain
  }

  func encodeStyle(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "style") }
}
