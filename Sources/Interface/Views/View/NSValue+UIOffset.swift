public import Foundation
import Layers

extension NSValue {
  /// Creates a value that contains an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init([offset.horizontal, offset.vertical].map(Double.init))
  }

  /// The offset in the value; zero if it contains a different type.
  public var uiOffsetValue: UIOffset {
    guard let numbers = entries(2) else { return .zero }
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Creates a value that contains insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init))
  }

  /// The insets in the value; zero if it contains a different type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    guard let numbers = entries(4) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
