public import Foundation
import Geometry
import Layers
import VirtualTime

/// The root of a stage's view hierarchy: as large as the canvas, in front of its background.
///
/// A window that a film creates itself is hidden until it is shown, in front of the stage's own, by
/// `makeKeyAndVisible()` or by setting `isHidden` to false.
open class UIWindow: UIView {
  /// The z-order of a window relative to other windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level; windows with higher levels are in front.
    public let rawValue: CGFloat

    /// Creates a level with the given number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level with the given number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default level: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Returns whether the left number is less than the right one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// Returns a level in front of `left`.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

    /// Returns a level behind `left`.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }

    /// Moves the level to the front.
    public static func += (left: inout Level, right: CGFloat) { left = left + right }

    /// Moves the level to the back.
    public static func -= (left: inout Level, right: CGFloat) { left = left - right }
  }

  /// The responder that receives key events; nil if there is none.
  package internal(set) weak var firstResponder: UIResponder?

  /// The z-order of the window; `normal` by default.
  open var windowLevel = Level.normal {
    didSet {
      guard windowLevel != oldValue, superview != nil, !isHidden else { return }
      UIApplication.shared.show(self)
    }
  }

  /// The screen that shows the window. There is only one, so that setting it has no effect.
  open var screen: UIScreen {
    get { UIScreen.main }
    set {}
  }

  /// The scene of the window: by default the stage's once the window is visible, as in an app without
  /// scenes of its own. Weak.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? (isHidden ? nil : UIApplication.current?.windowScene) }
    set { ownScene = newValue }
  }

  private weak var ownScene: UIWindowScene?

  /// The touches of fingers on the canvas, if this is the stage's window, in the order in which they
  /// began.
  final var fingers: [UITouch] = []

  /// The record of changes of the window's responders that can be undone.
  open override var undoManager: UndoManager? { changes }

  private final lazy var changes = UndoManager()

  /// The controller whose view fills the window. Setting it loads its view, inserts it immediately
  /// behind the window's own subviews, and makes it appear; in a hidden window, that happens when the
  /// window is shown (`addRootViewControllerViewIfPossible` in UIKit's stack traces).
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { insertRootView() }
    }
  }

  /// Inserts the view of the controller behind the window's own subviews, if it has no superview and
  /// the controller presents no other one.
  private func insertRootView() {
    guard let controller = rootViewController, controller.presentedViewController == nil,
      let view = controller.view, view.superview == nil
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Creates a window. It is hidden, unless it is the first one: the stage's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = UIApplication.current?.stageWindow != nil
  }

  /// Creates a window as large as the screen, as since iOS 9.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window from its archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = UIApplication.current?.stageWindow != nil
  }

  /// Creates a window in a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    layer.isHidden = UIApplication.current?.stageWindow != nil
    self.windowScene = windowScene
  }

  /// Whether the window is hidden.
  ///
  /// Showing a window moves it in front of the windows of the same or lower levels, and inserts the
  /// view of its controller again if it has been removed from its superview. If the key window is
  /// hidden, the frontmost visible window that can be key becomes it (D).
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let isChanged = newValue != super.isHidden
      super.isHidden = newValue
      guard isChanged else { return }
      if newValue {
        UIApplication.shared.hasHidden(self)
      } else {
        insertRootView()
        UIApplication.shared.show(self)
      }
      NotificationCenter.default.post(
        name: newValue
          ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self)
    }
  }

  /// Whether the window receives key events: true for the window that was last made key.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window if possible.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Called when the window has become the key window; does nothing by default.
  open func becomeKey() {}

  /// Called when the window is no longer the key window; does nothing by default.
  open func resignKey() {}

  /// Sends the event to the gesture recognizers of the views around the touch that has changed, and
  /// then to the view that was hit, unless the touch was cancelled there, as by the drag of a scroll view.
  open func sendEvent(_ event: UIEvent) {
    replaceable(.sendEvent, of: self, in: UIWindow.self, event) { event in
      if let touch = event.touch, event.isDelivered { touch.gestures.deliver(touch, event) }
    }
  }

  /// Shows the window, in front of the others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    replaceable(.makeKeyAndVisible, of: self, in: UIWindow.self) {
      isHidden = false
      UIApplication.shared.show(self)
      makeKey()
    }
  }
}

extension UIView {
  /// Handles a touch that began on the view.
  func take(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
