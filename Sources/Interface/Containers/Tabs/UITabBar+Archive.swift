import Foundation
import Layers
import Views

extension UITabBar {
  /// What archives contain beside what the superclass encodes.
  static var tabProperties: [ArchivedProperty<UITabBar>] {
    [
      ArchivedProperty("barStyle", \.barStyle), ArchivedProperty("translucent", \.isTranslucent),
      ArchivedProperty("barTintColor", \.barTintColor),
      ArchivedProperty("unselectedItemTintColor", \.unselectedItemTintColor),
      ArchivedProperty("backgroundImage", \.backgroundImage),
      ArchivedProperty("shadowImage", \.shadowImage),
      ArchivedProperty("selectionIndicatorImage", \.selectionIndicatorImage),
      ArchivedProperty("items", \.items), ArchivedProperty("selected", \.selectedIndex),
    ]
  }
}

extension UITabBar {
  private var selectedIndex: Int? {
    get { selectedItem.flatMap { item in items?.firstIndex { $0 === item } } }
    set { selectedItem = newValue.flatMap { items?[$0] } }
  }
}
