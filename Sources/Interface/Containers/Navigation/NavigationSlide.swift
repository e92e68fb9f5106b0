import Foundation
import Geometry
import Layers
import Messaging
import Views

/// The system's animation of pushes and pops.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isBack: Bool

  /// The duration that coordinators report, as on iOS.
  private static let duration = 0.35

  /// The duration of a block's critically damped spring with the frequency √(1000 / 3) (O10.5 in
  /// docs/measured.md).
  private static let springDuration = 9.233_413_476_5 / (1000.0 / 3).squareRoot()

  /// The part of the width by which the view behind moves (O10.17).
  private static let parallax: CGFloat = 0.3

  /// Creates an animator for a pop that a finger drives.
  init(isBack: Bool) { self.isBack = isBack }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let new = context.view(forKey: .to), let top = context.viewController(forKey: .to)
    else { return }
    let former = context.viewController(forKey: .from)
    Self.run(
      former.map { (context.view(forKey: .from), context.initialFrame(for: $0)) },
      (new, context.finalFrame(for: top)), in: context.containerView, isBack: isBack,
      isLinear: true
    ) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Moves the views between their frames and places beside these, then calls `completion`. A linear
  /// movement follows a finger.
  static func run(
    _ former: (view: UIView?, frame: CGRect)?, _ top: (view: UIView, frame: CGRect),
    in container: UIView, isBack: Bool, isLinear: Bool = false,
    completion: @escaping (Bool) -> Void
  ) {
    let (old, new, width) = (former?.view, top.view, container.bounds.width)
    let (left, right) = (-width * parallax, width)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      if isBack, let old, old.superview === container {
        container.insertSubview(new, belowSubview: old)
        container.insertSubview(shade, belowSubview: old)
      } else {
        container.addSubview(shade)
        container.addSubview(new)
      }
      new.place(top.frame.offsetBy(dx: isBack ? left : right, dy: 0))
      shade.alpha = isBack ? 0.1 : 0
    }
    func move() {
      new.place(top.frame)
      if let former { old?.place(former.frame.offsetBy(dx: isBack ? right : left, dy: 0)) }
      shade.alpha = isBack ? 0 : 0.1
    }
    func end(_ finished: Bool) {
      shade.removeFromSuperview()
      if let former { UIView.performWithoutAnimation { old?.place(former.frame) } }
      completion(finished)
    }
    guard !isLinear else {
      return UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: move, completion: end)
    }
    UIView.animate(
      withDuration: springDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [], animations: move, completion: end)
  }
}

/// The swipe from the leading edge that pops a controller.
final class NavigationSwipe: NSObject {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var controller: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(Self.actionName))
  }

  /// The action of UIKit's recognizer. Libraries send it by this name from recognizers of their own, such
  /// as one of swipes anywhere in the content, to the delegate of `interactivePopGestureRecognizer`.
  private static let actionName = "handleNavigationTransition:"

  /// The members that messages can name.
  static var members: [PortedMember] {
    [
      .method(actionName) { (swipe: NavigationSwipe, arguments) in
        swipe.handle(try arguments.next() as UIPanGestureRecognizer)
      }
    ]
  }

  private func handle(_ recognizer: UIPanGestureRecognizer) {
    guard let controller, let view: UIView = controller.viewIfLoaded else { return }
    let fraction =
      view.bounds.width > 0 ? recognizer.translation(in: view).x / view.bounds.width : 0
    switch recognizer.state {
    case .began:
      // An app's own delegate of the recognizer may have popped the controller itself.
      guard controller.transition == nil, controller.viewControllers.count > 1 else { return }
      let driver = UIPercentDrivenInteractiveTransition()
      self.driver = driver
      controller.change(
        to: controller.viewControllers.dropLast(), .pop, animated: true, interactor: driver)
    case .changed: driver?.update(min(max(fraction, 0), 1))
    case .ended:
      let speed = recognizer.velocity(in: view).x
      if speed > 300 || speed > -300 && fraction > 0.5 {
        driver?.finish()
      } else {
        driver?.cancel()
      }
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    case .possible: break
    }
  }
}

extension NavigationSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (controller?.viewControllers.count ?? 0) > 1
  }
}
