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
}
