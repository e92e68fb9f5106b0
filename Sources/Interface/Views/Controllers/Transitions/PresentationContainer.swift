import Foundation
import Layers

/// The view that contains a presented view; it fills the window.
final class PresentationContainer: UIView {
  weak var presentationController: UIPresentationController?

  /// Whether touches beside the presented view reach the views behind the container.
  var passesTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouches && hit === self ? nil : hit
  }

  /// Calls the presentation controller around the layout, but not during a dismissal: the presented
  /// view that many of them place in these methods would return to its place. (D)
  override func layoutSubviews() {
    let controller = presentationController
    guard let controller, !controller.presentedViewController.isBeingDismissed else {
      return super.layoutSubviews()
    }
    controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller.containerViewDidLayoutSubviews()
  }
}
