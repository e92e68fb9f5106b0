import Foundation
import Layers
import Views

extension UICollectionViewCell {
  /// What archives contain beside what the superclass encodes.
  static var cellProperties: [ArchivedProperty<UICollectionViewCell>] {
    [
      ArchivedProperty("contents", \.contents)
    ]
  }
}

extension UICollectionViewCell {
  private var contents: [UIView] {
    get { contentView.subviews }
    set { for view in newValue { contentView.addSubview(view) } }
  }
}
