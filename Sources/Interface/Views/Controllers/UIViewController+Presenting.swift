import VirtualTime
import Failures
import Foundation
import Geometry
import Layers

// Putting a controller in front, and taking it away.
extension UIViewController {
  private static let transitionDuration = 0.5

  /// How long the spring takes that slides a controller in and out. It is critically damped, with the
  /// frequency √(1000 / 3) that was measured on iOS (O10.5 in docs/measured.md): within this time a
  /// block's spring of that damping has it.
  private static let slideDuration = 9.233_413_476_5 / (1000.0 / 3).squareRoot()

  func putInFront(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let window = viewIfLoaded?.window else {
      return reportPresentation(
        of: controller, "whose view is not in a window",
        hint: "Present in viewDidAppear or later, from a controller that shows.")
    }
    guard presentedViewController == nil, controller.presentingViewController == nil else {
      return reportPresentation(
        of: controller, "while one of the two is presenting or presented already",
        hint: "Dismiss what is presented first, or present from what is in front.")
    }
    (presentedViewController, controller.presentingViewController) = (controller, self)
    controller.isBeingPresented = true
    let view: UIView = controller.view
    let covers = controller.modalPresentationStyle == .fullScreen
    UIView.performWithoutAnimation {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if covers { willDisappear(animated) }
    controller.willAppear(animated)
    window.addSubview(view)
    controller.viewIsAppearing(animated)
    controller.slide(animated: animated, appearing: true) {
      controller.isBeingPresented = false
      if covers {
        self.viewIfLoaded?.isHidden = true
        self.endTransition()
      }
      controller.endTransition()
      completion?()
    }
  }

  func takeAway(animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    guard !controller.isBeingDismissed else { return }
    // What that one presents lies in front of it and goes with it.
    controller.presentedViewController?.dropWithoutAnimation()
    let covers = controller.modalPresentationStyle == .fullScreen
    controller.isBeingDismissed = true
    controller.willDisappear(animated)
    if covers {
      viewIfLoaded?.isHidden = false
      willAppear(animated)
    }
    controller.slide(animated: animated, appearing: false) {
      controller.drop()
      if covers { self.endTransition() }
      completion?()
    }
  }

  private func dropWithoutAnimation() {
    presentedViewController?.dropWithoutAnimation()
    isBeingDismissed = true
    willDisappear(false)
    drop()
  }

  /// Leaves the window, having disappeared.
  private func drop() {
    view.removeFromSuperview()
    presentingViewController?.presentedViewController = nil
    presentingViewController = nil
    endTransition()
    isBeingDismissed = false
    UIView.performWithoutAnimation {
      (view.transform, view.isHidden) = (.identity, false)
      if modalTransitionStyle == .crossDissolve { view.alpha = 1 }
    }
  }

  /// Slides, fades or turns in or out, then calls `completion`; without animation, once laid out.
  private func slide(animated: Bool, appearing: Bool, _ completion: @escaping () -> Void) {
    guard animated else { return whenLaidOut(completion) }
    let view: UIView = self.view
    if modalTransitionStyle == .flipHorizontal, let window = view.window {
      return flip(view, in: window, appearing: appearing, completion)
    }
    let fades = modalTransitionStyle == .crossDissolve
    func hide() {
      if fades {
        view.alpha = 0
      } else {
        view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
      }
    }
    func show() {
      if fades { view.alpha = 1 } else { view.transform = .identity }
    }
    if appearing { UIView.performWithoutAnimation(hide) }
    func change() {
      if appearing { show() } else { hide() }
    }
    guard !fades else {
      return UIView.animate(withDuration: Self.transitionDuration, animations: change) { _ in
        completion()
      }
    }
    UIView.animate(
      withDuration: Self.slideDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [], animations: change
    ) { _ in
      completion()
    }
  }

  /// Turns the window round, with the view on its other side.
  private func flip(
    _ view: UIView, in window: UIWindow, appearing: Bool, _ completion: @escaping () -> Void
  ) {
    view.isHidden = appearing
    UIView.transition(
      with: window, duration: Self.transitionDuration,
      options: appearing ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: { view.isHidden = !appearing }
    ) { _ in
      completion()
    }
  }

  private func reportPresentation(
    of controller: UIViewController, _ why: String, hint: String
  ) {
    FlipbookError(
      .cannotPresent, "\(type(of: self)) was to present \(type(of: controller)), \(why).",
      hint: hint
    ).report()
  }
}
