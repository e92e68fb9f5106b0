import UIKit

/// Overrides the members of `UINavigationController` in the table.
class OverridingNavigationController: UINavigationController {
  let calls = Calls()

  override var delegate: (any UINavigationControllerDelegate)? {
    get { calls.record(super.delegate) }
    set { calls.recordSet(super.delegate = newValue) }
  }

  override var viewControllers: [UIViewController] {
    get { calls.record(super.viewControllers) }
    set { calls.recordSet(super.viewControllers = newValue) }
  }

  override var topViewController: UIViewController? { calls.record(super.topViewController) }

  override var visibleViewController: UIViewController? {
    calls.record(super.visibleViewController)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    calls.record(super.setViewControllers(viewControllers, animated: animated))
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls.record(super.pushViewController(viewController, animated: animated))
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.record(super.popViewController(animated: animated))
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    calls.record(super.popToViewController(viewController, animated: animated))
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    calls.record(super.popToRootViewController(animated: animated))
  }

  override var navigationBar: UINavigationBar { calls.record(super.navigationBar) }

  override var isNavigationBarHidden: Bool {
    get { calls.record(super.isNavigationBarHidden) }
    set { calls.recordSet(super.isNavigationBarHidden = newValue) }
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    calls.record(super.setNavigationBarHidden(hidden, animated: animated))
  }

  override var toolbar: UIToolbar! { calls.record(super.toolbar) }

  override var isToolbarHidden: Bool {
    get { calls.record(super.isToolbarHidden) }
    set { calls.recordSet(super.isToolbarHidden = newValue) }
  }

  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    calls.record(super.setToolbarHidden(hidden, animated: animated))
  }

  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    calls.record(super.interactivePopGestureRecognizer)
  }

  override var hidesBarsOnTap: Bool {
    get { calls.record(super.hidesBarsOnTap) }
    set { calls.recordSet(super.hidesBarsOnTap = newValue) }
  }

  override var hidesBarsOnSwipe: Bool {
    get { calls.record(super.hidesBarsOnSwipe) }
    set { calls.recordSet(super.hidesBarsOnSwipe = newValue) }
  }

  override var hidesBarsWhenKeyboardAppears: Bool {
    get { calls.record(super.hidesBarsWhenKeyboardAppears) }
    set { calls.recordSet(super.hidesBarsWhenKeyboardAppears = newValue) }
  }

  override var hidesBarsWhenVerticallyCompact: Bool {
    get { calls.record(super.hidesBarsWhenVerticallyCompact) }
    set { calls.recordSet(super.hidesBarsWhenVerticallyCompact = newValue) }
  }

  override var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    calls.record(super.barHideOnTapGestureRecognizer)
  }

  override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    calls.record(super.barHideOnSwipeGestureRecognizer)
  }
}
