import Foundation
import Layers
import Views

extension UITableViewCell {
  /// What archives contain beside what the superclass encodes. The content is the view that archived
  /// constraints refer to.
  static var cellProperties: [ArchivedProperty<UITableViewCell>] {
    [
      ArchivedProperty("contentView", \.content),
      ArchivedProperty("selectionStyle", \.selectionStyle),
      ArchivedProperty("accessoryType", \.accessoryType),
      ArchivedProperty("reuseIdentifier", \.identifier),
    ]
  }

  /// The style in an archive, which is needed before the superclass is initialized.
  static func archivedStyle(_ coder: NSCoder) -> CellStyle {
    guard coder.containsArchive else { return .default }
    return CellStyle(rawValue: coder.decodeInteger(forKey: "cellStyle")) ?? .default
  }
}
