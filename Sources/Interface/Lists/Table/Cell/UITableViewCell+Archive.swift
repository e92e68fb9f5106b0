import Foundation
import Layers
import Views

extension UITableViewCell {
  /// What archives contain beside what the superclass encodes.
  static var cellProperties: [ArchivedProperty<UITableViewCell>] {
    [
      ArchivedProperty("contents", \.contents)
    ]
  }
}

extension UITableViewCell {
  private var contents: [UIView] {
    get { contentView.subviews }
    set { for view in newValue { contentView.addSubview(view) } }
  }
}
