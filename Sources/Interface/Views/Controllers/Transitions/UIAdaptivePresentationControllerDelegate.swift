public import Foundation

/// Decides about the presentation of a controller. All methods have default implementations. The
/// style of a presentation doesn't change: the methods about styles exist so that code compiles, and aren't
/// called. The others are called when a user dismisses a sheet.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style of the presentation; `none` by default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Returns the style of the presentation for traits; `none` by default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Called before the style changes; does nothing by default.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// Returns the controller that is presented in another style; nil by default.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called before a presentation in another style; does nothing by default.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Returns whether a swipe may dismiss the controller; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called before a swipe dismisses the controller; does nothing by default.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after a swipe has dismissed the controller; does nothing by default.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when a swipe can't dismiss the controller; does nothing by default.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  /// Returns `none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Returns nil.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
