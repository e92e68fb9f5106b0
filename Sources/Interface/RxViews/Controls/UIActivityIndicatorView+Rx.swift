public import Controls
public import Rx
import Views

extension Reactive where Base: UIActivityIndicatorView {
  /// A binder that starts and stops the indicator.
  public var isAnimating: Binder<Bool> {
    Binder(base) { indicator, isActive in
      if isActive { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}
