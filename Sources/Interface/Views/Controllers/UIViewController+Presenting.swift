import VirtualTime
import Failures
import Foundation
import Geometry
import Layers

// Presenting and dismissing controllers.
extension UIViewController {
  private static let transitionDuration = 0.5

  /// The duration of the spring that slides a controller in and out. The spring is critically
  /// damped, with the frequency √(1000 / 3) that was measured on iOS (O10.5 in docs/measured.md):
  /// with this duration, a block's spring with a damping ratio of 1 has that frequency.
  private static let slideDuration = 9.233_413_476_5 / (1000.0 / 3).squareRoot()

  func performPresentation(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let window = viewIfLoaded?.window else {
      return reportPresentation(
        of: controller, "its view isn't in a window",
        hint: "Present in viewDidAppear or later, from a visible controller.")
    }
    guard presentedViewController == nil, controller.presentingViewController == nil else {
      return reportPresentation(
        of: controller, "it already presents a controller, or the other is already presented",
        hint: "Dismiss the presented controller first, or present from the frontmost one.")
    }
    presentedViewController = controller
    controller.presentingViewController = self
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

  func performDismissal(animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    guard !controller.isBeingDismissed else { return }
    // The controllers that it presents are in front of it and are dismissed with it.
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

  /// Leaves the window after disappearing.
  private func drop() {
    view.removeFromSuperview()
    presentingViewController?.presentedViewController = nil
    presentingViewController = nil
    endTransition()
    isBeingDismissed = false
    UIView.performWithoutAnimation {
      view.transform = .identity
      view.isHidden = false
      if modalTransitionStyle == .crossDissolve { view.alpha = 1 }
    }
  }

  /// Slides, fades or flips in or out, then calls `completion`; without animation, after layout.
  private func slide(animated: Bool, appearing: Bool, _ completion: @escaping () -> Void) {
    guard animated else { return afterLayout(completion) }
    let view: UIView = self.view
    if modalTransitionStyle == .flipHorizontal, let window = view.window {
      return flip(view, in: window, appearing: appearing, completion)
    }
    let isFade = modalTransitionStyle == .crossDissolve
    func hide() {
      if isFade {
        view.alpha = 0
      } else {
        view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
      }
    }
    func show() {
      if isFade { view.alpha = 1 } else { view.transform = .identity }
    }
    if appearing { UIView.performWithoutAnimation(hide) }
    func change() {
      if appearing { show() } else { hide() }
    }
    guard !isFade else {
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

  /// Flips the window, with the view on its other side.
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
    of controller: UIViewController, _ reason: String, hint: String
  ) {
    FlipbookError(
      .cannotPresent, "\(type(of: self)) can't present \(type(of: controller)): \(reason).",
      hint: hint
    ).report()
  }
}
