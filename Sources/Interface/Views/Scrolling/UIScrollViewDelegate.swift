public import Foundation
import Layers

/// Methods that are called when a scroll view scrolls or zooms. All methods are optional.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the offset has changed: once for each change, and at each frame of a motion.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is about to be lifted, with its velocity in points per millisecond. The
  /// view will come to rest at `targetContentOffset`, which the method can change.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has been lifted; `decelerate` indicates whether the view continues to
  /// move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the view begins to decelerate after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the view has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated change of the offset or the scale has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that zooming scales; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the scale is about to change.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the scale has changed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called when the insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called when a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidScroll:", to: self, scrollView)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidZoom:", to: self, scrollView)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewWillBeginDragging:", to: self, scrollView)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMessage.send(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", to: self, scrollView, velocity,
      targetContentOffset)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalMessage.send(
      "scrollViewDidEndDragging:willDecelerate:", to: self, scrollView, decelerate)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewWillBeginDecelerating:", to: self, scrollView)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidEndDecelerating:", to: self, scrollView)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidEndScrollingAnimation:", to: self, scrollView)
  }

  /// Returns nil, unless a subclass implements the method.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMessage.send("viewForZoomingIn:", to: self, scrollView) as? UIView
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMessage.send("scrollViewWillBeginZooming:with:", to: self, scrollView, view)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalMessage.send("scrollViewDidEndZooming:with:atScale:", to: self, scrollView, view, scale)
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidChangeAdjustedContentInset:", to: self, scrollView)
  }

  /// Returns true, unless a subclass implements the method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMessage.send("scrollViewShouldScrollToTop:", to: self, scrollView) as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMessage.send("scrollViewDidScrollToTop:", to: self, scrollView)
  }
}
