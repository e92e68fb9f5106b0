public import Foundation
public import Rx
public import Views

extension Reactive where Base: UIScrollView {
  /// The content offset: its value at the subscription and all later ones, whether the user, the
  /// scroll view or the program changes it. An animated change sends the final value immediately,
  /// like the property.
  ///
  /// The view is held weakly; the sequence completes when it is deallocated.
  public var contentOffset: ControlProperty<CGPoint> {
    ControlProperty(
      values: observe(\.contentOffset), valueSink: Binder(base) { $0.contentOffset = $1 })
  }

  /// The changes of the content offset, as reported to the delegate.
  public var didScroll: ControlEvent<Void> {
    ControlEvent(events: observe(\.contentOffset, options: .new).map { _ in () })
  }

  /// Sent when the user begins to drag.
  public var willBeginDragging: ControlEvent<Void> { delegated("scrollViewWillBeginDragging:") }

  /// Sent when the user lifts the finger: the velocity in points per millisecond, and the offset at
  /// which scrolling will end, which observers can change.
  public var willEndDragging:
    ControlEvent<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)>
  {
    delegated("scrollViewWillEndDragging:withVelocity:targetContentOffset:") { arguments in
      guard let velocity = arguments[1] as? CGPoint,
        let target = arguments[2] as? UnsafeMutablePointer<CGPoint>
      else { return nil }
      return (velocity, target)
    }
  }

  /// Sent when a drag has ended, with whether the view goes on scrolling.
  public var didEndDragging: ControlEvent<Bool> {
    delegated("scrollViewDidEndDragging:willDecelerate:") { $0[1] as? Bool }
  }

  /// Sent when the view begins to slow down after a drag.
  public var willBeginDecelerating: ControlEvent<Void> {
    delegated("scrollViewWillBeginDecelerating:")
  }

  /// Sent when the view has come to rest after a drag.
  public var didEndDecelerating: ControlEvent<Void> { delegated("scrollViewDidEndDecelerating:") }

  /// Sent when an animation of the content offset has ended.
  public var didEndScrollingAnimation: ControlEvent<Void> {
    delegated("scrollViewDidEndScrollingAnimation:")
  }

  /// Sent when the user has scrolled to the top by a tap on the status bar; never here.
  public var didScrollToTop: ControlEvent<Void> { delegated("scrollViewDidScrollToTop:") }

  /// Sent when the scale has changed.
  public var didZoom: ControlEvent<Void> { delegated("scrollViewDidZoom:") }

  /// Sent when zooming begins, with the view that is zoomed.
  public var willBeginZooming: ControlEvent<UIView?> {
    delegated("scrollViewWillBeginZooming:with:") { .some($0[1] as? UIView) }
  }

  /// Sent when zooming has ended, with the zoomed view and its scale.
  public var didEndZooming: ControlEvent<(view: UIView?, scale: CGFloat)> {
    delegated("scrollViewDidEndZooming:with:atScale:") { arguments in
      (arguments[2] as? CGFloat).map { (arguments[1] as? UIView, $0) }
    }
  }
}
