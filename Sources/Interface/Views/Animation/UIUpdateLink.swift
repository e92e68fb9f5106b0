public import Foundation
public import Layers
public import Messaging

/// Calls actions at each update of the interface, while a view is in a window.
///
/// An update is a refresh of the screen, as for a `CADisplayLink`. With
/// `requiresContinuousUpdates`, a film doesn't end by itself while the link is enabled. Without, it
/// does; the actions are called at all refreshes until then, whereas a device leaves out those
/// without other changes (D).
public final class UIUpdateLink: NSObject {
  /// Whether the actions are called; false by default. The stage retains the link during that time.
  public var isEnabled = false { didSet { if isEnabled != oldValue { update() } } }

  /// Whether updates take place without other reasons; false by default.
  public var requiresContinuousUpdates = false { didSet { update() } }

  /// Whether touches are handled late in an update; false by default. Stored, without effect.
  public var wantsLowLatencyEventDispatch = false

  /// Whether updates are shown at once; false by default. Stored, without effect.
  public var wantsImmediatePresentation = false

  /// The preferred rate of updates; the screen's by default.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { link.preferredFrameRateRange }
    set { link.preferredFrameRateRange = newValue }
  }

  /// The update in progress; nil between updates.
  public private(set) var currentUpdateInfo: UIUpdateInfo?

  private let isShown: () -> Bool
  private var actions: [(phase: UIUpdateActionPhase, call: (UIUpdateLink, UIUpdateInfo) -> Void)] =
    []
  private lazy var link = CADisplayLink { [weak self] in self?.tick($0) }
  /// The link itself, while it is enabled.
  private var whileEnabled: UIUpdateLink?

  private init(_ isShown: @escaping () -> Bool) { self.isShown = isShown }

  /// Creates a link for the screen of a view; it isn't retained.
  public convenience init(view: UIView) { self.init { [weak view] in view?.window != nil } }

  /// Creates a link for the screen of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init { true } }

  /// Creates a link that sends a message to an object, with the link and the update, while a view
  /// is in a window.
  public convenience init(view: UIView, actionTarget: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: actionTarget, selector: selector)
  }

  /// Creates a link that sends a message to an object, with the link and the update.
  public convenience init(windowScene: UIWindowScene, actionTarget: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: actionTarget, selector: selector)
  }

  /// Adds an action.
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds an action for a phase of updates. Actions are called in the order of their phases.
  public func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    let place = actions.firstIndex { $0.phase.order > phase.order } ?? actions.count
    actions.insert((phase, handler), at: place)
  }

  /// Adds an action that sends a message to an object, with the link and the update. The object
  /// isn't retained.
  public func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Adds an action that sends a message to an object in a phase of updates. The object isn't
  /// retained.
  public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let target = target as? NSObject
    addAction(to: phase) { [weak target] link, info in
      _ = target?.perform(selector, with: link, with: info)
    }
  }

  private func update() {
    whileEnabled = isEnabled ? self : nil
    link.keepsFilmRunning = requiresContinuousUpdates
    link.isPaused = !isEnabled
    if isEnabled { link.start() }
  }

  private func tick(_ link: CADisplayLink) {
    link.keepsFilmRunning = requiresContinuousUpdates && isShown()
    guard isShown() else { return }
    let info = UIUpdateInfo(link.timestamp, next: link.targetTimestamp)
    currentUpdateInfo = info
    for action in actions where isEnabled { action.call(self, info) }
    currentUpdateInfo = nil
  }
}

/// An update of the interface. Its times are in seconds of media time.
public final class UIUpdateInfo: NSObject {
  /// The time for which animations are computed: that of the frame that shows them.
  public let modelTime: TimeInterval

  /// The time at which the update must be complete: that of the next update (D).
  public let completionDeadlineTime: TimeInterval

  /// The time at which the update is expected on a screen: that of the next update (D).
  public let estimatedPresentationTime: TimeInterval

  /// Whether the update is shown at once: false.
  public var isImmediatePresentationExpected: Bool { false }

  /// Whether touches are handled late: false.
  public var isLowLatencyEventDispatchConfirmed: Bool { false }

  /// Whether a late phase is in progress: false.
  public var isPerformingLowLatencyPhases: Bool { false }

  init(_ time: TimeInterval, next: TimeInterval) {
    modelTime = time
    completionDeadlineTime = next
    estimatedPresentationTime = next
  }
}

/// A phase of an update.
public final class UIUpdateActionPhase: NSObject, Sendable {
  /// The place among the phases.
  let order: Int

  private init(_ order: Int) { self.order = order }

  /// After the update was scheduled.
  public static let afterUpdateScheduled = UIUpdateActionPhase(0)
  /// Before touches are handled.
  public static let beforeEventDispatch = UIUpdateActionPhase(1)
  /// After touches were handled.
  public static let afterEventDispatch = UIUpdateActionPhase(2)
  /// Before display links are called.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
  /// After display links were called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
  /// Before changes of layers are committed.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
  /// After changes of layers were committed.
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)
  /// Before touches are handled that arrive late.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
  /// After touches were handled that arrive late.
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
  /// Before late changes of layers are committed.
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
  /// After late changes of layers were committed.
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
  /// After the update.
  public static let afterUpdateComplete = UIUpdateActionPhase(11)
}
