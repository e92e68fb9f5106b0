public import Foundation
import Geometry
import Layers

/// The presentation controller of a popover: the presented view in a round rectangle with an arrow that
/// points at a view or a bar button.
///
/// In a compact width, as on a phone, the controller fills the window instead, unless the delegate's
/// `adaptivePresentationStyle(for:traitCollection:)` or `adaptivePresentationStyle(for:)` returns `none`.
/// The popover is as large as the controller's `preferredContentSize`, which may change, and at most as
/// large as the window permits. A tap beside it dismisses it.
///
/// The shape, the shadow and the fade are our decision (D).
open class UIPopoverPresentationController: UIPresentationController {
  private final lazy var popover = PopoverView()
  private final lazy var dimming = PopoverDimmingView(of: self)
  /// Whether the presentation is a popover; nil before it has begun.
  private final var decision: Bool?
  private final var shownDirection = UIPopoverArrowDirection.unknown

  /// The delegate; weak.
  @_nonoverride
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The directions that the arrow may have; any by default. Without any, the popover is in the middle of
  /// what it belongs to, and has no arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The view that the popover belongs to; weak.
  open weak var sourceView: UIView? { didSet { place() } }

  /// The rectangle in the view that the popover belongs to; null, the default, for the view's bounds.
  open var sourceRect = CGRect.null { didSet { place() } }

  /// The bar button that the popover belongs to; weak.
  open weak var barButtonItem: UIBarButtonItem?

  /// The view or the bar button that the popover belongs to.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { place() }
  }

  /// Whether the popover may cover what it belongs to; stored: it never does, if it has an arrow.
  open var canOverlapSourceViewRect = false

  /// The direction of the arrow; unknown before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection }

  /// The views that can be touched beside the popover; nil by default.
  open var passthroughViews: [UIView]?

  /// The colour of the popover; nil, the default, for that of the system.
  open var backgroundColor: UIColor?

  /// The distances of the popover from the edges of the safe area; 10 points by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The class of the popover's background; stored, without effect.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// The sheet that replaces the popover in a compact width. It has no effect.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet = made
    return made
  }

  private final var sheet: UISheetPresentationController?

  // MARK: Adaptation

  /// Whether the controller is shown as a popover.
  final var isPopover: Bool { decision ?? false }

  private var wantsPopover: Bool {
    let traits = container?.traitCollection ?? .current
    guard traits.horizontalSizeClass != .regular else { return true }
    return (super.delegate as (any UIAdaptivePresentationControllerDelegate)?)?
      .adaptivePresentationStyle(for: self, traitCollection: traits)
      == UIModalPresentationStyle.none
  }

  // MARK: Presentation

  /// The popover, which contains the presented controller's view.
  open override var presentedView: UIView? { isPopover ? popover : super.presentedView }

  /// The frame of the popover with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    isPopover ? layout?.frame ?? .zero : super.frameOfPresentedViewInContainerView
  }

  /// Adds the view that dims what is behind the popover.
  open override func presentationTransitionWillBegin() {
    decision = wantsPopover
    guard isPopover, let container else { return }
    delegate?.prepareForPopoverPresentation(self)
    popover.show(presentedViewController.view, on: backgroundColor)
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    place()
    dim(to: 1)
  }

  /// Removes the popover, if the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { end() }
  }

  /// Begins to show what is behind the popover.
  open override func dismissalTransitionWillBegin() { dim(to: 0) }

  /// Removes the popover, if the dismissal was completed.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { end() } else { dimming.alpha = 1 }
  }

  private func end() {
    guard isPopover else { return }
    dimming.removeFromSuperview()
    presentedViewController.containerInsets = .zero
    shownDirection = .unknown
  }

  private func dim(to alpha: CGFloat) {
    guard isPopover else { return }
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return dimming.alpha = alpha
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha })
  }

  /// Places the popover in the container.
  open override func containerViewWillLayoutSubviews() { place() }

  /// Gives the popover the new size, which is animated unless the popover is appearing.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard isPopover, popover.superview != nil else { return }
    guard !presentedViewController.isBeingPresented else {
      return UIView.performWithoutAnimation(place)
    }
    UIView.animate(withDuration: 0.3) {
      self.place()
      self.popover.layoutIfNeeded()
    }
  }

  /// Dismisses the popover after a tap beside it, if the delegate permits it.
  final func surroundingsTapped() {
    let adaptive = super.delegate as (any UIAdaptivePresentationControllerDelegate)?
    let presented = presentedViewController
    guard !presented.isBeingPresented, !presented.isBeingDismissed else { return }
    guard !presented.isModalInPresentation,
      adaptive?.presentationControllerShouldDismiss(self) ?? true,
      delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      adaptive?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    adaptive?.presentationControllerWillDismiss(self)
    presented.presentingViewController?.dismiss(animated: true) { [self] in
      adaptive?.presentationControllerDidDismiss(self)
      delegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  // MARK: Layout

  private var contentSize: CGSize {
    let controllers = sequence(first: presentedViewController) { $0.children.last }
    return controllers.lazy.map(\.preferredContentSize).first { $0.width > 0 && $0.height > 0 }
      ?? CGSize(width: 320, height: 480)
  }

  private var layout: PopoverLayout? {
    guard let container else { return nil }
    return PopoverLayout(
      contentSize, at: anchor(in: container), permittedArrowDirections,
      in: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins))
  }

  /// The rectangle that the arrow points at.
  private func anchor(in container: UIView) -> CGRect {
    let item = sourceItem as? UIBarButtonItem ?? barButtonItem
    let view = item.map { $0.shownView ?? $0.customView } ?? sourceItem as? UIView ?? sourceView
    guard let view else { return CGRect(x: container.bounds.midX, y: 0, width: 0, height: 0) }
    let hasRect = item == nil && view === sourceView && !sourceRect.isNull
    return container.convert(hasRect ? sourceRect : view.bounds, from: view)
  }

  private func place() {
    guard isPopover, let layout else { return }
    shownDirection = layout.direction
    popover.show(layout)
    presentedViewController.containerInsets = layout.contentInsets
  }
}
