public import Foundation
import Layers
import Messaging
public import Views

/// Decides about the tabs of a controller, and provides animators. All methods are optional.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tapped tab is selected; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when the user has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns whether a tapped tab is selected; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool

  /// Called when the user has selected a tab of `tabs`.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

  /// Returns the animator between two tabs; nil, the default, for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives an animator; nil, the default, for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the supported orientations; never asked, because a canvas doesn't rotate.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// Returns the preferred orientation; never asked.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  /// Called before the tabs are rearranged; never called.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )

  /// Called before the rearranging of tabs ends; never called.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// Called after the tabs were rearranged; never called.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
}

extension UITabBarControllerDelegate {
  /// Returns true, unless a subclass implements the method.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    OptionalMessage.send(
      "tabBarController:shouldSelect:", to: self, tabBarController, viewController)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    OptionalMessage.send("tabBarController:didSelect:", to: self, tabBarController, viewController)
  }

  /// Returns true, unless a subclass implements the method.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    OptionalMessage.send("tabBarController:shouldSelectTab:", to: self, tabBarController, tab)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    OptionalMessage.send(
      "tabBarController:didSelectTab:previousTab:", to: self, tabBarController, selectedTab,
      previousTab as Any)
  }

  /// Returns nil, unless a subclass implements the method.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMessage.send(
      "tabBarController:animationControllerForTransitionFrom:to:", to: self, tabBarController,
      fromVC, toVC
    ) as? any UIViewControllerAnimatedTransitioning
  }

  /// Returns nil, unless a subclass implements the method.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMessage.send(
      "tabBarController:interactionControllerFor:", to: self, tabBarController, animationController
    ) as? any UIViewControllerInteractiveTransitioning
  }

  /// Returns the controller's own orientations.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }

  /// Returns the controller's own orientation.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.preferredInterfaceOrientationForPresentation }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}
