public import Foundation
import Geometry
import Layers
import VirtualTime

/// The root of what a stage shows: as large as the canvas, in front of its background.
///
/// A window that a film makes for itself shows, in front of the stage's own, once it has been told
/// `makeKeyAndVisible()`.
open class UIWindow: UIView {
  /// Where a window stands among others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Higher ones stand in front.
    public let rawValue: CGFloat

    /// The level of that number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of that number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Of windows in general: 0.
    public static let normal = Level(0)
    /// Of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// Of alerts: 2000.
    public static let alert = Level(2000)

    /// Orders by number.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// What keys go to; nil while nothing is edited.
  package internal(set) weak var firstResponder: UIResponder?

  /// Where it stands among other windows; `normal` by default.
  open var windowLevel = Level.normal

  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }

  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?

  /// The controller whose view fills the window. Its view is loaded and put in at once, behind all
  /// that was put into the window by hand, and it appears.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  /// A window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Whether keys go to it: to the one that was last made key.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether keys may go to it; true by default.
  open var canBecomeKey: Bool { true }

  /// Has keys go to it, if they may.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Keys go to it from now on; does nothing.
  open func becomeKey() {}

  /// Keys no longer go to it; does nothing.
  open func resignKey() {}

  /// Tells the views that the event's touches came down on of what these have done.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] { touch.view?.take(touch, event) }
  }

  /// Shows it, and has keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.show(self)
    makeKey()
  }
}

extension UIView {
  /// Hears of what a touch has done that came down on it.
  fileprivate func take(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}
