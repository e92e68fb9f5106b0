import VirtualTime
import Failures
import Foundation
import Layers

// How children come, go and take each other's place.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Puts `new` in the place of `old`.
  func changePlaces(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, old !== new else {
      return reportStranger(among: old, new)
    }
    let (container, view): (UIView?, UIView) = (old.view.superview, new.view)
    let tells = container?.window != nil && shouldAutomaticallyForwardAppearanceMethods
    func begin() {
      (old.isChangingPlaces, new.isChangingPlaces) = (true, true)
      if tells {
        old.willDisappear(duration > 0)
        new.willAppear(duration > 0)
      }
      container?.addSubview(view)
      if tells { new.viewIsAppearing(duration > 0) }
    }
    func end(_ finished: Bool) {
      old.viewIfLoaded?.removeFromSuperview()
      (old.isChangingPlaces, new.isChangingPlaces) = (false, false)
      if tells {
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

  private func reportStranger(among old: UIViewController, _ new: UIViewController) {
    FlipbookError(
      .cannotPresent,
      "\(type(of: self)) was to go from \(type(of: old)) to \(type(of: new)), which are not two "
        + "children of it.", hint: "Put both into it with addChild(_:) first."
    ).report()
  }
}
