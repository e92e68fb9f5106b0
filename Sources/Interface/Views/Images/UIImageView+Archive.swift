import Foundation
import Layers

extension UIImageView {
  /// What archives contain beside what the superclass encodes.
  static var imageProperties: [ArchivedProperty<UIImageView>] {
    [
      ArchivedProperty("image", \.image), ArchivedProperty("highlightedImage", \.highlightedImage),
      ArchivedProperty("highlighted", \.isHighlighted),
      ArchivedProperty("animationImages", \.animationImages),
      ArchivedProperty("highlightedAnimationImages", \.highlightedAnimationImages),
      ArchivedProperty("animationDuration", \.animationDuration),
      ArchivedProperty("animationRepeatCount", \.animationRepeatCount),
      ArchivedProperty("preferredSymbolConfiguration", \.preferredSymbolConfiguration),
    ]
  }
}
