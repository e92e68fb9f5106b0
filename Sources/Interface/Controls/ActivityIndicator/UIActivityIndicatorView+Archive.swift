import Foundation
import Layers
import Views

extension UIActivityIndicatorView {
  /// What archives contain beside what the superclass encodes.
  static var indicatorProperties: [ArchivedProperty<UIActivityIndicatorView>] {
    [
      ArchivedProperty("style", \.style), ArchivedProperty("color", \.color),
      ArchivedProperty("hidesWhenStopped", \.hidesWhenStopped),
      ArchivedProperty("animating", \.isSpinningInArchive),
    ]
  }
}

extension UIActivityIndicatorView {
  private var isSpinningInArchive: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } }
  }
}
