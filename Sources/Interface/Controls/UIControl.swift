public import Foundation
import Layers
public import Messaging
public import Views

/// A view that responds to touches and sends events.
///
/// To handle an event, add a `UIAction` for it, subscribe to `rx.controlEvent`, or, in sources that
/// `flipbook-port` rewrites, add a target with a selector. A scripted user's actions and
/// `sendActions(for:)` send events; setting a value in code never does.
open class UIControl: UIView, TouchKeeper, UIContextMenuInteractionDelegate {
  struct Handler {
    let action: UIAction
    let events: Event

    /// The action as a message to a target; nil if it is a closure.
    var message: TargetAction? { action as? TargetAction }
  }

  private(set) final var handlers: [Handler] = []
  private weak var trackedTouch: UITouch?
  /// The event of the touch that is being handled.
  private(set) var currentEvent: UIEvent?

  /// Creates a control with a frame that calls `primaryAction` when it is used.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from its archive, without targets and actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(Self.controlProperties, of: self)
  }

  /// Encodes the view.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Self.controlProperties, of: self)
  }

  // MARK: State

  /// A Boolean value that indicates whether the control handles touches; true by default. Setting
  /// it to false cancels a current touch.
  open var isEnabled: Bool {
    get { !ownState.contains(.disabled) }
    set {
      replaceable(.setEnabled, of: self, in: UIControl.self, newValue) { isEnabled in
        setState(.disabled, !isEnabled)
        if !isEnabled, let trackedTouch { cancel(trackedTouch) }
      }
    }
  }

  /// A Boolean value that indicates whether the control is selected; false by default.
  open var isSelected: Bool {
    get { ownState.contains(.selected) }
    set {
      replaceable(.setSelected, of: self, in: UIControl.self, newValue) { setState(.selected, $0) }
    }
  }

  /// Whether a touch shows the menu, instead of a long press; false by default. It has an effect if
  /// `isContextMenuInteractionEnabled` is true.
  open var showsMenuAsPrimaryAction = false

  /// The interaction of the menu, while it is enabled.
  final var menuInteraction: UIContextMenuInteraction?
  /// The object that actions of the menu get as their sender, if it isn't the control.
  package final weak var menuSender: AnyObject?
  /// Whether choosing an action of the menu selects it, and no other one.
  package final var menuSelectsOne = false
  /// Called when an action of the menu was chosen.
  package final var menuSelectionChanged: (() -> Void)?

  /// A Boolean value that indicates whether the control shows that it is touched.
  open var isHighlighted: Bool {
    get { ownState.contains(.highlighted) }
    set {
      replaceable(.setHighlighted, of: self, in: UIControl.self, newValue) {
        setState(.highlighted, $0)
      }
    }
  }

  /// The parts of the state that are Boolean properties.
  private var ownState = State.normal {
    didSet { if ownState != oldValue { layer.noteChange() } }
  }

  private func setState(_ part: State, _ isOn: Bool) {
    if isOn { ownState.insert(part) } else { ownState.remove(part) }
  }

  /// The control's state, combined from its Boolean properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A Boolean value that indicates whether the control is tracking a touch.
  open private(set) var isTracking = false

  /// A Boolean value that indicates whether the tracked touch is within the control's bounds.
  open private(set) var isTouchInside = false

  // MARK: Content

  /// The vertical alignment of the content; centred by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentChanged() }
  }

  /// The horizontal alignment of the content; centred by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentChanged() }
  }

  /// The horizontal alignment of the content, with leading and trailing resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// Updates the control after its content, or the content's layout, has changed.
  func contentChanged() { setNeedsLayout() }

  // MARK: Tracking

  /// Called when a touch begins; returns whether to track the touch and send events for it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves; returns whether to continue tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends; the control sends events for that afterwards. The default
  /// implementation sets `isTracking` to false.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTracking = false }

  /// Called when the tracked touch is cancelled. The default implementation ends the tracking: called by
  /// the app, the touch sends no further events.
  open func cancelTracking(with event: UIEvent?) {
    isTracking = false
    if isHighlighted { isHighlighted = false }
  }

  /// Starts tracking the first touch if the control is enabled.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = true
    if isTracking { sendActions(for: .touchDown) }
  }

  /// Sends the events for dragging.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
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

  /// Sends the events for the end of the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = tracked(among: touches) else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let (wasTracking, isInside) = (isTracking, isTouchInside)
    if wasTracking { endTracking(touch, with: event) }
    release()
    if wasTracking { touchEnded(inside: isInside) }
  }

  /// Sends the event for a cancelled touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    if let touch = tracked(among: touches) { cancel(touch) }
  }

  /// Sends the events for the end of the tracked touch.
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
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Events

  /// Adds an action that is called on each of `controlEvents`, after the actions added before. It
  /// replaces an action with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(action: action, events: controlEvents))
  }

  /// Removes an action from `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with that identifier from `controlEvents`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    handlers = handlers.compactMap { handler in
      guard handler.action.identifier == identifier else { return handler }
      let rest = handler.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : Handler(action: handler.action, events: rest)
    }
  }

  /// The events that have actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls the actions for `controlEvents`, each once, as if the events had occurred.
  open func sendActions(for controlEvents: Event) {
    replaceable(.sendActions, of: self, in: UIControl.self, controlEvents) { events in
      for handler in handlers where !handler.events.isDisjoint(with: events) {
        let isStillThere = handlers.contains {
          $0.action === handler.action && !$0.events.isDisjoint(with: events)
        }
        if isStillThere { sendAction(handler.action) }
      }
    }
  }

  // MARK: Menus

  /// Returns the menu of the control; nil by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview of the menu; nil by default. It isn't shown: the menus of controls have none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview of the menu when it disappears; nil by default. It isn't shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu appears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu disappears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the point to which a menu is attached, in the control's coordinates: the middle of the lower
  /// edge, with which the menu is next to the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Calls `action` with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  // MARK: Targets

  /// Sends a message to `target` on each of `controlEvents`, with up to two arguments: the control
  /// and the event. The target isn't retained. If it is nil, the first object of the responder chain
  /// that has the method receives the message. A target and a selector that were added before aren't
  /// added again.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let message = TargetAction(TargetAction.receiver(of: target), action)
    let former = handlers.firstIndex { $0.message?.isEqual(to: message) ?? false }
    if let former {
      let events = handlers[former].events.union(controlEvents)
      handlers[former] = Handler(action: handlers[former].action, events: events)
    } else {
      handlers.append(Handler(action: message, events: controlEvents))
    }
  }

  /// Removes targets from `controlEvents`. A nil target or selector matches all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let receiver = target.map { ClassReceivers.receiver($0) }
    handlers = handlers.compactMap { handler in
      guard let message = handler.message, receiver == nil || message.target === receiver,
        action == nil || message.selector == action
      else { return handler }
      let rest = handler.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : Handler(action: handler.action, events: rest)
    }
  }

  /// The targets. A message to the responder chain has the target `NSNull`.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap(\.message).compactMap { message in
        message.isForChain ? NSNull() : message.target as? NSObject
      })
  }

  /// Returns the names of the selectors that are sent to a target on all of `controlEvent`; nil if
  /// there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let receiver = target.map { ClassReceivers.receiver($0) }
    let names = handlers.filter { handler in
      handler.events.isSuperset(of: controlEvent)
        && handler.message.map {
          receiver == nil ? $0.isForChain : $0.target === receiver
        } ?? false
    }.compactMap { $0.message.map { NSStringFromSelector($0.selector) } }
    return names.isEmpty ? nil : names
  }

  /// Sends a message from this control to `target`, or along the responder chain if it is nil.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    replaceable(.sendAction, of: self, in: UIControl.self, action, target, event) {
      _ = UIApplication.shared.sendAction($0, to: $1, from: self, for: $2)
    }
  }
}
