public import Foundation
import Geometry
public import Layers
public import Messaging
import VirtualTime

/// An object that recognizes a gesture in the touches of its view and of the view's subviews, and
/// sends messages to its targets.
///
/// Recognizers get touches before views do, from the touched view to the window. When one
/// recognizes its gesture, the others with the same touch fail, unless a delegate or a
/// subclass permits both. Targets get their messages when all recognizers of a touch have handled an
/// event of it.
open class UIGestureRecognizer: NSObject, ChangeReporter, LifetimeOwner {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The state of a recognizer; the raw values are Apple's.
  public enum State: Int, Sendable {
    /// The gesture isn't recognized yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture has ended, or a discrete one was recognized.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches aren't the gesture.
    case failed

    /// A discrete gesture was recognized: the same as `ended`.
    public static var recognized: State { .ended }
  }

  /// Notifies when the recognizer is deallocated.
  public private(set) lazy var ownLifetime = Lifetime()

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  /// The view whose touches are observed; nil if the recognizer isn't added to a view.
  open internal(set) weak var view: UIView?

  /// The delegate, which decides about touches and about several recognizers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether touches are observed; true by default. A gesture that is being recognized is cancelled.
  open var isEnabled = true {
    willSet { portedWillChange(self, "enabled", isEnabled, newValue) }
    didSet {
      if !isEnabled { cancelGesture() }
      portedDidChange(self, "enabled", oldValue, isEnabled)
    }
  }

  /// Whether views don't get touches any more when the gesture is recognized; true by default.
  open var cancelsTouchesInView = true

  /// Whether views get touches only after the gesture has failed, and none if it is recognized; false
  /// by default.
  open var delaysTouchesBegan = false

  /// Whether views get the end of touches only after the gesture has failed, as that of a first tap
  /// while a second one can follow; true by default. If it is recognized, the touches are cancelled.
  open var delaysTouchesEnded = true

  /// Whether touches of several types are treated separately; has no effect.
  open var requiresExclusiveTouchType = true

  /// The types of touches, as `UITouch.TouchType`; has no effect.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]

  /// A name for debugging.
  open var name: String?

  /// The types of keys that are considered; stored, because films have no keys.
  open var allowedPressTypes: [NSNumber] = []

  /// The modifier keys that are held down: none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons of a pointer that are pressed: none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Returns whether the gesture considers an event: true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  private var targets: [Target] = []
  /// The state; its changes are reported to observers.
  private var current = State.possible {
    willSet { portedWillChange(self, "state", current.rawValue, newValue.rawValue) }
    didSet { portedDidChange(self, "state", oldValue.rawValue, current.rawValue) }
  }
  /// The state that follows when the recognizers in `requirements` have failed.
  private var pending: State?
  private var requirements: [WeakRecognizer] = []
  /// Whether the recognizer has got touches since it was last reset.
  private(set) var isActive = false
  /// The touches that are observed.
  private(set) var touches: [UITouch] = []
  /// The centre of the touches that were last observed, in the coordinates of `canvas`. It outlives
  /// the touches, because a recognizer can wait for others to fail.
  private var lastPoint = CGPoint.zero
  private weak var canvas: UIWindow?
  /// Called when the gesture has failed.
  package final var failed: (() -> Void)?
  /// Whether the recognizer handles an event that others don't know yet.
  private var isHandling = false
  /// Whether the targets don't know the state yet.
  private var owesMessage = false
  /// Whether a method of the recognizer handles touches.
  private var isInTouches = false
  /// Whether the gesture was recognized in such a method, and hasn't prevented others yet. A subclass can
  /// still cancel it there, as one does that allows drags in one direction only.
  private var owesPrevention = false
  /// For each touch since the last reset, the recognizers that get it.
  private var groups: [GestureGroup] = []

  /// Creates a recognizer that sends `action` to `target`, which it doesn't retain. The method's
  /// argument, if it has one, is the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without targets; archives aren't supported.
  public init?(coder: NSCoder) { super.init() }

  /// Adds a target, which isn't retained. The same target and action are added once.
  open func addTarget(_ target: Any, action: Selector) {
    let object = ClassReceivers.receiver(target)
    if targets.contains(where: { $0.object === object && $0.action == action }) { return }
    targets.append(Target(object: object, action: action))
  }

  /// Removes a target; nil means every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { ClassReceivers.receiver($0) }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  /// The targets as objects, which key-value coding finds as `targets`. Libraries give those of the
  /// recognizer that pops controllers to one of their own.
  var targetObjects: NSMutableArray {
    get {
      NSMutableArray(
        array: targets.compactMap { target in
          target.object.map { RecognizerTarget($0, target.action) }
        })
    }
    set {
      targets = newValue.compactMap { object in
        (object as? RecognizerTarget).map { Target(object: $0.target, action: $0.action) }
      }
    }
  }

  /// Requires another recognizer to fail before this one can recognize its gesture.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// The number of observed touches.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centre of the touches in the coordinates of `view`; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    canvas?.convert(lastPoint, to: view ?? self.view?.window) ?? lastPoint
  }

  /// Returns the position of a touch in the coordinates of `view`; nil means the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  // MARK: For subclasses

  /// The state. Subclasses set it; targets get messages when it becomes `began`, `changed`, `ended`
  /// or `cancelled`.
  open var state: State {
    get { current }
    set { change(to: newValue) }
  }

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when observed touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when observed touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when observed touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to the state `possible` after its gesture, to prepare for
  /// the next one.
  open func reset() {}

  /// Stops observing a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Called when a button or key is pressed; never called here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when a press has changed; never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when touches were measured more precisely; never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Ignores a press; there are none.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Called when a press has ended; never called here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when a press was cancelled; never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Returns whether this recognizer's gesture makes another recognizer fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer's gesture makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer has to fail first; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this recognizer has to fail before another one; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// The distance that fingers move before a drag, a pinch or a rotation begins, in points.
  package static let threshold: CGFloat = 10

  /// Ends or cancels a gesture that was recognized, or fails.
  final func finish(as end: State) { state = state == .possible ? .failed : end }

  /// Ignores new touches if there are more than `count` touches; returns whether there are.
  final func ignores(_ new: Set<UITouch>, beyond count: Int, _ event: UIEvent) -> Bool {
    guard touches.count > count else { return false }
    for touch in new { ignore(touch, for: event) }
    return true
  }

  /// Called when the centre of the touches has moved because a finger was added or lifted.
  func fingersChanged(by offset: CGVector) {}

  /// Called when the state has changed, before the targets get messages.
  func stateEntered() {}

  /// Whether the gesture needs more touches after the ones so far, such as another tap. Without them,
  /// a gesture that isn't recognized when its touches have ended is forgotten.
  var awaitsTouches: Bool { false }
}

// MARK: - Touches

extension UIGestureRecognizer {
  /// Whether the gesture is recognized as soon as others have failed.
  var isWaiting: Bool { pending != nil }

  /// Begins to observe a touch.
  func observe(_ touch: UITouch, _ event: UIEvent, in group: GestureGroup) {
    // What has ended is reset when all fingers are lifted.
    guard !isOver else { return }
    groups.append(group)
    isActive = true
    touches.append(touch)
    noteFingers(of: touch)
    handle { touchesBegan([touch], with: event) }
    if cancelsTouchesInView, current == .began || current == .changed { group.takeTouch() }
  }

  /// Passes on what has happened to an observed touch. `settle(_:)` must follow.
  func follow(_ touch: UITouch, _ event: UIEvent) {
    guard touches.contains(where: { $0 === touch }) else { return }
    note(touch)
    guard !isOver else { return }
    handle {
      switch touch.phase {
      case .began, .stationary, .regionEntered, .regionMoved, .regionExited: break
      case .moved: touchesMoved([touch], with: event)
      case .ended: touchesEnded([touch], with: event)
      case .cancelled: touchesCancelled([touch], with: event)
      }
    }
  }

  /// Handles touches. What has been recognized meanwhile, and not cancelled again, prevents others then.
  private func handle(_ touches: () -> Void) {
    isHandling = true
    isInTouches = true
    touches()
    isInTouches = false
    guard owesPrevention else { return }
    owesPrevention = false
    if [.began, .changed, .ended].contains(current) { preventOthers() }
  }

  /// Tells the targets what the last event has changed, when all recognizers have handled it, and
  /// stops observing a touch that has ended. As on iOS, recognizers are reset only after their
  /// messages: a target can read the values of others.
  func settle(_ touch: UITouch) {
    tellTargets()
    guard touch.phase == .ended || touch.phase == .cancelled,
      touches.contains(where: { $0 === touch })
    else { return }
    touches.removeAll { $0 === touch }
    if !touches.isEmpty { noteFingers(of: touch) }
  }

  private func tellTargets() {
    isHandling = false
    guard owesMessage else { return }
    owesMessage = false
    sendMessages()
  }

  private func sendMessages() {
    for target in targets {
      if let object = target.object { Message.send(target.action, to: object, [self]) }
    }
  }

  /// Records the centre of the touches.
  private func note(_ touch: UITouch) {
    lastPoint = .middle(of: touches.map(\.point))
    canvas = touch.canvas
  }

  /// Records the centre of the touches, of which one was added or removed.
  private func noteFingers(of touch: UITouch) {
    let before = lastPoint
    note(touch)
    guard touches.count > 1 || !touches.contains(where: { $0 === touch }) else { return }
    fingersChanged(by: CGVector(dx: lastPoint.x - before.x, dy: lastPoint.y - before.y))
  }

  /// Moves to a point of the stage's window, with a touch that isn't observed any more.
  func move(to point: CGPoint) { lastPoint = point }

  /// Whether the gesture has ended or was ruled out.
  private var isOver: Bool { [.ended, .cancelled, .failed].contains(current) }

  /// Cancels or fails the gesture, because the recognizer was disabled or removed, or because a scroll
  /// view drags the touch.
  func cancelGesture() {
    guard isActive else { return }
    change(to: current == .possible ? .failed : .cancelled)
    finishIfOver()
  }

  /// Prepares for the next gesture when all touches of this one have ended.
  func finishIfOver() {
    guard isActive, touches.isEmpty, pending == nil else { return }
    guard isOver || current == .possible && !awaitsTouches else { return }
    let (others, groups) = (others, groups)
    isActive = false
    self.groups = []
    defer { for group in groups { group.gestureFailed() } }
    if isOver {
      reset()
      current = .possible
    } else {
      for other in others { other.retry() }
    }
  }
}

// MARK: - States

extension UIGestureRecognizer {
  /// The raw value of the state: the value for the key "state", as in Objective-C.
  var rawState: Int { state.rawValue }

  private func change(to new: State) {
    switch (current, new) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): return
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, _): recognize(as: new)
    case (_, .began), (_, .changed), (_, .possible): enter(.changed)
    case (_, .failed), (_, .cancelled): enter(.cancelled)
    case (_, .ended): enter(.ended)
    }
  }

  private func enter(_ new: State) {
    // A gesture that is cancelled at once hasn't begun for its targets.
    if owesMessage, !(owesPrevention && new == .cancelled) { sendMessages() }
    current = new
    stateEntered()
    owesMessage = isHandling
    if isHandling { return }
    sendMessages()
    finishIfOver()
  }

  /// Recognizes the gesture, unless the view, a delegate or another recognizer forbids it.
  private func recognize(as new: State) {
    if pending != nil { return pending = new == .changed ? pending : new }
    guard mayBegin, !isPrevented else { return fail() }
    if others.contains(where: { $0.isAwaited(by: self) }) {
      pending = new
      return
    }
    begin(new)
  }

  private var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  private func begin(_ new: State) {
    pending = nil
    if isInTouches { owesPrevention = true } else { preventOthers() }
    enter(new == .changed ? .began : new)
  }

  /// Takes the touches from views, and makes other gestures fail.
  private func preventOthers() {
    let others = others
    // One for which this one has waited is ready for the next gesture already.
    let isPreventing = others.filter {
      $0.isActive && $0.current == .possible && $0.prevented(by: self)
    }
    if cancelsTouchesInView { for group in groups { group.takeTouch() } }
    for other in isPreventing { other.fail() }
    // A gesture that another one had to wait for was recognized.
    for other in others where other.pending != nil && isAwaited(by: other, whileActive: false) {
      other.fail()
    }
  }

  private func fail() {
    guard current == .possible else { return }
    current = .failed
    pending = nil
    failed?()
    let (others, groups) = (others, groups)
    finishIfOver()
    for other in others { other.retry() }
    for group in groups { group.gestureFailed() }
  }

  /// Recognizes a gesture that waited for others, if all of them have failed.
  private func retry() {
    guard let pending, !others.contains(where: { $0.isAwaited(by: self) }) else { return }
    guard !isPrevented else { return fail() }
    begin(pending)
  }

  private var others: [UIGestureRecognizer] {
    var known: [UIGestureRecognizer] = []
    for recognizer in groups.flatMap(\.recognizers)
    where !known.contains(where: { $0 === recognizer }) {
      known.append(recognizer)
    }
    // A recognizer of an earlier touch can still wait for another tap.
    let waited = requirements.compactMap(\.recognizer)
    return known.filter { $0 !== self }
      + waited.filter { own in own !== self && !known.contains { $0 === own } }
  }

  /// Returns whether `other` has to wait until this recognizer fails.
  private func isAwaited(by other: UIGestureRecognizer, whileActive: Bool = true) -> Bool {
    if whileActive, !isActive || current != .possible { return false }
    return other.requirements.contains { $0.recognizer === self }
      || other.shouldRequireFailure(of: self) || shouldBeRequiredToFail(by: other)
      || other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: self) ?? false
      || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
  }

  private var isPrevented: Bool {
    others.contains {
      [.began, .changed, .ended].contains($0.current) && prevented(by: $0)
    }
  }

  /// Whether the gesture of another recognizer makes this one fail.
  func prevented(by other: UIGestureRecognizer) -> Bool {
    guard other.canPrevent(self), canBePrevented(by: other) else { return false }
    return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

extension UIGestureRecognizer: ArgumentOwned {
  package var argumentOwner: AnyObject? { view }
}
