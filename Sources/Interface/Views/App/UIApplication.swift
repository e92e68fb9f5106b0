public import Foundation
import Layers
public import VirtualTime

/// A stand-in for the app, for film code that accesses it.
public final class UIApplication: NSObject, StageLocal {
  /// The state of an app; the raw values are Apple's.
  public enum State: Int, Sendable {
    /// The app is in the foreground.
    case active
    /// The app is changing to or from the foreground.
    case inactive
    /// The app is in the background.
    case background
  }

  /// A reason for the launch of an app. A film has none.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates the option with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The app of the current stage.
  public static var shared: UIApplication {
    current ?? UIApplication()
  }

  /// Returns the app of the current stage for the key paths `shared` and `sharedApplication`, with
  /// which extensions of apps find it; otherwise nil.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  /// Returns the same as `value(forKeyPath:)`.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The delegate that the film has set; a weak reference. It is only called by the film of a
  /// rewritten app. By default, a delegate whose window is the stage's: libraries find the app's
  /// window through its delegate.
  public var delegate: (any UIApplicationDelegate)? {
    get { chosenDelegate ?? (stageWindow == nil ? nil : stageDelegate) }
    set { chosenDelegate = newValue }
  }

  private weak var chosenDelegate: (any UIApplicationDelegate)?
  private lazy var stageDelegate = StageDelegate(self)

  /// The delegates of a rewritten app, which live as long as its stage.
  package var retainedDelegates: [AnyObject] = []

  /// Whether the idle timer is disabled; stored, without effect.
  public var isIdleTimerDisabled = false

  /// The window of the stage, which contains all others.
  package weak var stageWindow: UIWindow?

  /// The keyboard, or what is shown instead of it.
  package let inputViews = InputViews()

  private weak var key: UIWindow?
  /// The scene of all windows.
  let windowScene = UIWindowScene()
  /// The visible windows; retained, as by their scene.
  private var shown: [UIWindow] = []

  /// The window that receives key events: the one last made key, or else the stage's.
  public var keyWindow: UIWindow? { key ?? stageWindow }

  /// All visible windows, from back to front.
  public var windows: [UIWindow] {
    (stageWindow.map { [$0] } ?? []) + shown.filter { !$0.isHidden }
  }

  /// The connected scenes: a single one, with all windows.
  public var connectedScenes: Set<UIScene> { [windowScene] }

  /// The state of the app: always active.
  public var applicationState: State { .active }

  /// The layout direction: always left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Returns the orientations of an iPhone app that doesn't choose any: all but upside down.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Returns false: a film can't open URLs.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls `completion` with false: a film can't open URLs.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Does nothing: scripted touches are always delivered.
  public func beginIgnoringInteractionEvents() {}

  /// Does nothing.
  public func endIgnoringInteractionEvents() {}

  /// Makes `window` the key window if possible, and notifies both windows.
  func makeKey(_ window: UIWindow) {
    guard window !== keyWindow, window.canBecomeKey else { return }
    let former = keyWindow
    former?.resignKey()
    key = window
    if let former { post(UIWindow.didResignKeyNotification, former) }
    window.becomeKey()
    post(UIWindow.didBecomeKeyNotification, window)
  }

  /// Shows a window of the film in front of the stage's, ordered by its level.
  func show(_ window: UIWindow) {
    guard let stageWindow, window !== stageWindow else { return }
    shown.removeAll { $0 === window }
    let behind = shown.firstIndex { $0.windowLevel > window.windowLevel }
    shown.insert(window, at: behind ?? shown.count)
    if window.superview == nil { stageWindow.addSubview(window) }
    guard window.superview === stageWindow else { return }
    if let behind {
      stageWindow.insertSubview(window, belowSubview: shown[behind + 1])
    } else if stageWindow.subviews.last !== window {
      stageWindow.bringSubviewToFront(window)
    }
    inputViews.bringToFront()
  }

  /// Makes the frontmost window the key window if `window`, which has been hidden, was it.
  func hasHidden(_ window: UIWindow) {
    guard key === window, let next = windows.last(where: \.canBecomeKey) else { return }
    makeKey(next)
  }

  private func post(_ name: Notification.Name, _ window: UIWindow) {
    NotificationCenter.default.post(name: name, object: window)
  }
}

/// The delegate of an app that has none of its own.
private final class StageDelegate: UIApplicationDelegate {
  private unowned let application: UIApplication
  private weak var chosenWindow: UIWindow?

  init(_ application: UIApplication) { self.application = application }

  /// The window of the stage, unless another one is set.
  var window: UIWindow? {
    get { chosenWindow ?? application.stageWindow }
    set { chosenWindow = newValue }
  }
}

/// The layout direction of an interface; the raw values are Apple's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// One instance of an app's interface.
open class UIScene: NSObject {
  /// The activation state of a scene; the raw values are Apple's.
  public enum ActivationState: Int, Sendable {
    /// The scene isn't connected.
    case unattached = -1
    /// The scene is in the foreground.
    case foregroundActive
    /// The scene is in the foreground but receives no events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The delegate; weak. It is that of a rewritten app's scene; other films can set it.
  open weak var delegate: (any UISceneDelegate)?

  /// The session of the scene.
  open private(set) lazy var session = {
    let session = UISceneSession()
    session.scene = self
    return session
  }()

  /// The title of the scene; nil by default, and not shown.
  open var title: String?

  /// The subtitle of the scene; empty by default, and not shown.
  open var subtitle = ""

  /// The activity that another device could continue; nil by default. Stored.
  open var userActivity: NSUserActivity?

  /// Calls `completion` with false: a film can't open URLs.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// The activation state: always in the foreground.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows: those of the stage.
open class UIWindowScene: UIScene {
  /// The visible windows.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that receives key events.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The sizes of the scene: nil, as on a phone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// The device that a film runs on: a generic phone.
public final class UIDevice: NSObject, Sendable {
  /// The only device.
  public static let current = UIDevice()

  /// "iPhone".
  public var model: String { "iPhone" }
  /// "Flipbook".
  public var name: String { "Flipbook" }
  /// "iOS".
  public var systemName: String { "iOS" }
  /// The iOS version whose behaviour is emulated.
  public var systemVersion: String { "17.0" }
  /// The kind of device: always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
