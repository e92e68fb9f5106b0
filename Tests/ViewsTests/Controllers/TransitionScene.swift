import Foundation
import Geometry
import Layers
import VirtualTime
import Views

/// A clock, a window of 100 × 200 with a root controller that has appeared, and a log of calls.
final class TransitionScene {
  let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let root: LoggedController
  let front: LoggedController
  private let log = CallLog()

  /// Creates the scene; `front` is presented with the given style and delegate.
  init(
    style: UIModalPresentationStyle, _ delegate: (any UIViewControllerTransitioningDelegate)? = nil
  ) {
    root = LoggedController("root", log)
    front = LoggedController("front", log)
    front.modalPresentationStyle = style
    front.transitioningDelegate = delegate
    window.layer.keepUpToDate(by: clock)
    perform { window.rootViewController = root }
    run(to: 1)
    _ = calls()
  }

  /// Runs `body` in a separate turn.
  func perform(_ body: () -> Void) { clock.asCurrent(body) }

  /// Runs the clock up to `seconds`, including all work due at that time.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  /// Presents `front` in a turn at the current time, and completes the turn.
  func present(animated: Bool = true) {
    perform { root.present(front, animated: animated) { self.note("presented") } }
    run(to: clock.now.seconds)
  }

  /// Dismisses `front` in a turn at the current time, and completes the turn.
  func dismiss(animated: Bool = true) {
    perform { front.dismiss(animated: animated) { self.note("dismissed") } }
    run(to: clock.now.seconds)
  }

  /// Notes a call.
  func note(_ call: String) { log.calls.append(call) }

  /// Returns the calls since the last call of this method, except those of layout.
  func calls() -> [String] {
    defer { log.calls = [] }
    return log.calls
  }

  /// The presented state of a view's layer at `seconds`.
  func state(_ view: UIView, _ seconds: Double) -> LayerState {
    view.layer.state(at: Instant(seconds: seconds))
  }
}

/// The calls of several objects, in order.
final class CallLog {
  var calls: [String] = []
}

/// A controller that notes its appearance calls.
final class LoggedController: UIViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }

  private func note(_ call: String, _ animated: Bool) {
    log.calls.append("\(name) \(call)\(animated ? " animated" : "")")
  }
}

/// A delegate whose objects are set by the test.
final class TransitionObjects: NSObject, UIViewControllerTransitioningDelegate {
  var presenting: (any UIViewControllerAnimatedTransitioning)?
  var dismissing: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  /// The number of requests for animators.
  private(set) var requests = 0

  init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    presenting = animator
    dismissing = animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    requests += 1
    return self.presenting
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    requests += 1
    return dismissing
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makeController?(presented, presenting) }
}

/// An animator that moves the presented view in from the right and out again, linearly in 1 s.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Context = any UIViewControllerContextTransitioning
  private(set) var context: Context?
  /// The delay of the animation, in seconds.
  var delay = 0.0
  /// Called at the start of the transition.
  var begins: (Context) -> Void = { _ in }
  /// Called before the transition is completed.
  var ends: (Context) -> Void = { _ in }
  /// Called with the result of the transition.
  var ended: (Bool) -> Void = { _ in }

  func transitionDuration(using transitionContext: Context?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: Context) {
    context = transitionContext
    begins(transitionContext)
    let container = transitionContext.containerView
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    let isPresenting =
      transitionContext.viewController(forKey: .to)?.presentingViewController
      === transitionContext.viewController(forKey: .from)
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      to.frame = transitionContext.finalFrame(for: controller)
      if isPresenting { to.frame.origin.x += container.bounds.width }
    }
    UIView.animate(
      withDuration: 1, delay: delay, options: .curveLinear,
      animations: {
        if isPresenting { to?.frame.origin.x -= container.bounds.width }
        if !isPresenting { from?.frame.origin.x += container.bounds.width }
      },
      completion: { _ in
        self.ends(transitionContext)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended(transitionCompleted) }
}
