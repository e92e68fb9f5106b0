package import Foundation
import Geometry
import Layers
import VirtualTime

/// A container that shows controllers instead of presenting them.
package protocol ShowingContainer: UIViewController {}

/// The replacement of a child's view by another one's in a container controller, such as a navigation
/// controller. The children get appearance calls, and an animator gets the context of a transition.
package final class ContainerTransition {
  /// Animates the views, and calls the closure when the animations have ended.
  package typealias Animation = (
    _ old: UIView?, _ new: UIView, _ completion: @escaping (Bool) -> Void
  ) -> Void

  private weak var parent: UIViewController?
  private let old: UIViewController?
  private let new: UIViewController
  private let container: UIView
  private let place: (UIViewController) -> CGRect
  private let isAnimated: Bool
  private var transition: ControllerTransition?
  private var completion: ((Bool) -> Void)?
  private var hasBegun = false
  /// Keeps the completion blocks of the open transactions waiting until the animations end, as on iOS.
  private var hold: TransactionHold?

  /// The coordinator of animations alongside.
  package var coordinator: (any UIViewControllerTransitionCoordinator)? { transition }

  /// Creates a transition in `container`, which `parent` manages. `place` returns the frame of a
  /// controller's view in it, by default its bounds. Without `animator`, `animation` animates it.
  package init(
    from old: UIViewController?, to new: UIViewController, in container: UIView,
    of parent: UIViewController, animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
    place: ((UIViewController) -> CGRect)? = nil,
    animation: @escaping Animation, completion: @escaping (Bool) -> Void
  ) {
    self.parent = parent
    self.old = old
    self.new = new
    self.container = container
    let place = place ?? { [weak container] _ in container?.bounds ?? .zero }
    self.place = place
    isAnimated = animated
    self.completion = completion
    let transition = ControllerTransition(
      from: ControllerTransition.Side(
        controller: old, view: { [weak old] in old?.viewIfLoaded },
        initialFrame: old.map(place) ?? .zero),
      to: ControllerTransition.Side(
        controller: new, view: { [weak new] in new?.viewIfLoaded },
        finalFrame: { [weak new] in new.map(place) ?? .zero }),
      in: container, style: .none, animated: animated, animator: animator, interactor: interactor)
    self.transition = transition
    transition.animateBySystem = { [weak self, weak transition] in
      guard let self, let view: UIView = new.viewIfLoaded else { return }
      animation(self.old?.viewIfLoaded, view) { transition?.completeTransition($0) }
    }
    transition.end = { [weak self] in self?.end($0) }
  }

  /// Begins at the end of this turn, after pending layout, as UIKit does; at once if the container isn't
  /// in a window.
  package func begin() {
    guard let parent, let transition, container.window != nil else { return replaceAtOnce() }
    setCurrent(transition)
    old?.isTransitioning = true
    new.isTransitioning = true
    VirtualClock.current?.atEnd(of: transition) { $0.abandon() }
    if isAnimated, let hold = TransactionHold() {
      self.hold = hold
      VirtualClock.current?.atEnd(of: hold) { $0.abandon() }
    }
    parent.afterLayout { [self] in start() }
  }

  /// Ends the transition now.
  package func finish() {
    if !hasBegun { start() }
    transition?.completeTransition(true)
  }

  private func start() {
    guard !hasBegun, let transition else { return }
    hasBegun = true
    let view: UIView = new.view
    old?.willDisappear(withChildren: isAnimated)
    new.willAppear(withChildren: isAnimated)
    UIView.performWithoutAnimation { view.frame = place(new) }
    guard isAnimated else {
      container.addSubview(view)
      new.isAppearing(false)
      old?.viewIfLoaded?.removeFromSuperview()
      return parent?.afterLayout { transition.completeTransition(true) } ?? ()
    }
    transition.start()
    new.isAppearing(true)
  }

  private func end(_ completed: Bool) {
    if completed {
      old?.viewIfLoaded?.removeFromSuperview()
      if new.viewIfLoaded?.superview == nil { container.addSubview(new.view) }
    } else {
      new.viewIfLoaded?.removeFromSuperview()
      if let view: UIView = old?.viewIfLoaded, view.superview !== container {
        container.addSubview(view)
      }
      new.willDisappear(withChildren: isAnimated)
      old?.willAppear(withChildren: isAnimated)
    }
    old?.endTransition()
    new.endTransition()
    old?.isTransitioning = false
    new.isTransitioning = false
    setCurrent(nil)
    transition?.animator?.animationEnded(completed)
    let completion = completion
    self.completion = nil
    transition = nil
    completion?(completed)
    hold?.end()
  }

  /// Replaces the view without transition; the window notifies the children.
  private func replaceAtOnce() {
    let view: UIView = new.view
    old?.viewIfLoaded?.removeFromSuperview()
    UIView.performWithoutAnimation { view.frame = place(new) }
    container.addSubview(view)
    let completion = completion
    self.completion = nil
    transition?.abandon()
    transition = nil
    completion?(true)
  }

  private func setCurrent(_ transition: ControllerTransition?) {
    for controller in [parent, old, new] { controller?.currentTransition = transition }
  }
}
