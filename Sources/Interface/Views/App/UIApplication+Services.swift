public import Foundation
import Layers

// Services of an app that a film doesn't have. Their values are a launched app's.

/// The identifier of a task that continues in the background; the raw values are Apple's.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier with the given number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A URL that a scene is asked to open; there are none.
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// The options with which it is opened.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}

/// A quick action on an app's icon. Its values are stored without effect.
open class UIApplicationShortcutItem: NSObject {
  /// The kind of action.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The subtitle.
  public let localizedSubtitle: String?
  /// Further values.
  public let userInfo: [String: Any]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: Any? = nil,
    userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

extension UIScene.ConnectionOptions {
  /// The URLs to open: none.
  public var urlContexts: Set<UIOpenURLContext> { [] }
  /// The activities to continue: none.
  public var userActivities: Set<NSUserActivity> { [] }
  /// The action of the icon: none.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
  /// The app that asks for the scene: none.
  public var sourceApplication: String? { nil }
}

extension UIScene {
  /// The options with which a URL is opened.
  public final class OpenURLOptions: NSObject {
    /// The app that asks: none.
    public var sourceApplication: String? { nil }
    /// Values for the URL: none.
    public var annotation: Any? { nil }
    /// Whether the file must not be copied: false.
    public var openInPlace: Bool { false }
  }
}

extension UIApplication {
  /// An option of a URL that the app is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates the option with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Values for the URL.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file must be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The URL of the app's settings.
  public static var openSettingsURLString: String { "app-settings:" }

  /// The shortest interval between fetches in the background.
  public static var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// The sessions of the app's scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether events are ignored: they aren't.
  public var isIgnoringInteractionEvents: Bool { false }

  /// Returns no task: a film isn't suspended.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Returns no task: a film isn't suspended.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Does nothing, because `beginBackgroundTask` never begins a task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left in the background: without limit.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Delivers an event to the window of the touch that has changed. All touches pass here.
  public func sendEvent(_ event: UIEvent) {
    replaceable(.sendEvent, of: self, in: UIApplication.self, event) { event in
      event.touch?.window?.sendEvent(event)
    }
  }

  /// Returns false: a film can't open URLs.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// The number on the app's icon; it stays 0.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// Whether a shake undoes changes; it stays true.
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }

  /// Whether the app can change its icon: it can't.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the app's icon: nil, the primary icon.
  public var alternateIconName: String? { nil }

  /// Calls `completionHandler` without an error. A film has no icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Whether protected files can be read: they can.
  public var isProtectedDataAvailable: Bool { true }

  /// The actions of the app's icon: none. Setting them has no effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  /// Does nothing: a film receives no notifications from servers.
  public func registerForRemoteNotifications() {}

  /// Does nothing: a film receives no notifications from servers.
  public func unregisterForRemoteNotifications() {}

  /// Whether the app receives notifications from servers: it doesn't.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether the app may fetch in the background: it may, but nothing calls its delegate.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// The interval of fetches in the background that an app doesn't ask for.
  public static var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Does nothing: a film doesn't fetch in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Does nothing: a film has no remote control.
  public func beginReceivingRemoteControlEvents() {}

  /// Does nothing: a film has no remote control.
  public func endReceivingRemoteControlEvents() {}

  /// Does nothing: the state of a film isn't restored.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Does nothing: the state of a film isn't restored.
  public func extendStateRestoration() {}

  /// Does nothing: the state of a film isn't restored.
  public func completeStateRestoration() {}

  /// Whether the app can have several scenes: it can't, as on a phone.
  public var supportsMultipleScenes: Bool { false }

  /// Calls `errorHandler` with the error of a phone, where an app has one scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.multipleScenesNotSupported)) }

  /// Calls `errorHandler` with the error of a phone, where an app has one scene.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.multipleScenesNotSupported)) }

  /// Does nothing: the picture of the app among others isn't shown.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// Whether an app may fetch in the background; the raw values are Apple's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the user can't change that.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case available
}

extension UIWindowScene {
  /// The traits of the scene.
  public var traitCollection: UITraitCollection { .current }

  /// Whether the scene fills the screen: it does.
  public var isFullScreen: Bool { true }
}
