import Foundation
import Layers
import Views

extension UISearchBar {
  /// What archives contain beside what the superclass encodes.
  static var searchProperties: [ArchivedProperty<UISearchBar>] {
    [
      ArchivedProperty("text", \.text), ArchivedProperty("placeholder", \.placeholder),
      ArchivedProperty("showsCancelButton", \.showsCancelButton),
    ]
  }
}
