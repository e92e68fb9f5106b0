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
}
