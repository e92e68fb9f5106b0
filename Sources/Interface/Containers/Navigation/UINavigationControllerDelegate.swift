public import Foundation
import Layers
public import Views

/// The change of a navigation controller's stack; the raw values are Apple's.
public enum UINavigationControllerOperation: Int, Sendable {
  /// None.
  case none
  /// A controller is pushed.
  case push
  /// A controller is popped.
  case pop
}

/// Is notified of a navigation controller's changes, and provides animators. All methods are optional.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the animator of a change; nil, the default, for the system's animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives an animator; nil, the default, for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the supported orientations; never asked, because a canvas doesn't rotate.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation of a presentation; never asked, because a canvas doesn't rotate.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalMessage.send(
      "navigationController:willShow:animated:", to: self, navigationController, viewController,
      animated)
  }

  /// Does nothing, unless a subclass implements the method.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalMessage.send(
      "navigationController:didShow:animated:", to: self, navigationController, viewController,
      animated)
  }

  /// Returns nil, unless a subclass implements the method.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMessage.send(
      "navigationController:animationControllerFor:from:to:", to: self, navigationController,
      operation, fromVC, toVC
    ) as? any UIViewControllerAnimatedTransitioning
  }

  /// Returns nil, unless a subclass implements the method.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMessage.send(
      "navigationController:interactionControllerFor:", to: self, navigationController,
      animationController
    ) as? any UIViewControllerInteractiveTransitioning
  }

  /// Returns the controller's own orientations.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }

  /// Returns the controller's own orientation.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    navigationController.preferredInterfaceOrientationForPresentation
  }
}
