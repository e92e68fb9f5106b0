import Foundation
import Layers
import Messaging
import Views

/// Hides and shows the bars of a navigation controller by taps and swipes.
///
/// A tap hides the bars, or shows them again. A finger that moves up by 44 points, the height of a bar, hides
/// them, and one that moves down as far shows them (D). The bar of a controller that a search or the app has
/// hidden is also shown, as on iOS.
final class BarHiding: NSObject {
  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  private weak var controller: UINavigationController?

  private static let distance: CGFloat = 44

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.cancelsTouchesInView = false
    pan.cancelsTouchesInView = false
    for recognizer in [tap, pan] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.isEnabled = false
    }
    tap.addTarget(self, action: Selector("tap") { (hiding: BarHiding, _) in hiding.toggle() })
    pan.addTarget(self, action: Selector("pan") { (hiding: BarHiding, _) in hiding.follow() })
  }

  private func toggle() {
    guard let controller else { return }
    setHidden(!controller.isNavigationBarHidden)
  }

  private func follow() {
    guard pan.state == .changed, let view = pan.view else { return }
    let move = pan.translation(in: view)
    guard abs(move.y) > abs(move.x), abs(move.y) >= Self.distance else { return }
    setHidden(move.y < 0)
    pan.setTranslation(.zero, in: view)
  }

  /// The toolbar is hidden with the bar, and shown with it if the controller has items for it.
  private func setHidden(_ isHidden: Bool) {
    guard let controller, controller.isNavigationBarHidden != isHidden else { return }
    controller.setNavigationBarHidden(isHidden, animated: true)
    let hasTools = controller.topViewController?.toolbarItems?.isEmpty == false
    if isHidden || hasTools { controller.setToolbarHidden(isHidden, animated: true) }
  }
}

extension BarHiding: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Taps on the bars and on controls are theirs.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let controller, let view = touch.view else { return true }
    let bars: [UIView] = [controller.navigationBar, controller.toolbar].compactMap { $0 }
    return !(view is any TouchKeeper) && !bars.contains(where: view.isDescendant(of:))
  }
}
