import Foundation
import Layers
import Views

extension UISwitch {
  /// What archives contain beside what the superclass encodes.
  static var switchProperties: [ArchivedProperty<UISwitch>] {
    [
      ArchivedProperty("on", \.isOn), ArchivedProperty("onTintColor", \.onTintColor),
      ArchivedProperty("thumbTintColor", \.thumbTintColor),
    ]
  }
}
