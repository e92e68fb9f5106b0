public import Foundation

/// What an app asks for; the raw values are Apple's.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates a set of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers at the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// In a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Sounds that can't be muted.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Without a question, silently.
  public static let provisional = Self(rawValue: 1 << 6)
}

/// Whether notifications are allowed; the raw values are Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Silently.
  case provisional
  /// For a while.
  case ephemeral
}

/// Whether a kind of notifications is on; the raw values are Apple's.
public enum UNNotificationSetting: Int, Sendable {
  /// The app doesn't have it.
  case notSupported
  /// Off.
  case disabled
  /// On.
  case enabled
}

/// What the user allows: nothing.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Denied.
  public var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Off.
  public var soundSetting: UNNotificationSetting { .disabled }
  /// Off.
  public var badgeSetting: UNNotificationSetting { .disabled }
  /// Off.
  public var alertSetting: UNNotificationSetting { .disabled }
  /// Off.
  public var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Off.
  public var lockScreenSetting: UNNotificationSetting { .disabled }
}

/// How a notification is shown while the app is; the raw values are Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates a set of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With a number at the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// With a sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// With an alert.
  public static let alert = Self(rawValue: 1 << 2)
  /// In the list.
  public static let list = Self(rawValue: 1 << 3)
  /// As a banner.
  public static let banner = Self(rawValue: 1 << 4)
}
