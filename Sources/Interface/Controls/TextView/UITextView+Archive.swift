import Foundation
import Layers
import Views

extension UITextView {
  /// What archives contain beside what the superclass encodes.
  static var textProperties: [ArchivedProperty<UITextView>] {
    [
      ArchivedProperty("font", \.font), ArchivedProperty("textColor", \.textColor),
      ArchivedProperty("textAlignment", \.textAlignment),
      ArchivedProperty("attributedText", \.attributedText),
      ArchivedProperty("editable", \.isEditable), ArchivedProperty("selectable", \.isSelectable),
      ArchivedProperty("textContainerInset", \.textContainerInset),
      ArchivedProperty("backgroundColor", \.backgroundColor),
    ]
  }
}
