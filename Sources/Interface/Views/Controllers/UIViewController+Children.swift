import VirtualTime
import Failures
import Foundation
import Layers

// Adding, removing and replacing children.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  func detachFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Replaces the view of `old` with that of `new`.
  func transitionChildren(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, old !== new else {
      return reportUnrelated(old, new)
    }
    let container: UIView? = old.view.superview
    let view: UIView = new.view
    let forwards = container?.window != nil && shouldAutomaticallyForwardAppearanceMethods
    func begin() {
      old.isTransitioning = true
      new.isTransitioning = true
      if forwards {
        old.willDisappear(duration > 0)
        new.willAppear(duration > 0)
      }
      container?.addSubview(view)
      if forwards { new.isAppearing(duration > 0) }
    }
    func end(_ finished: Bool) {
      old.viewIfLoaded?.removeFromSuperview()
      old.isTransitioning = false
      new.isTransitioning = false
      if forwards {
        old.endTransition()
        new.endTransition()
      }
      completion?(finished)
    }
    guard let container, options.transition != nil else {
      begin()
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    }
    UIView.transition(
      with: container, duration: duration, options: options,
      animations: {
        begin()
        animations?()
        old.view.removeFromSuperview()
      }, completion: end)
  }

  private func reportUnrelated(_ old: UIViewController, _ new: UIViewController) {
    FlipbookError(
      .cannotPresent,
      "\(type(of: self)) can't transition from \(type(of: old)) to \(type(of: new)): they aren't "
        + "two of its children.", hint: "Add both with addChild(_:) first."
    ).report()
  }
}
