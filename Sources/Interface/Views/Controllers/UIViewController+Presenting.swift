import VirtualTime
import Failures
import Foundation
import Layers

// Presenting and dismissing controllers.
extension UIViewController {
  func performPresentation(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let window = viewIfLoaded?.window else {
      return reportPresentation(
        of: controller, "its view isn't in a window",
        hint: "Present in viewDidAppear or later, from a visible controller.")
    }
    // As on a device, a `viewDidLoad` can still set the transitioning delegate; the style `custom` needs
    // it before (D).
    if controller.modalPresentationStyle != .custom, presentedViewController == nil,
      controller.presentingViewController == nil
    {
      controller.loadViewIfNeeded()
    }
    let usesContainer =
      controller.transitioningDelegate != nil || controller.zooms || controller.isSheet
      || controller.modalPresentationStyle == .popover
    let presenter = usesContainer ? outermostParent : presentingAncestor(for: controller)
    if !usesContainer, presenter !== self {
      return presenter.performPresentation(controller, animated: animated, completion)
    }
    guard presenter.presentedViewController == nil, controller.presentingViewController == nil
    else {
      return reportPresentation(
        of: controller, "it already presents a controller, or the other is already presented",
        hint: "Dismiss the presented controller first, or present from the frontmost one.")
    }
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    controller.isBeingPresented = true
    let view: UIView = controller.view
    guard !usesContainer else {
      let presentation = Presentation(of: controller, by: self, in: window)
      controller.presentation = presentation
      return presentation.present(animated: animated, completion)
    }
    let covers = controller.modalPresentationStyle == .fullScreen
    let transition = ControllerTransition.bySystem(
      of: controller, by: self, appearing: true, animated: animated, in: window)
    UIView.performWithoutAnimation {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if covers { willDisappear(withChildren: animated) }
    controller.willAppear(animated)
    window.addSubview(view)
    controller.isAppearing(animated)
    transition.animateBySystem = { [weak transition] in
      controller.slide(animated: animated, appearing: true) { transition?.completeTransition(true) }
    }
    transition.end = { _ in
      controller.isBeingPresented = false
      if covers { self.viewIfLoaded?.isHidden = true }
      controller.endTransition()
      if covers { self.endTransition() }
      transition.resign()
    }
    transition.completion = completion
    transition.start()
  }

  /// The controller that presents another one without a container for this one: the outermost parent or, in a
  /// style for a context, the nearest controller that defines one.
  private func presentingAncestor(for controller: UIViewController) -> UIViewController {
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      sequence(first: self) { $0.parent }.first(where: \.definesPresentationContext)
        ?? outermostParent
    default: outermostParent
    }
  }

  func performDismissal(animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if let presenter = controller.ownPresenter, presenter !== self, controller.presentation == nil {
      return presenter.performDismissal(animated: animated, completion)
    }
    guard !controller.isBeingDismissed, controller.presentation?.transition == nil else { return }
    // The controllers that it presents are in front of it and are dismissed with it.
    controller.presentedViewController?.dropWithoutAnimation()
    if let presentation = controller.presentation ?? adopted(controller, animated: animated) {
      return presentation.dismiss(animated: animated, completion)
    }
    let covers = controller.modalPresentationStyle == .fullScreen
    controller.isBeingDismissed = true
    let transition = controller.viewIfLoaded?.window.map {
      ControllerTransition.bySystem(
        of: controller, by: self, appearing: false, animated: animated, in: $0)
    }
    controller.willDisappear(animated)
    if covers {
      viewIfLoaded?.isHidden = false
      willAppear(withChildren: animated)
    }
    func end() {
      if covers { self.endTransition() }
      controller.drop()
    }
    guard let transition else {
      return controller.slide(animated: animated, appearing: false) {
        end()
        completion?()
      }
    }
    transition.animateBySystem = { [weak transition] in
      controller.slide(animated: animated, appearing: false) {
        transition?.completeTransition(true)
      }
    }
    transition.end = { _ in
      end()
      transition.resign()
    }
    transition.completion = completion
    transition.start()
  }

  /// Returns a presentation for a controller that was presented without a transitioning delegate, if
  /// it has one now.
  private func adopted(_ controller: UIViewController, animated: Bool) -> Presentation? {
    guard animated, controller.transitioningDelegate != nil, !controller.isBeingPresented,
      let window = controller.viewIfLoaded?.window
    else { return nil }
    let presentation = Presentation(of: controller, by: self, in: window)
    presentation.adopt()
    return presentation
  }

  private func dropWithoutAnimation() {
    presentedViewController?.dropWithoutAnimation()
    if let presentation { return presentation.drop() }
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
    systemTransition.reset()
  }

  /// Slides, fades or flips in or out, then calls `completion`; without animation, after layout.
  private func slide(animated: Bool, appearing: Bool, _ completion: @escaping () -> Void) {
    guard animated else { return afterLayout(completion) }
    systemTransition.run(appearing: appearing, completion)
  }

  private var systemTransition: SystemTransition {
    SystemTransition(view: view, style: systemTransitionStyle, distance: view.bounds.height)
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
