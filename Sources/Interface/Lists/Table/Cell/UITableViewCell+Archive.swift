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
    ]
  }
}
