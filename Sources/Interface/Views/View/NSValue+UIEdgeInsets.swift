public import Foundation
import Layers

extension NSValue {
  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
  }

  /// The insets in the value; zero if it contains a different type.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let numbers = entries(4) else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
