package import Foundation
package import Views

extension UILabel: WrappingContent, BaselineContent {
  /// A bit higher than that of other views (O3.14 in docs/measured.md).
  package static var verticalHugging: UILayoutPriority { .defaultLow + 1 }

  package var naturalContentSize: CGSize { intrinsicContentSize }

  /// The size for a width that constraints give the label, if it has several lines.
  package func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    let natural = intrinsicContentSize
    // A label that is as wide as its text doesn't wrap; the half point is the rounding of layout.
    guard width < natural.width - 0.5 else { return natural }
    return CGSize(
      width: natural.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// The distances of the first and the last baseline from the edges of the text.
  package var baselineOffsets: (first: CGFloat, last: CGFloat) {
    (font.ascender, -font.descender)
  }
}
