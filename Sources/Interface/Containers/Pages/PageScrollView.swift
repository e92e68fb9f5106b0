import Foundation
import Geometry
import Layers
import Views

/// The scroll view of a page view controller: three places for pages, of which the middle one shows the
/// current page at rest, as in UIKit.
final class PageScrollView: UIScrollView {
  private let isVertical: Bool
  private let spacing: CGFloat

  /// Creates a scroll view for pages that are `spacing` points apart.
  init(isVertical: Bool, spacing: CGFloat) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  /// The length of a place along the axis.
  private var length: CGFloat { isVertical ? bounds.height : bounds.width }

  /// Fills an area with one page; the places include the distance between pages.
  func fill(_ area: CGRect) {
    frame = area.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    contentSize = CGSize(
      width: bounds.width * (isVertical ? 1 : 3), height: bounds.height * (isVertical ? 3 : 1))
  }

  /// Returns the frame of a page: the current one at 0, the one before at −1, the one after at 1.
  func pageFrame(_ place: Int) -> CGRect {
    let start = CGFloat(place + 1) * length + spacing / 2
    return isVertical
      ? CGRect(x: 0, y: start, width: bounds.width, height: max(bounds.height - spacing, 0))
      : CGRect(x: start, y: 0, width: max(bounds.width - spacing, 0), height: bounds.height)
  }

  /// Returns the offset that shows a page.
  func offset(_ place: Int) -> CGPoint {
    let start = CGFloat(place + 1) * length
    return isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
  }

  /// The position between the pages: 0 at the current one, −1 at the one before, 1 at the one after.
  var position: CGFloat {
    guard length > 0 else { return 0 }
    return (isVertical ? contentOffset.y : contentOffset.x) / length - 1
  }

  /// Limits drags to the pages that exist.
  func limit(hasBefore: Bool, hasAfter: Bool) {
    let (start, end) = (hasBefore ? 0 : -length, hasAfter ? 0 : -length)
    contentInset =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
  }
}
