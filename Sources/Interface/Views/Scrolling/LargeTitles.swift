package import Foundation
import Geometry
import Layers

// A navigation bar with a large title shrinks while the content of its controller scrolls up. The safe
// area shrinks with it, but the top of the content stays where it is.

/// How much of a bar's large title scrolling has hidden.
package struct LargeTitleCollapse: Equatable {
  /// The hidden height, in points.
  package var hidden: CGFloat = 0
  /// The height that scrolling can hide, in points.
  package var whole: CGFloat = 0

  /// Creates a state.
  package init(hidden: CGFloat = 0, whole: CGFloat = 0) {
    self.hidden = hidden
    self.whole = whole
  }
}

extension UIScrollView {
  /// The distance of the content's top from the upper edge, without the insets of the app and of a
  /// refresh control, in points.
  package var contentTop: CGFloat {
    -contentOffset.y - contentInset.top - (pullObserver?.keptHeight ?? 0)
  }

  /// Notifies the containers around the view that it has scrolled.
  func notifyContainers() {
    var next: UIViewController? = nearest(\.controller)
    while let controller = next {
      controller.contentScrolled?(self)
      next = controller.parent
    }
  }

  /// Returns the offset at which the large title is shown or hidden as a whole, if a drag would end in
  /// between.
  func withWholeTitle(_ offset: CGPoint) -> CGPoint {
    let top = limits.low.y
    guard collapse.whole > 0, offset.y > top, offset.y < top + collapse.whole else { return offset }
    let isShown = offset.y - top < collapse.whole / 2
    return clamped(CGPoint(x: offset.x, y: isShown ? top : top + collapse.whole))
  }
}
