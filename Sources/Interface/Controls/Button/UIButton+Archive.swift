import Foundation
import Layers
import ViewText
import Views

extension UIButton {
  /// What archives contain beside what the superclass encodes.
  static var buttonProperties: [ArchivedProperty<UIButton>] {
    [
      ArchivedProperty("type", \.archivedType), ArchivedProperty("contents", \.contents),
      ArchivedProperty("configuration", \.configuration),
      ArchivedProperty("contentEdgeInsets", \.contentEdgeInsets),
      ArchivedProperty("titleEdgeInsets", \.titleEdgeInsets),
      ArchivedProperty("imageEdgeInsets", \.imageEdgeInsets),
      ArchivedProperty("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
      ArchivedProperty("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
      ArchivedProperty("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
      ArchivedProperty("titleFont", \.archivedFont),
    ]
  }
}

extension UIButton {
  /// The font of the title, if the button has a label.
  private var archivedFont: UIFont? {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }
}
