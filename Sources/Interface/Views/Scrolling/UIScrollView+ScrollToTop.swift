import Foundation
import Geometry
import Layers
import Messaging

extension UIWindow {
  /// Scrolls to the top, as a tap on the status bar does: if exactly one scroll view on the screen has
  /// `scrollsToTop` (Apple's documentation of the property), and isn't at the top.
  package func scrollToTop() {
    let views = scrollViewsOnScreen.filter(\.scrollsToTop)
    guard views.count == 1, let view = views.first, let delegate = view.delegate else {
      return views.count == 1 ? views[0].scrollToTop() : ()
    }
    if delegate.scrollViewShouldScrollToTop(view) { view.scrollToTop() }
  }
}

extension UIView {
  /// The scroll views that can be seen, among the view and those within it.
  fileprivate var scrollViewsOnScreen: [UIScrollView] {
    guard !isHidden, alpha > 0.01, let window else { return [] }
    let scrollView = self as? UIScrollView
    if scrollView != nil || clipsToBounds,
      !convert(bounds, to: window).intersects(window.bounds)
    {
      return []
    }
    return (scrollView.map { [$0] } ?? []) + subviews.flatMap(\.scrollViewsOnScreen)
  }
}

extension UIScrollView {
  fileprivate func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y else { return }
    stop()
    glideToOffset(top) { view in
      view.delegate?.scrollViewDidScrollToTop(view)
      CallObservation.delegated("scrollViewDidScrollToTop:", by: view, [view])
    }
  }
}
