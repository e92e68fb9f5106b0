import Foundation
import Geometry
import Layers
import VirtualTime

/// The presentation of one controller in a container, from before it is presented until after it is
/// dismissed.
final class Presentation {
  let controller: UIPresentationController
  let container: PresentationContainer
  /// The outermost parent of the presenting controller, whose view is removed if at all.
  private(set) weak var presenter: UIViewController?
  /// The controller that `present(_:animated:completion:)` was called on.
  private(set) weak var source: UIViewController?
  private(set) weak var presented: UIViewController?
  private weak var window: UIWindow?
  /// The former place of the presenting controller's view; nil unless it was removed.
  private var presenterPlace: ViewPlace?
  private(set) var transition: ControllerTransition?

  init(of presented: UIViewController, by source: UIViewController, in window: UIWindow) {
    let presenter = source.outermostParent
    controller = presented.makePresentationController(presenting: presenter, source: source)
    controller.presenter = presenter
    container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    controller.container = container
    self.presenter = presenter
    self.source = source
    self.presented = presented
    self.window = window
  }

  // MARK: Presenting

  /// Presents the controller, then calls `completion`.
  func present(animated: Bool, _ completion: (() -> Void)?) {
    guard let presented, let presenter, let source else { return }
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)
        ?? presented.zoom(from: source) : nil
    let transition = ControllerTransition(
      from: presenterSide, to: presentedSide, in: container,
      style: presented.effectivePresentationStyle, animated: animated, animator: animator,
      interactor: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
    transition.animateBySystem = { [weak self, weak transition] in
      guard let self, let view = controller.presentedView else { return }
      container.addSubview(view)
      systemTransition(of: view).run(appearing: true) { transition?.completeTransition(true) }
    }
    transition.end = { [weak self] completed in
      guard let self else { return }
      endPresentation(completed, transition)
    }
    transition.completion = completion
    begin(transition) { self.beginPresentation(transition) }
  }

  private func beginPresentation(_ transition: ControllerTransition) {
    guard let presented else { return }
    window?.addSubview(container)
    if controller.shouldRemovePresentersView { takePresentersView(into: container) }
    presented.followsPresentation = true
    controller.presentationTransitionWillBegin()
    let view = controller.presentedView
    UIView.performWithoutAnimation {
      view?.frame = controller.frameOfPresentedViewInContainerView
    }
    if presenterPlace != nil { presenter?.willDisappear(withChildren: transition.isAnimated) }
    presented.willAppear(withChildren: transition.isAnimated)
    guard !transition.isAnimated else { return transition.start() }
    if let view { container.addSubview(view) }
    presented.afterLayout { transition.completeTransition(true) }
  }

  private func endPresentation(_ completed: Bool, _ transition: ControllerTransition) {
    guard let presented else { return }
    if completed {
      if presenterPlace != nil { presenter?.viewIfLoaded?.removeFromSuperview() }
      presented.endTransition()
      if presenterPlace != nil { presenter?.endTransition() }
    } else {
      returnPresentersView()
      leaveWindow()
      presented.willDisappear(withChildren: transition.isAnimated)
      if presenterPlace != nil { presenter?.willAppear(withChildren: transition.isAnimated) }
      if presenterPlace != nil { presenter?.endTransition() }
      presented.endTransition()
      forget()
    }
    presented.isBeingPresented = false
    finish()
    controller.presentationTransitionDidEnd(completed)
    transition.animator?.animationEnded(completed)
  }

  // MARK: Dismissing

  /// Dismisses the controller, then calls `completion`. Does nothing during another transition, as
  /// in UIKit.
  func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    guard transition == nil, let presented else { return }
    presented.isBeingDismissed = true
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forDismissed: presented)
        ?? source.flatMap { presented.zoom(from: $0, isBack: true) } : nil
    var (from, to) = (presentedSide, presenterSide)
    from.initialFrame = controller.presentedView?.frame ?? .zero
    let frame = to.initialFrame
    to.finalFrame = { frame }
    if presenterPlace != nil { to.initialFrame = .zero }
    let transition = ControllerTransition(
      from: from, to: to, in: container, style: presented.effectivePresentationStyle,
      animated: animated, animator: animator,
      interactor: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) })
    transition.animateBySystem = { [weak self, weak transition] in
      guard let self, let view = controller.presentedView else { return }
      if presenterPlace != nil, let behind = presenter?.viewIfLoaded {
        container.insertSubview(behind, at: 0)
      }
      let system = systemTransition(of: view)
      system.run(appearing: false) {
        transition?.completeTransition(true)
        system.reset()
      }
    }
    let place = controller.presentedView.map(ViewPlace.init)
    transition.end = { [weak self] completed in
      guard let self else { return }
      endDismissal(completed, transition, place)
    }
    transition.completion = completion
    begin(transition) { self.beginDismissal(transition) }
  }

  private func beginDismissal(_ transition: ControllerTransition) {
    guard let presented else { return }
    presented.followsPresentation = true
    if presenterPlace != nil { presenter?.followsPresentation = true }
    controller.dismissalTransitionWillBegin()
    presented.willDisappear(withChildren: transition.isAnimated)
    if presenterPlace != nil { presenter?.willAppear(withChildren: transition.isAnimated) }
    guard !transition.isAnimated else { return transition.start() }
    returnPresentersView()
    presented.afterLayout { transition.completeTransition(true) }
  }

  private func endDismissal(
    _ completed: Bool, _ transition: ControllerTransition, _ place: ViewPlace?
  ) {
    guard let presented else { return }
    if completed {
      returnPresentersView()
      leaveWindow()
      forget()
      if presenterPlace != nil { presenter?.endTransition() }
      presented.endTransition()
    } else {
      if presenterPlace != nil { presenter?.viewIfLoaded?.removeFromSuperview() }
      place?.restoreSuperview(or: container)
      place?.restoreAppearance()
      if presenterPlace != nil { presenter?.willDisappear(withChildren: transition.isAnimated) }
      presented.willAppear(withChildren: transition.isAnimated)
      presented.endTransition()
      if presenterPlace != nil { presenter?.endTransition() }
      container.setNeedsLayout()
    }
    presented.isBeingDismissed = false
    finish()
    controller.dismissalTransitionDidEnd(completed)
    transition.animator?.animationEnded(completed)
  }

  /// Dismisses the controller immediately, because one in front of which it is presented is
  /// dismissed.
  func drop() {
    guard let presented else { return }
    transition?.abandon()
    presented.isBeingDismissed = true
    presented.followsPresentation = true
    controller.dismissalTransitionWillBegin()
    presented.willDisappear(withChildren: false)
    if presenterPlace != nil { presenter?.willAppear(withChildren: false) }
    returnPresentersView()
    leaveWindow()
    forget()
    if presenterPlace != nil { presenter?.endTransition() }
    presented.endTransition()
    presented.isBeingPresented = false
    presented.isBeingDismissed = false
    finish()
    controller.dismissalTransitionDidEnd(true)
  }

  /// Takes over a controller that was presented without a container.
  func adopt() {
    guard let presented, let view: UIView = presented.viewIfLoaded else { return }
    presented.presentation = self
    window?.insertSubview(container, aboveSubview: view)
    container.addSubview(view)
    guard controller.shouldRemovePresentersView else { return }
    presenter?.viewIfLoaded?.isHidden = false
    takePresentersView(into: nil)
    presenter?.followsPresentation = false
  }
}

// Steps that presentations and dismissals have in common.
extension Presentation {
  /// The presenting controller behind the presented one.
  private var presenterSide: ControllerTransition.Side {
    let view: UIView? = presenter?.viewIfLoaded
    let frame = view.map { $0.superview?.convert($0.frame, to: window) ?? $0.frame } ?? .zero
    let removes =
      presented?.isBeingDismissed == true
      ? presenterPlace != nil : controller.shouldRemovePresentersView
    return ControllerTransition.Side(
      controller: presenter, view: { removes ? view : nil },
      initialFrame: frame, finalFrame: { removes ? .zero : frame })
  }

  /// The presented controller as a presentation shows it.
  private var presentedSide: ControllerTransition.Side {
    ControllerTransition.Side(
      controller: presented,
      view: { [controller] in controller.presentedView },
      finalFrame: { [controller] in controller.frameOfPresentedViewInContainerView })
  }

  private func systemTransition(of view: UIView) -> SystemTransition {
    if let popover = controller as? UIPopoverPresentationController, popover.isPopover {
      return SystemTransition(view: view, style: .crossDissolve, distance: 0, fadeDuration: 0.25)
    }
    return SystemTransition(
      view: view, style: presented?.systemTransitionStyle ?? .coverVertical,
      distance: max(container.bounds.maxY - controller.frameOfPresentedViewInContainerView.minY, 0))
  }

  /// Makes the transition current, and calls `body` at the end of this turn, after pending layout, as
  /// UIKit does.
  private func begin(_ transition: ControllerTransition, _ body: @escaping () -> Void) {
    self.transition = transition
    setCurrent(transition)
    VirtualClock.current?.atEnd(of: transition) { $0.abandon() }
    let visible = [presenter, presented].first { $0?.viewIfLoaded?.window != nil } ?? presenter
    visible?.afterLayout(body)
  }

  /// Ends the transition's influence on the controllers.
  private func finish() {
    transition = nil
    setCurrent(nil)
    presented?.followsPresentation = false
    presenter?.followsPresentation = false
  }

  private func setCurrent(_ transition: ControllerTransition?) {
    for controller in [presented, presenter, source] {
      controller?.currentTransition = transition
    }
  }

  /// Removes the presenting controller's view from its place: into `container`, or altogether.
  private func takePresentersView(into container: UIView?) {
    guard let presenter, let view: UIView = presenter.viewIfLoaded else { return }
    presenterPlace = ViewPlace(of: view)
    presenter.followsPresentation = true
    guard let container else { return view.removeFromSuperview() }
    let frame = view.superview?.convert(view.frame, to: container)
    container.insertSubview(view, at: 0)
    if let frame, view.transform.isIdentity {
      UIView.performWithoutAnimation { view.frame = frame }
    }
  }

  private func returnPresentersView() { presenterPlace?.restoreSuperview(or: window) }

  private func leaveWindow() {
    controller.presentedView?.removeFromSuperview()
    presented?.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
  }

  /// Ends the relation between the controllers.
  private func forget() {
    presented?.ownPresenter?.ownPresented = nil
    presented?.ownPresenter = nil
    presented?.presentation = nil
    presented?.ownPresentationController = nil
    controller.container = nil
  }
}
