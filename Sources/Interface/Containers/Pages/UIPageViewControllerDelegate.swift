public import Foundation
import Layers
public import Views

/// Provides the pages of a page view controller.
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots below the pages; 0, the default, for none. There are also none for a
  /// source without `presentationIndex(for:)`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the dot of the page that was set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Returns -1. The value isn't used, because a count of 0 shows no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { -1 }
}

/// Is notified of a page view controller's changes by fingers. All methods are optional.
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a finger begins to show other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when the pages are at rest; `completed` indicates whether they have changed.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Returns the place of the spine after a rotation; never asked, because a canvas doesn't rotate.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Returns the supported orientations; never asked, because a canvas doesn't rotate.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the preferred orientation; never asked, because a canvas doesn't rotate.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    OptionalMessage.send(
      "pageViewController:willTransitionTo:", to: self, pageViewController, pendingViewControllers)
  }

  /// Does nothing, unless a subclass implements the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    OptionalMessage.send(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      to: self,
      pageViewController, finished, previousViewControllers, completed)
  }

  /// Returns `min`.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }

  /// Returns all orientations except upside down.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Returns upright.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
