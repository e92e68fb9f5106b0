package import Foundation
import Geometry
import Layers

// A navigation bar with a search bar or a large title shrinks while the content of its controller scrolls
// up. The safe area shrinks with it, but the top of the content stays where it is.

/// How much of a bar's search bar and large title scrolling has hidden.
package struct LargeTitleCollapse: Equatable {
  /// The hidden height, in points.
  package var hidden: CGFloat = 0
  /// The height that scrolling can hide, in points.
  package var whole: CGFloat = 0
  /// The height of the part that is hidden first: the search bar's.
  package var first: CGFloat = 0

  /// Creates a state.
  package init(hidden: CGFloat = 0, whole: CGFloat = 0, first: CGFloat = 0) {
    self.hidden = hidden
    self.whole = whole
    self.first = first
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

  /// Returns the offset at which the search bar and the large title are shown or hidden as a whole, if a
  /// drag would end in between.
  func withWholeTitle(_ offset: CGPoint) -> CGPoint {
    let top = limits.low.y
    guard collapse.whole > 0, offset.y > top, offset.y < top + collapse.whole else { return offset }
    let stops = [0, collapse.first, collapse.whole].map { top + $0 }
    let nearest = stops.min { abs($0 - offset.y) < abs($1 - offset.y) } ?? top
    return clamped(CGPoint(x: offset.x, y: nearest))
  }
}
