import Foundation
import Layers
import Views

extension UILabel {
  /// What archives contain beside what the superclass encodes.
  static var labelProperties: [ArchivedProperty<UILabel>] {
    [
      ArchivedProperty("font", \.font), ArchivedProperty("textColor", \.textColor),
      ArchivedProperty("textAlignment", \.textAlignment),
      ArchivedProperty("lineBreakMode", \.lineBreakMode), ArchivedProperty("text", \.text),
      ArchivedProperty("styledText", \.styledText),
      ArchivedProperty("numberOfLines", \.numberOfLines),
      ArchivedProperty("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
      ArchivedProperty("minimumScaleFactor", \.minimumScaleFactor),
      ArchivedProperty("baselineAdjustment", \.baselineAdjustment),
      ArchivedProperty("shadowColor", \.shadowColor),
      ArchivedProperty("shadowOffset", \.shadowOffset),
      ArchivedProperty("highlightedTextColor", \.highlightedTextColor),
      ArchivedProperty("highlighted", \.isHighlighted), ArchivedProperty("enabled", \.isEnabled),
      ArchivedProperty("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    ]
  }
}

extension UILabel {
  /// The text if it was set with attributes.
  private var styledText: NSAttributedString? {
    get { isAttributed ? attributedText : nil }
    set { if let newValue { attributedText = newValue } }
  }
}
