public import Foundation
public import Rx
public import Views

extension Reactive where Base: UIScrollView {
  /// The offset of the content: the one at the subscription, and each that it then has, by the user,
  /// by itself or by the program. An animation tells its end at once, as the property does.
  ///
  /// It holds the view weakly and completes when that goes.
  public var contentOffset: ControlProperty<CGPoint> {
    ControlProperty(
      values: observe(\.contentOffset), valueSink: Binder(base) { $0.contentOffset = $1 })
  }

  /// Each change of the offset, as the delegate hears of it.
  public var didScroll: ControlEvent<Void> {
    ControlEvent(events: observe(\.contentOffset, options: .new).map { _ in () })
  }
}
