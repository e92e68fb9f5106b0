public import Foundation
import Layers
public import VirtualTime

/// Hears what an app goes through. A film is none: nothing is called unless the film calls it.
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The app that a stage's film stands for, as far as its code may ask for it.
public final class UIApplication: NSObject, StageLocal {
  /// What an app is doing; the raw values are Apple's.
  public enum State: Int, Sendable {
    /// It is in front.
    case active
    /// It is about to be, or no longer.
    case inactive
    /// It is behind others.
    case background
  }

  /// An option of opening.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// The option of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The app of the stage that is current.
  public static var shared: UIApplication {
    current ?? UIApplication()
  }

  /// Whom the film has appointed; weak, and never called.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Kept for code that sets it: a film does not fall asleep.
  public var isIdleTimerDisabled = false

  /// The window of the stage, which holds all others.
  package weak var stageWindow: UIWindow?

  private weak var key: UIWindow?
  private let scene = UIWindowScene()
  /// Windows are kept while they are shown, as their scene keeps them.
  private var shown: [UIWindow] = []

  /// The window that keys go to: the one last made key, else the stage's.
  public var keyWindow: UIWindow? { key ?? stageWindow }

  /// All windows that show, from back to front.
  public var windows: [UIWindow] { (stageWindow.map { [$0] } ?? []) + shown }

  /// One scene, with all windows.
  public var connectedScenes: Set<UIScene> { [scene] }

  /// In front, always.
  public var applicationState: State { .active }

  /// From left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A film opens nothing: false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// A film opens nothing: `completion` hears false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Does nothing: a film has no end of touches to wait for.
  public func beginIgnoringInteractionEvents() {}

  /// Does nothing.
  public func endIgnoringInteractionEvents() {}

  /// Has keys go to `window`, if it takes them, and tells both windows.
  func makeKey(_ window: UIWindow) {
    guard window !== keyWindow, window.canBecomeKey else { return }
    keyWindow?.resignKey()
    key = window
    window.becomeKey()
  }

  /// Puts a window of the film's own in front of the stage's, by its level.
  func show(_ window: UIWindow) {
    guard let stageWindow, window !== stageWindow, window.superview == nil else { return }
    shown.append(window)
    let behind = stageWindow.subviews.firstIndex {
      ($0 as? UIWindow).map { $0.windowLevel > window.windowLevel } ?? false
    }
    stageWindow.insertSubview(window, at: behind ?? stageWindow.subviews.count)
  }
}

/// From which side a language is written; the raw values are Apple's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

/// One instance of an app's interface.
open class UIScene: NSObject {
  /// What a scene is doing; the raw values are Apple's.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front.
    case foregroundActive
    /// It is in front but gets no events.
    case foregroundInactive
    /// It is behind others.
    case background
  }

  /// In front, always.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene that has windows: those of the stage.
open class UIWindowScene: UIScene {
  /// The windows that show.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that keys go to.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen that it is on.
  open var screen: UIScreen { .main }
}

/// The device that a film stands for: a phone of no make.
public final class UIDevice: NSObject, Sendable {
  /// The one device.
  public static let current = UIDevice()

  /// "iPhone".
  public var model: String { "iPhone" }
  /// "Flipbook".
  public var name: String { "Flipbook" }
  /// "iOS".
  public var systemName: String { "iOS" }
  /// The version whose behaviour is followed.
  public var systemVersion: String { "17.0" }
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// What the user of a device has asked for: nothing, so that films are the same everywhere.
public enum UIAccessibility {
  /// Whether motion shall be reduced: false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency shall be reduced: false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether cross-dissolves are preferred to slides: false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether things are read aloud: false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether text shall be bold: false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours shall be darker: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }
}
