public import Foundation
import Layers
public import Views

/// A view that touches change and that tells of it by events.
///
/// Who wants to hear of an event adds a `UIAction` for it, or subscribes to `rx.controlEvent`;
/// selectors as targets do not exist on Linux. Events are sent by what a scripted user does and by
/// `sendActions(for:)`, never by setting a value in code.
open class UIControl: UIView, TouchKeeper {
  private struct Handler {
    let action: UIAction
    let events: Event
  }

  private var handlers: [Handler] = []
  private weak var trackedTouch: UITouch?

  /// A control with the given frame that calls `primaryAction` when it is used.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether it takes touches; true by default. Turned off under a touch, it cancels that.
  open var isEnabled = true {
    didSet {
      if !isEnabled, let trackedTouch { cancel(trackedTouch) }
      if isEnabled != oldValue { layer.noteChange() }
    }
  }

  /// Whether it is selected; false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { layer.noteChange() } }
  }

  /// Whether it shows that a touch is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { layer.noteChange() } }
  }

  /// All of that as one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is being followed.
  open private(set) var isTracking = false

  /// Whether the touch that is followed is inside.
  open private(set) var isTouchInside = false

  // MARK: Content

  /// Where content stands between the upper and the lower edge; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentChanged() }
  }

  /// Where content stands between the sides; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentChanged() }
  }

  /// Where content stands between the sides, left or right in the place of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// What it shows, or how it lies in it, has changed.
  func contentChanged() { setNeedsLayout() }

  // MARK: Tracking

  /// A touch comes down; returns whether to follow it, and so to send events for it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch that is followed has moved; returns whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch that is followed was lifted; events for that are sent afterwards.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch that is followed has come to nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows the first touch that comes down while it is enabled.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = true
    if isTracking { sendActions(for: .touchDown) }
  }

  /// Sends the events of dragging.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(among: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    guard isTracking else { return }
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events)
  }

  /// Sends the event of lifting.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(among: touches) else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let (wasTracking, isInside) = (isTracking, isTouchInside)
    if wasTracking { endTracking(touch, with: event) }
    release()
    if wasTracking { touchEnded(inside: isInside) }
  }

  /// Sends the event of a touch that comes to nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked(among: touches) { cancel(touch) }
  }

  /// What the lifting of a touch that was followed sends.
  func touchEnded(inside: Bool) {
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
  }

  private func tracked(among touches: Set<UITouch>) -> UITouch? {
    trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func cancel(_ touch: UITouch) {
    let wasTracking = isTracking
    release()
    guard wasTracking else { return }
    cancelTracking(with: nil)
    sendActions(for: .touchCancel)
  }

  private func release() {
    trackedTouch = nil
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
  }

  // MARK: Events

  /// Has `action` called on each of `controlEvents`, in the order of adding. An action of the same
  /// identifier that was added before for the same events goes.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(action: action, events: controlEvents))
  }

  /// Has `action` no longer called on `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has the action of that identifier no longer called on `controlEvents`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    handlers = handlers.compactMap { handler in
      guard handler.action.identifier == identifier else { return handler }
      let rest = handler.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : Handler(action: handler.action, events: rest)
    }
  }

  /// The events for which there are actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls the actions for `controlEvents`, each once, as if these had happened.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      let isStillThere = handlers.contains {
        $0.action === handler.action && !$0.events.isDisjoint(with: controlEvents)
      }
      if isStillThere { sendAction(handler.action) }
    }
  }

  /// Calls `action` as this control's.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }
}
