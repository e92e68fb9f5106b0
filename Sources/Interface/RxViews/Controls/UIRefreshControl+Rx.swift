public import Controls
public import Rx
import Views

extension Reactive where Base: UIRefreshControl {
  /// A binder that begins and ends refreshing.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isActive in
      if isActive { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}
