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

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
