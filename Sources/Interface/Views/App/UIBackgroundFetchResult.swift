public import Foundation

// What the methods of an app's delegate name. A film calls none of those that fetch or extend.

/// The result of a fetch in the background; the raw values are Apple's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData
  /// There is none.
  case noData
  /// The fetch has failed.
  case failed
}

extension UIApplication {
  /// A kind of extensions of other apps.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}

// The reasons of a launch; a film's app starts without one.
extension UIApplication.LaunchOptionsKey {
  /// A URL was opened.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// Another app has opened it.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// Values of another app.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// A notification has arrived.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A notification of the app was due.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The place of the device has changed.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// A device nearby has connected.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// A device nearby has connected.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// An action of the Home Screen was chosen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// An activity is continued.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The kind of an activity.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// Something was shared.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}

extension UIWindowScene {
  /// A request for a scene with a preview; a film has one scene.
  open class ActivationConfiguration: NSObject {
    /// What the scene shows.
    public let userActivity: NSUserActivity
    /// The preview; nil by default.
    open var preview: AnyObject?

    /// Creates a request.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }
}

/// Describes a scroll view's position for assistive technologies. No method is called.
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns the position as a text; nil by default.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
  /// Returns nil.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}
