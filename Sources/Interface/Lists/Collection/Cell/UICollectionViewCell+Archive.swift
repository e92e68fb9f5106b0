import Foundation
import Layers
import Views

extension UICollectionViewCell {
  /// What archives contain beside what the superclass encodes. The content is the view that archived
  /// constraints refer to.
  static var cellProperties: [ArchivedProperty<UICollectionViewCell>] {
    [ArchivedProperty("contentView", \.content)]
  }
}
