import Foundation
import Layers
import Views

extension UITextField {
  /// What archives contain beside what the superclass encodes.
  static var fieldProperties: [ArchivedProperty<UITextField>] {
    [
      ArchivedProperty("font", \.font), ArchivedProperty("textColor", \.textColor),
      ArchivedProperty("textAlignment", \.textAlignment), ArchivedProperty("text", \.text),
      ArchivedProperty("placeholder", \.placeholder),
      ArchivedProperty("attributedPlaceholder", \.attributedPlaceholder),
      ArchivedProperty("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
      ArchivedProperty("minimumFontSize", \.minimumFontSize),
      ArchivedProperty("borderStyle", \.borderStyle), ArchivedProperty("background", \.background),
      ArchivedProperty("disabledBackground", \.disabledBackground),
      ArchivedProperty("leftView", \.leftView), ArchivedProperty("leftViewMode", \.leftViewMode),
      ArchivedProperty("rightView", \.rightView),
      ArchivedProperty("rightViewMode", \.rightViewMode),
      ArchivedProperty("clearButtonMode", \.clearButtonMode),
      ArchivedProperty("secureTextEntry", \.isSecureTextEntry),
    ]
  }
}
