import Foundation
import Geometry
import Layers
import VirtualTime

// A presentation or dismissal with a transitioning delegate, in the order of its stages:
// `Presentation` asks the delegate for its objects, moves views between the window and the container,
// and sends the appearance calls. It creates a `ControllerTransition` for each presentation and
// dismissal, which the animator receives as its context and controllers as their coordinator.
// `SystemTransition` animates it if there is no animator. `TransitionDrive` scrubs it for
// `UIPercentDrivenInteractiveTransition`.

/// A presentation or dismissal in progress: the context of its animator, and the coordinator of the
/// animations alongside it.
final class ControllerTransition: NSObject {
  /// A controller in the transition, with its view.
  struct Side {
    /// Weak, because animators often keep their context after the transition.
    weak var controller: UIViewController?
    /// Returns the view that the animator moves; nil if it stays where it is.
    var view: () -> UIView? = { nil }
    var initialFrame = CGRect.zero
    var finalFrame: () -> CGRect = { .zero }
  }

  private enum Phase { case waiting, running, ended }
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from, to: Side
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// The app's animator; nil if the system animates the transition. It and the interaction controller
  /// are released at the end, because they often keep their context.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  /// Animates the transition without an animator.
  var animateBySystem: () -> Void = {}
  /// Called once, when the transition ends, before the completions of animations alongside it.
  var end: (Bool) -> Void = { _ in }
  /// Called last, if the transition wasn't cancelled.
  var completion: (() -> Void)?
  /// The layers outside the container with animations alongside the transition.
  private(set) var layersAlongside: [CALayer] = []
  /// The property animators that the animator has started.
  private(set) var propertyAnimators: [UIViewPropertyAnimator] = []
  /// The changes made by the animator and alongside it, in blocks that a drive scrubs.
  var changes = AnimatorChanges()

  private var phase = Phase.waiting
  private var pending: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [(handler: Handler, repeats: Bool)] = []

  init(
    from: Side, to: Side, in container: UIView, style: UIModalPresentationStyle, animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.from = from
    self.to = to
    containerView = container
    presentationStyle = style.resolved
    isAnimated = animated
    self.animator = animator
    self.interactor = interactor
    initiallyInteractive = interactor?.wantsInteractiveStart ?? false
    isInteractive = initiallyInteractive
    super.init()
    driver?.expect(self)
  }

  /// Whether the transition is animating.
  var isRunning: Bool { phase == .running }

  /// The property animator of the animator; nil if it doesn't have one.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    let found = animator?.interruptibleAnimator(using: self)
    return found is AbsentAnimator ? nil : found
  }

  /// Starts the animations.
  func start() {
    guard phase == .waiting else { return }
    phase = .running
    if let interactor {
      // It starts the animations also if it doesn't want to start with the interaction, as in Apple's
      // sample PhotoTransitioning. A percent-driven transition runs those alongside it itself.
      guard driver == nil else { return interactor.startInteractiveTransition(self) }
      return runAnimations { interactor.startInteractiveTransition(self) }
    }
    runAnimations {
      if let animator { animator.animateTransition(using: self) } else { animateBySystem() }
    }
  }

  private var driver: UIPercentDrivenInteractiveTransition? {
    interactor as? UIPercentDrivenInteractiveTransition
  }

  /// Runs `body`, which starts the animations, and then those alongside them: in the first animation
  /// block that `body` opens or, if it opens none, in a separate one.
  func runAnimations(_ body: () -> Void) {
    guard let stack = ViewAnimations.current else {
      body()
      return runPending()
    }
    stack.transition = self
    body()
    if !pending.isEmpty, isRunning { animatePending(in: transitionDuration) }
    stack.transition = nil
  }

  /// Makes the changes alongside the transition.
  func runPending() {
    let actions = pending
    pending = []
    for action in actions { action(self) }
  }

  /// Records the changes in a block of the animator, so that a cancellation can revert them.
  func record(_ block: ViewAnimationBlock) {
    guard driver != nil, block.noteChange == nil else { return }
    block.noteChange = { [weak self] in self?.changes.note($0) }
  }

  /// Notes that the animator has started a property animator.
  func note(_ propertyAnimator: UIViewPropertyAnimator) {
    guard !propertyAnimators.contains(propertyAnimator) else { return }
    propertyAnimators.append(propertyAnimator)
  }

  private func animatePending(in duration: TimeInterval) {
    UIView.animate(
      withDuration: duration, delay: 0, options: completionCurve.options, animations: runPending)
  }

  private func setInteractive(_ isInteractive: Bool) {
    guard self.isInteractive != isInteractive else { return }
    self.isInteractive = isInteractive
    let handlers = interactionHandlers
    if !isInteractive { interactionHandlers.removeAll { !$0.repeats } }
    for (handler, repeats) in handlers where repeats || !isInteractive { handler(self) }
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isRunning, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() {
    guard isRunning else { return }
    setInteractive(false)
  }

  func cancelInteractiveTransition() {
    guard isRunning else { return }
    isCancelled = true
    setInteractive(false)
  }

  func pauseInteractiveTransition() {
    guard isRunning else { return }
    isCancelled = false
    setInteractive(true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase != .ended else { return }
    // The controllers live until the last handler has run.
    let controllers = (from.controller, to.controller)
    defer { withExtendedLifetime(controllers) {} }
    phase = .ended
    isCancelled = !didComplete
    setInteractive(false)
    runPending()
    driver?.release()
    end(didComplete)
    let (handlers, completion) = (completions, completion)
    abandon()
    for handler in handlers { handler(self) }
    if didComplete { completion?() }
  }

  /// Ends the transition without calling anything, and releases the closures.
  func abandon() {
    phase = .ended
    end = { _ in }
    completion = nil
    animateBySystem = {}
    pending = []
    completions = []
    interactionHandlers = []
    changes = AnimatorChanges()
    propertyAnimators = []
    animator = nil
    interactor = nil
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view()
    case .to: to.view()
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame() ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    [from, to].first { $0.controller === controller }
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { isRunning && !propertyAnimators.isEmpty }

  var transitionDuration: TimeInterval {
    guard isAnimated else { return 0 }
    return animator?.transitionDuration(using: self) ?? SystemTransition.duration
  }

  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    guard phase != .ended else { return false }
    if let view, !view.isDescendant(of: containerView), !containerView.isDescendant(of: view) {
      layersAlongside.append(view.layer)
    }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    pending.append(animation)
    // After the start, while no block of the animator is open, the changes take the rest of the time.
    if isRunning, ViewAnimations.current?.transition !== self {
      animatePending(in: transitionDuration * (1 - percentComplete))
    }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    guard phase != .ended else { return }
    interactionHandlers.append((handler, false))
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard phase != .ended else { return }
    interactionHandlers.append((handler, true))
  }
}
