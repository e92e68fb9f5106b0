import UIKit

/// Overrides the members of `UIViewController` in the table for archives, keys, traits and popovers.
class OverridingViewControllerPart1: UIViewController {
  let calls = Calls()

  override func encode(with coder: NSCoder) {
    calls.record(super.encode(with: coder))
  }

  override func addKeyCommand(_ keyCommand: UIKeyCommand) {
    calls.record(super.addKeyCommand(keyCommand))
  }

  override func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    calls.record(super.removeKeyCommand(keyCommand))
  }

  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    calls.record(
      super.setOverrideTraitCollection(collection, forChild: childViewController))
  }

  override var sheetPresentationController: UISheetPresentationController? {
    calls.record(super.sheetPresentationController)
  }

  override var popoverPresentationController: UIPopoverPresentationController? {
    calls.record(super.popoverPresentationController)
  }

  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    calls.record(super.setNeedsUpdateOfSupportedInterfaceOrientations())
  }

  override class func attemptRotationToDeviceOrientation() {
    super.attemptRotationToDeviceOrientation()
  }

  override var storyboard: UIStoryboard? { calls.record(super.storyboard) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    calls.record(super.performSegue(withIdentifier: identifier, sender: sender))
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.record(super.shouldPerformSegue(withIdentifier: identifier, sender: sender))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.record(super.prepare(for: segue, sender: sender))
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    calls.record(
      super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender))
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    calls.record(super.allowedChildrenForUnwinding(from: source))
  }

  override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    calls.record(super.childContaining(source))
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    calls.record(super.unwind(for: unwindSegue, towards: subsequentVC))
  }

  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    calls.record(super.overrideTraitCollection(forChild: childViewController))
  }

  override var prefersPointerLocked: Bool { calls.record(super.prefersPointerLocked) }

  override var childViewControllerForPointerLock: UIViewController? {
    calls.record(super.childViewControllerForPointerLock)
  }

  override func setNeedsUpdateOfPrefersPointerLocked() {
    calls.record(super.setNeedsUpdateOfPrefersPointerLocked())
  }

  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    calls.record(super.contentScrollView(for: edge))
  }

  override func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    calls.record(super.setContentScrollView(scrollView, for: edge))
  }

  override var performsActionsWhilePresentingModally: Bool {
    calls.record(super.performsActionsWhilePresentingModally)
  }

  override var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { calls.record(super.restorationClass) }
    set { calls.record(super.restorationClass = newValue) }
  }

  override func encodeRestorableState(with coder: NSCoder) {
    calls.record(super.encodeRestorableState(with: coder))
  }

  override func decodeRestorableState(with coder: NSCoder) {
    calls.record(super.decodeRestorableState(with: coder))
  }

  override func applicationFinishedRestoringState() {
    calls.record(super.applicationFinishedRestoringState())
  }

  override var isModalInPopover: Bool {
    get { calls.record(super.isModalInPopover) }
    set { calls.record(super.isModalInPopover = newValue) }
  }

  override var restoresFocusAfterTransition: Bool {
    get { calls.record(super.restoresFocusAfterTransition) }
    set { calls.record(super.restoresFocusAfterTransition = newValue) }
  }

  override var interfaceOrientation: UIInterfaceOrientation {
    calls.record(super.interfaceOrientation)
  }

  override var previewActionItems: [any UIPreviewActionItem] {
    calls.record(super.previewActionItems)
  }
}
