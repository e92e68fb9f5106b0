public import Foundation
import Layers

extension NSValue {
  /// A box for insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right].map(Double.init))
  }

  /// The insets in it; zero for a box of something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let numbers = entries(4) else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
