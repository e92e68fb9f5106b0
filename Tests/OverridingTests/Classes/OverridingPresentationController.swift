import UIKit

/// Overrides the members of `UIPresentationController` in the table.
class OverridingPresentationController: UIPresentationController {
  let calls = Calls()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var presentingViewController: UIViewController {
    calls.record(super.presentingViewController)
  }

  override var presentedViewController: UIViewController {
    calls.record(super.presentedViewController)
  }

  override var presentationStyle: UIModalPresentationStyle { calls.record(super.presentationStyle) }

  override var containerView: UIView? { calls.record(super.containerView) }

  override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { calls.record(super.delegate) }
    set { calls.recordSet(super.delegate = newValue) }
  }

  override var adaptivePresentationStyle: UIModalPresentationStyle {
    calls.record(super.adaptivePresentationStyle)
  }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    calls.record(super.adaptivePresentationStyle(for: traitCollection))
  }

  override var presentedView: UIView? { calls.record(super.presentedView) }

  override var frameOfPresentedViewInContainerView: CGRect {
    calls.record(super.frameOfPresentedViewInContainerView)
  }

  override var shouldPresentInFullscreen: Bool { calls.record(super.shouldPresentInFullscreen) }

  override var shouldRemovePresentersView: Bool { calls.record(super.shouldRemovePresentersView) }

  override func containerViewWillLayoutSubviews() {
    calls.record(super.containerViewWillLayoutSubviews())
  }

  override func containerViewDidLayoutSubviews() {
    calls.record(super.containerViewDidLayoutSubviews())
  }

  override func presentationTransitionWillBegin() {
    calls.record(super.presentationTransitionWillBegin())
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.record(super.presentationTransitionDidEnd(completed))
  }

  override func dismissalTransitionWillBegin() {
    calls.record(super.dismissalTransitionWillBegin())
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.record(super.dismissalTransitionDidEnd(completed))
  }

  override var overrideTraitCollection: UITraitCollection? {
    get { calls.record(super.overrideTraitCollection) }
    set { calls.recordSet(super.overrideTraitCollection = newValue) }
  }

  override var traitCollection: UITraitCollection { calls.record(super.traitCollection) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.record(super.traitCollectionDidChange(previousTraitCollection))
  }

  override var preferredContentSize: CGSize { calls.record(super.preferredContentSize) }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    calls.record(super.preferredContentSizeDidChange(forChildContentContainer: container))
  }

  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    calls.record(super.systemLayoutFittingSizeDidChange(forChildContentContainer: container))
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    calls.record(
      super.size(forChildContentContainer: container, withParentContainerSize: parentSize))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.record(super.viewWillTransition(to: size, with: coordinator))
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.record(super.willTransition(to: newCollection, with: coordinator))
  }
}
