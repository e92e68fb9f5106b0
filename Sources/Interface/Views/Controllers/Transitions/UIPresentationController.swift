public import Foundation

/// An object that manages the presentation of a controller: the frame of its view, and views around
/// it such as a dimming view. Subclasses can override its members.
///
/// A transitioning delegate provides it for the style `custom`. It is used while the controller is
/// presented.
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that presents; weak, because the presentation refers to this object.
  weak var presenter: UIViewController?
  private weak var presented: UIViewController?
  /// The container of the presentation; nil before and after it.
  weak var container: UIView?

  /// Creates a presentation controller. The presenting controller can be nil if it isn't known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
  }

  /// The presenting controller. Before a presentation and after the controller has been deallocated,
  /// an empty one.
  open var presentingViewController: UIViewController {
    presenter ?? presented?.presentingViewController ?? UIViewController()
  }

  /// The presented controller; after it has been deallocated, an empty one.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The style of the presented controller; `pageSheet` for `automatic`, unless it zooms.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.effectivePresentationStyle ?? .fullScreen
  }

  /// The style after adaptation: `none`, because presentations don't adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style for traits: `none`, because presentations don't adapt.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// The view that contains the presented view. It fills the window; nil if the controller isn't
  /// presented.
  open var containerView: UIView? { container ?? presented?.windowOfPresentation }

  /// The delegate. Subclasses whose delegates have a type of their own declare another property of this
  /// name. It is preferred to this one.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that the animator moves; by default the presented controller's view.
  open var presentedView: UIView? { presented?.view }

  /// The frame of the presented view after the presentation; by default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window; true. It has no effect.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view is removed after the presentation; true for the styles
  /// `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Called before the container lays out its subviews, except during a dismissal; does nothing by
  /// default.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews, except during a dismissal; does nothing by
  /// default.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation is animated; does nothing by default. Animations can be added to
  /// the presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation, with false if it was cancelled; does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal is animated; does nothing by default.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal, with false if it was cancelled; does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Traits for the presented controller; stored, without effect.
  open var overrideTraitCollection: UITraitCollection?

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presented?.traitCollection ?? .current }

  /// Called when the traits have changed; never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the preferred size of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when automatic layout has changed a child's size; never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller's content; by default `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container's size changes; never called.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change; never called.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

extension UIModalPresentationStyle {
  /// The style, with that of the system for `automatic`.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
