import Foundation
import Layers
import Views

extension UIControl {
  /// What archives contain beside what the superclass encodes.
  static var controlProperties: [ArchivedProperty<UIControl>] {
    [
      ArchivedProperty("enabled", \.isEnabled), ArchivedProperty("selected", \.isSelected),
      ArchivedProperty("highlighted", \.isHighlighted),
      ArchivedProperty("contentVerticalAlignment", \.contentVerticalAlignment),
      ArchivedProperty("contentHorizontalAlignment", \.contentHorizontalAlignment),
    ]
  }
}
