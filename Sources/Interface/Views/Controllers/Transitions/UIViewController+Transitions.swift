import Foundation
import Layers
import VirtualTime

// The part of a controller in transitions: its presentation controller, its coordinator, and the
// appearance calls of its children.
extension UIViewController {
  /// The controller at the end of the chain of parents.
  var outermostParent: UIViewController { parent?.outermostParent ?? self }

  /// The window of a presented controller; nil if it isn't presented.
  var windowOfPresentation: UIWindow? {
    ownPresenter == nil ? nil : viewIfLoaded?.window
  }

  /// The coordinator of the controller's transition, or of its parent's.
  var animatedTransition: ControllerTransition? {
    if let currentTransition, currentTransition.isAnimated { return currentTransition }
    return parent?.animatedTransition
  }

  /// The presentation controller that manages the controller or its parents; nil if none of them is
  /// presented.
  var managingPresentationController: UIPresentationController? {
    presentation?.controller
      ?? (ownPresenter == nil ? nil : ownPresentationController)
      ?? parent?.managingPresentationController
  }

  /// Returns the controller's presentation controller, which is created on first use: by the
  /// transitioning delegate if the style is `custom`.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let ownPresentationController { return ownPresentationController }
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source) : nil
    let made =
      custom
      ?? standardPresentationController(presenting: presenting)
    ownPresentationController = made
    return made
  }

  private func standardPresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case _ where isPage && !zooms:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    default: UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Whether the controller is presented as a sheet.
  var isSheet: Bool {
    if let ownPresentationController {
      return (ownPresentationController as? UISheetPresentationController)?.isSheet ?? false
    }
    return isPage && !zooms && UISheetPresentationController.pagesAreCards
  }

  /// Whether the style is that of a page or form.
  private var isPage: Bool {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
  }

  /// The style of the presentation: a page or form that zooms covers the screen.
  var effectivePresentationStyle: UIModalPresentationStyle {
    isPage && zooms ? .fullScreen : modalPresentationStyle.resolved
  }

  /// Whether the controller is presented with a zoom.
  var zooms: Bool { preferredTransition?.isZoom ?? false }

  /// The system's transition of a presentation without an animator.
  var systemTransitionStyle: UIModalTransitionStyle {
    preferredTransition?.style ?? modalTransitionStyle
  }

  /// Forgets the presentation controller when the style or the delegate changes.
  func resetPresentationController() {
    if presentation == nil { ownPresentationController = nil }
  }

  /// Notifies the presentation controller, or the parent, of a new preferred size.
  func noteContentSize(from old: CGSize) {
    guard preferredContentSize != old else { return }
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Whether a presentation sends the appearance calls of the controller, or of a parent.
  var isInPresentation: Bool { followsPresentation || parent?.isInPresentation == true }

  /// Sends `viewWillAppear` to the controller and to the children in its view.
  func willAppear(withChildren animated: Bool) {
    willAppear(animated)
    for child in childrenInView { child.willAppear(withChildren: animated) }
  }

  /// Sends `viewWillDisappear` to the controller and to the children in its view.
  func willDisappear(withChildren animated: Bool) {
    willDisappear(animated)
    for child in childrenInView { child.willDisappear(withChildren: animated) }
  }

  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view: UIView = viewIfLoaded else {
      return []
    }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}

// Transitions by the system, in the window itself.
extension ControllerTransition {
  /// Returns a transition in which `presented` appears or disappears in front of `presenter`, and
  /// makes it current.
  static func bySystem(
    of presented: UIViewController, by presenter: UIViewController, appearing: Bool,
    animated: Bool, in window: UIWindow
  ) -> ControllerTransition {
    let front = Side(
      controller: presented, view: { [weak presented] in presented?.viewIfLoaded },
      initialFrame: appearing ? .zero : window.bounds,
      finalFrame: { [weak window] in appearing ? window?.bounds ?? .zero : .zero })
    let back = Side(
      controller: presenter, initialFrame: window.bounds,
      finalFrame: { [weak window] in window?.bounds ?? .zero })
    let transition = ControllerTransition(
      from: appearing ? back : front, to: appearing ? front : back, in: window,
      style: presented.modalPresentationStyle, animated: animated)
    presented.currentTransition = transition
    presenter.currentTransition = transition
    VirtualClock.current?.atEnd(of: transition) { $0.abandon() }
    return transition
  }

  /// Makes the transition no longer current.
  func resign() {
    for controller in [from.controller, to.controller]
    where controller?.currentTransition === self { controller?.currentTransition = nil }
  }
}
