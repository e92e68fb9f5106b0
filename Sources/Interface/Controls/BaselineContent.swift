package import Foundation
import ViewText
import Views

extension UIButton: BaselineContent {
  /// The distances of the title's baselines from the edges of a button with its natural height.
  package var baselineOffsets: (first: CGFloat, last: CGFloat) {
    offsets(of: titleLabel?.font, in: intrinsicContentSize.height)
  }
}

extension UITextField: BaselineContent {
  /// The distances of the text's baseline from the edges of a field with its natural height.
  package var baselineOffsets: (first: CGFloat, last: CGFloat) {
    offsets(of: font, in: intrinsicContentSize.height)
  }
}

/// Returns the distances of the baseline of a line of text that is centred in a height.
private func offsets(of font: UIFont?, in height: CGFloat) -> (first: CGFloat, last: CGFloat) {
  guard let font else { return (height, 0) }
  let first = (height - font.lineHeight) / 2 + font.ascender
  return (first, height - first)
}
